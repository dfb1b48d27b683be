@_spi(Reflection) internal import Swift

/// One stored property, as the runtime's field metadata describes it.
///
/// `_forEachField` is not public API of the standard library, but it is what `Mirror` reads and it
/// gives offsets, which nothing public does.
struct Field {
  let offset: Int
  let type: Any.Type

  /// The stored properties of a struct or the elements of a tuple; nothing for other types.
  static func all(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = unsafe _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return fields
  }
}

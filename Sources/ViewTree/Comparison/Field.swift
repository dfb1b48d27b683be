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

/// What kind of type a value has, so far as comparing needs to know.
enum TypeKind {
  case aggregate
  case object
  case function
  case existential
  case scalar

  init(_ type: Any.Type) {
    // The first word of metadata is its kind (swift/docs/ABI/TypeMetadata.rst); classes have a
    // pointer or zero there.
    let word = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    switch word {
    case 0x200, 0x301: self = .aggregate
    case 0x302: self = .function
    case 0x303: self = .existential
    case 0, 0x800...: self = .object
    default: self = .scalar
    }
  }
}

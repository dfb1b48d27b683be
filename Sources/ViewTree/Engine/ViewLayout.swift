/// What the engine has to know of a view type: how to compare two values, and which stored
/// properties to complete; read from the type's metadata once and kept.
@usableFromInline
final class ViewLayout {
  @usableFromInline let comparator: Comparator
  /// The comparator's steps, which are reached without retaining it.
  @usableFromInline let program: ComparisonProgram
  @usableFromInline let properties: [Property]

  @usableFromInline
  struct Property {
    let offset: Int
    let type: any ConnectedProperty.Type
  }

  private init(_ type: Any.Type, _ comparator: Comparator) {
    self.comparator = comparator
    program = comparator.program
    properties = Self.properties(of: type, from: 0)
  }

  nonisolated(unsafe) private static var known: [Key: ViewLayout] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let mode: ComparisonMode
  }

  /// The layout of a view type.
  ///
  /// - Complexity: one hash table look-up, and a walk over the type's fields the first time.
  @usableFromInline @MainActor
  static func of<V>(_ type: V.Type, _ mode: ComparisonMode) -> ViewLayout {
    let key = Key(type: ObjectIdentifier(type), mode: mode)
    if let layout = unsafe known[key] { return layout }
    let layout = ViewLayout(type, Comparator.of(type, mode))
    unsafe known[key] = layout
    return layout
  }

  private static func properties(of type: Any.Type, from base: Int) -> [Property] {
    Field.all(of: type).flatMap { field -> [Property] in
      let offset = base + field.offset
      if let connected = field.type as? any ConnectedProperty.Type {
        return [Property(offset: offset, type: connected)]
      }
      // A property struct or a modifier of the user's own holds such properties in turn.
      if field.type is any DynamicProperty.Type || field.type is any ViewModifier.Type {
        return properties(of: field.type, from: offset)
      }
      return []
    }
  }
}

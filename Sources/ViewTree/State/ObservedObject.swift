/// An observable object that someone else owns; any change of it runs the body.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, ConnectedProperty {
  /// The object.
  public var wrappedValue: Object

  /// Observes an object.
  ///
  /// - Parameter wrappedValue: the object.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to an object's properties; making one observes nothing.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// A binding to a property.
    ///
    /// - Parameter path: the property.
    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      Binding(location: ObjectLocation(object, path))
    }
  }

  @usableFromInline
  mutating func connect(_ slot: inout (any PropertySlot)?, _ connection: Connection) {
    slot = ObservedSlot(wrappedValue.objectWillChange)
  }
}

/// What ties an identity to an observed object.
final class ObservedSlot: PropertySlot {
  private let publisher: ObservableObjectPublisher

  init(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }

  func trackWhole() { publisher.track() }
}

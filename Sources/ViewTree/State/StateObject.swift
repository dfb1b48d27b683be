/// An observable object that belongs to the view's identity; made once, when the identity begins.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty, ConnectedProperty,
  IdentityOwned
{
  private let make: () -> Object
  private var owned: OwnedObject<Object>?

  /// Says how the object is made.
  ///
  /// - Parameter wrappedValue: called once, when the identity begins.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    make = wrappedValue
  }

  /// The object; outside a mounted view a new one at each read.
  public var wrappedValue: Object { owned?.object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }

  @usableFromInline
  mutating func connect(_ slot: inout (any PropertySlot)?, _ connection: Connection) {
    if let known = slot as? OwnedObject<Object> {
      owned = known
    } else {
      let new = OwnedObject(make())
      owned = new
      slot = new
    }
  }
}

/// The object an identity owns.
final class OwnedObject<Object: ObservableObject>: PropertySlot {
  let object: Object

  init(_ object: Object) { self.object = object }

  func trackWhole() { object.objectWillChange.track() }
}

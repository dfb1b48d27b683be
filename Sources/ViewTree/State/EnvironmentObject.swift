/// An observable object that an ancestor provides; any change of it runs the body.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, ConnectedProperty,
  IdentityOwned
{
  private var scope: EnvironmentScope?

  /// Reads the nearest ancestor's object.
  public init() {}

  /// The object.
  public var wrappedValue: Object {
    let entry = scope?.read(ObjectIdentifier(ObjectKey<Object>.self))
    if let object = (entry as? TypedEntry<Object?>)?.value {
      return object
    }
    preconditionFailure(
      "no object of type \(Object.self) was read in a body that an ancestor feeds"
    )
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }

  @usableFromInline
  mutating func connect(_ slot: inout (any PropertySlot)?, _ connection: Connection) {
    scope = connection.environment
    let new = EnvironmentObjectSlot<Object>(scope: connection.environment)
    slot = new
    if !new.isComplete {
      connection.runtime.report(
        .missingObject(type: "\(Object.self)", view: "\(connection.view)")
      )
    }
  }
}

/// What ties an identity to the object its surroundings provide, whichever it is at the time.
final class EnvironmentObjectSlot<Object: ObservableObject>: PropertySlot {
  private let scope: EnvironmentScope
  private let name = ObjectIdentifier(ObjectKey<Object>.self)

  init(scope: EnvironmentScope) { self.scope = scope }

  var isComplete: Bool { scope.find(name) != nil }

  func trackWhole() {
    (scope.read(name) as? TypedEntry<Object?>)?.value?.objectWillChange.track()
  }
}

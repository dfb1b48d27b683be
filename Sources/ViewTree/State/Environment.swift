public import Observation

/// A value that an ancestor put into the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, ConnectedProperty, IdentityOwned {
  private let look: Look
  private var scope: EnvironmentScope?

  private enum Look {
    case path(KeyPath<EnvironmentValues, Value>)
    case object(name: ObjectIdentifier, isRequired: Bool, (EnvironmentEntry?) -> Value?)
  }

  /// Reads a value by its place among the environment's values.
  ///
  /// - Parameter path: the value, for example `\.clock`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    look = .path(path)
  }

  /// Reads the nearest ancestor's object of a type.
  ///
  /// - Parameter type: the type; if no ancestor provides one, the body does not run and the host
  ///   reports which view missed which type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    look = .object(name: ObjectIdentifier(ObjectKey<Value>.self), isRequired: true) { entry in
      (entry as? TypedEntry<Value?>)?.value
    }
  }

  /// Reads the nearest ancestor's object of a type, if there is one.
  ///
  /// - Parameter type: the type.
  public init<Object: AnyObject & Observable>(_ type: Object.Type)
  where Value == Object? {
    look = .object(name: ObjectIdentifier(ObjectKey<Object>.self), isRequired: false) { entry in
      .some((entry as? TypedEntry<Object?>)?.value)
    }
  }

  /// The value now; a read in a body ties the body to it.
  public var wrappedValue: Value {
    switch look {
    case .path(let path):
      return (scope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues())[keyPath: path]
    case .object(let name, _, let open):
      if let value = open(scope?.read(name)) { return value }
      preconditionFailure(
        "no object of type \(Value.self) was read in a body that an ancestor feeds"
      )
    }
  }

  @usableFromInline
  mutating func connect(_ slot: inout (any PropertySlot)?, _ connection: Connection) {
    scope = connection.environment
    guard case .object(let name, true, _) = look else { return }
    let new = RequiredObject(name: name, scope: connection.environment)
    slot = new
    if !new.isComplete {
      connection.runtime.report(
        .missingObject(type: "\(Value.self)", view: "\(connection.view)")
      )
    }
  }
}

/// What stands for an environment object that must be there before the body may run.
final class RequiredObject: PropertySlot {
  private let name: ObjectIdentifier
  private let scope: EnvironmentScope

  init(name: ObjectIdentifier, scope: EnvironmentScope) {
    self.name = name
    self.scope = scope
  }

  var isComplete: Bool { scope.find(name) != nil }

  /// Ties the node to the place where the object is missing, so that it runs once it is there.
  func trackWhole() {
    if !isComplete { _ = scope.read(name) }
  }
}

public import Observation

/// Makes bindings to the properties of an object that the standard library observes.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Object

  /// Makes bindings to an object's properties.
  ///
  /// - Parameter wrappedValue: the object.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to an object's properties.
  ///
  /// - Parameter object: the object.
  public init(_ object: Object) {
    wrappedValue = object
  }

  /// The value itself, for `$object.property`.
  public var projectedValue: Bindable { self }

  /// A binding to a property.
  ///
  /// - Parameter path: the property.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(location: ObjectLocation(wrappedValue, path))
  }
}

/// A reference to a value that someone else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>

  init(location: Location<Value>) {
    self.location = location
  }

  /// Stands for a value by two functions.
  ///
  /// Each call makes another binding, so a view that holds one is changed by every rebuild.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: changes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get, set)
  }

  /// The value; a read in a body ties the body to it.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Takes over a binding that a closure was given as `$name`.
  ///
  /// - Parameter projectedValue: the binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding whose value never changes.
  ///
  /// - Parameter value: the value.
  /// - Returns: a binding that ignores writes.
  public static func constant(_ value: Value) -> Binding {
    Binding(location: ConstantLocation(value))
  }

  /// A binding to a part of the value.
  ///
  /// - Parameter path: the part.
  public subscript<Part>(
    dynamicMember path: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(location: location.part(path) { PropertyLocation(location, path) })
  }
}

extension Binding: ComparedBySelf {
  func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at a place.
  ///
  /// A row may hold it for longer than the place exists: it then reads the last element that was
  /// there and writes nothing, where a key path to the element would trap.
  ///
  /// - Parameter position: the place.
  /// - Returns: the binding.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }

  /// A binding to one element, safe to hold when the element is gone.
  ///
  /// - Parameter index: the element's index, which exists now.
  /// - Returns: a binding that reads the last known element and writes nothing once it is gone.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    guard let key = index as? any Hashable else {
      return Binding<Value.Element>(location: ElementLocation(location, index))
    }
    return Binding<Value.Element>(
      location: location.part(AnyHashable(key)) { ElementLocation(location, index) }
    )
  }
}

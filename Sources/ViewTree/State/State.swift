/// A value that belongs to the view's identity: it outlives every view value and dies with it.
///
/// The wrapped value given by an initialiser is used once, when the identity begins.
@propertyWrapper
public struct State<Value>: DynamicProperty, ConnectedProperty, IdentityOwned {
  private let first: Value
  private var box: StateBox<Value>?

  /// Gives the state its first value.
  ///
  /// - Parameter wrappedValue: used if the identity is new, ignored otherwise.
  public init(wrappedValue: Value) {
    first = wrappedValue
  }

  /// Gives the state its first value.
  ///
  /// - Parameter initialValue: used if the identity is new, ignored otherwise.
  public init(initialValue: Value) {
    first = initialValue
  }

  /// The value now; a read in a body ties the body to it.
  ///
  /// A write outside the tree, during a body or after the identity's end changes nothing.
  public var wrappedValue: Value {
    get { box?.get() ?? first }
    nonmutating set { box?.set(newValue) }
  }

  /// A reference to the state for a view that changes it; making one is not a read.
  public var projectedValue: Binding<Value> {
    Binding(location: box ?? ConstantLocation(first))
  }

  @usableFromInline
  mutating func connect(_ slot: inout (any PropertySlot)?, _ connection: Connection) {
    if let known = slot as? StateBox<Value> {
      box = known
    } else {
      let new = StateBox(first, runtime: connection.runtime, counts: connection.counts)
      box = new
      slot = new
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

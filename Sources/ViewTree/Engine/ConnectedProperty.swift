/// A stored property of a view that the engine completes before the body runs.
@usableFromInline
protocol ConnectedProperty {
  /// Ties the property to what the identity keeps for it.
  ///
  /// - Parameters:
  ///   - slot: what the identity keeps; nil at first.
  ///   - connection: where in the tree the view stands.
  mutating func connect(_ slot: inout (any PropertySlot)?, _ connection: Connection)
}

/// What an identity keeps for one property of its view.
@usableFromInline
protocol PropertySlot: AnyObject {
  /// Ties the node that is about to run to what the property stands for, read or not.
  func trackWhole()
  /// Ends what belongs to the identity alone.
  func retire(in runtime: Runtime, counts: Bool)
  /// Whether the property can be read.
  var isComplete: Bool { get }
}

extension PropertySlot {
  @usableFromInline func trackWhole() {}
  @usableFromInline func retire(in runtime: Runtime, counts: Bool) {}
  @usableFromInline var isComplete: Bool { true }
}

/// Where in the tree a property is connected.
@usableFromInline
struct Connection {
  @usableFromInline let runtime: Runtime
  @usableFromInline let environment: EnvironmentScope
  @usableFromInline let view: Any.Type
  @usableFromInline let counts: Bool

  @usableFromInline
  init(runtime: Runtime, environment: EnvironmentScope, view: Any.Type, counts: Bool) {
    self.runtime = runtime
    self.environment = environment
    self.view = view
    self.counts = counts
  }
}

/// The slots of one identity, in the order of its view's properties.
@usableFromInline
struct PropertySlots {
  private var slots: [(any PropertySlot)?]

  @usableFromInline init(count: Int) {
    slots = count == 0 ? [] : Array(repeating: nil, count: count)
  }

  @usableFromInline var isComplete: Bool {
    slots.allSatisfy { $0?.isComplete ?? true }
  }

  @usableFromInline
  mutating func connect(
    _ properties: [ViewLayout.Property],
    of view: UnsafeMutableRawPointer,
    to connection: Connection
  ) {
    for (index, property) in properties.enumerated() {
      unsafe connectOne(property.type, view + property.offset, &slots[index], connection)
    }
  }

  private func connectOne<P: ConnectedProperty>(
    _ type: P.Type,
    _ place: UnsafeMutableRawPointer,
    _ slot: inout (any PropertySlot)?,
    _ connection: Connection
  ) {
    unsafe place.assumingMemoryBound(to: P.self).pointee.connect(&slot, connection)
  }

  @usableFromInline func track() {
    for slot in slots { slot?.trackWhole() }
  }

  @usableFromInline mutating func retire(in runtime: Runtime, counts: Bool) {
    for slot in slots { slot?.retire(in: runtime, counts: counts) }
    slots = []
  }
}

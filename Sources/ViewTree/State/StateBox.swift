/// Where a state's value lives: owned by the identity, reached by bindings.
@usableFromInline
final class StateBox<Value>: Location<Value>, PropertySlot {
  private var value: Value
  private let runtime: Runtime
  private let comparator: Comparator
  private var owned = true

  init(_ value: Value, runtime: Runtime, counts: Bool) {
    self.value = value
    self.runtime = runtime
    comparator = Comparator.of(Value.self, .automatic)
    super.init()
    runtime.liveBoxes += 1
    if counts { runtime.counters.statesCreated += 1 }
  }

  deinit { runtime.liveBoxes -= 1 }

  override func peek() -> Value { value }

  override var isAlive: Bool { owned }

  override func set(_ new: Value) {
    guard owned else { return }
    if unsafe Tracking.isRunningBody {
      runtime.report(.stateWrittenDuringBody(type: "\(Value.self)"))
      return
    }
    let old = value
    if comparator.areEqual(old, new) { return }
    value = new
    fire(from: old, to: new)
  }

  @usableFromInline func retire(in runtime: Runtime, counts: Bool) {
    owned = false
    if counts { runtime.counters.statesDestroyed += 1 }
  }
}

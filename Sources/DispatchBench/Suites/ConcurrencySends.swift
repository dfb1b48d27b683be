import Containers
import Measurement
import Results

/// Payloads that cross from one task to another.
enum ConcurrencySends {
  static let all: [Comparison] = [inlineTasks, boxedTasks, groups, streams]

  private static let inlineTasks = tasks(
    Bytes24.self,
    "24B",
    erased: sent(allocations: 4, retains: 4),
    untyped: sent(allocations: 4, retains: 4, casts: 2)
  )

  private static let boxedTasks = tasks(
    Bytes32.self,
    "32B",
    erased: sent(allocations: 4 + 2, retains: 6),
    untyped: sent(allocations: 4 + 2, retains: 7, casts: 2)
  )

  /// One payload there and one back; a task takes four allocations, whatever it carries.
  private static func tasks<P: Payload & Sendable>(
    _: P.Type,
    _ payload: String,
    erased: Remains,
    untyped: Remains
  ) -> Comparison {
    Comparison("Concurrency", "task", parameter: payload) {
      Form(.concrete, leaves: sent(allocations: 4, retains: 4)) {
        sendToTask(SendingConcrete<P>.self)
      }
      Form(.any, leaves: erased, note: "any P & Sendable") { sendToTask(SendingErased<P>.self) }
      Form("anySendable", leaves: untyped, note: "any Sendable, cast back") {
        sendToTask(SendingUntyped<P>.self)
      }
    }
  }

  private static let groups = Comparison(
    "Concurrency",
    "group",
    parameter: "32B",
    operationsPerIteration: sentAtOnce
  ) {
    Form(.concrete, leaves: sent(allocations: 34, retains: 24, per: sentAtOnce)) {
      sendToGroup(SendingConcrete<Bytes32>.self)
    }
    Form(
      .any,
      leaves: sent(allocations: 34 + sentAtOnce, retains: 32, per: sentAtOnce),
      note: "a box for every child"
    ) { sendToGroup(SendingErased<Bytes32>.self) }
  }

  private static let streams = Comparison(
    "Concurrency",
    "stream",
    parameter: "32B",
    operationsPerIteration: sentAtOnce
  ) {
    Form(.concrete, leaves: sent(allocations: 8, retains: 32, per: sentAtOnce)) {
      sendToStream(SendingConcrete<Bytes32>.self)
    }
    Form(
      .any,
      leaves: sent(allocations: 8 + sentAtOnce, retains: 48, per: sentAtOnce),
      note: "a box for every element"
    ) { sendToStream(SendingErased<Bytes32>.self) }
  }

  private static func sent(
    allocations: Int,
    retains: Int,
    casts: Int = 0,
    per: Int = 1
  ) -> Remains {
    Remains.counts(allocations: allocations, retains: retains, casts: casts, per: per)
      .unsaid(.indirectBranches, because: "tasks go through queues and locks of the runtime")
  }
}

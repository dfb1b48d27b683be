import Foundation
package import Results

/// Carries out experiments and makes their rows.
package enum Outcomes {
  /// The rows of `facts`: 1 for what holds, 0 for what does not, with what contradicts it.
  package static func rows(of facts: [OutcomeFact]) -> [ResultRow] {
    let found = waiting(for: { @MainActor () async -> [[String]] in
      var found: [[String]] = []
      for fact in facts { found.append(await fact.contradictions()) }
      return found
    })
    return zip(facts, found).map { fact, contradictions in
      ResultRow(
        benchmark: fact.name,
        metric: .scenario,
        value: contradictions.isEmpty ? 1 : 0,
        n: 1,
        note: ([fact.claim] + contradictions).joined(separator: "; ")
      )
    }
  }

  /// Runs the main actor's jobs from the main thread, which waits for one of them.
  private static func waiting<Value: Sendable>(for job: @escaping @MainActor () async -> Value)
    -> Value
  {
    let slot = Slot<Value>()
    Task { @MainActor in slot.value = await job() }
    while true {
      if let value = MainActor.assumeIsolated({ slot.value }) { return value }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @MainActor private final class Slot<Value> {
    var value: Value?
    nonisolated init() {}
  }
}

import Foundation
package import Results

/// Carries out experiments and makes their rows.
package enum Outcomes {
  private typealias Finding = Result<[String], NotTried>

  /// The rows of `facts`: 1 for what holds, 0 for what does not, with what contradicts it, and no
  /// number for what could not be tried.
  ///
  /// - Parameters:
  ///   - facts: What is said.
  ///   - effort: How much time is taken; a quick run leaves out what takes seconds.
  /// - Returns: One row a fact, in their order.
  package static func rows(of facts: [OutcomeFact], effort: Effort) -> [ResultRow] {
    let found = waiting(for: { @MainActor () async -> [Finding] in
      var found: [Finding] = []
      for fact in facts { found.append(await finding(of: fact, effort)) }
      return found
    })
    return zip(facts, found).map { fact, finding in
      switch finding {
      case .success(let contradictions):
        ResultRow(
          benchmark: fact.name,
          metric: .scenario,
          value: contradictions.isEmpty ? 1 : 0,
          n: 1,
          note: ([fact.claim] + contradictions).joined(separator: "; ")
        )
      case .failure(let reason):
        ResultRow(
          benchmark: fact.name,
          metric: .scenario,
          value: nil,
          n: 0,
          status: .notMeasured,
          note: reason.words
        )
      }
    }
  }

  /// Why an experiment was not carried out.
  private struct NotTried: Error {
    let words: String
  }

  @MainActor
  private static func finding(of fact: OutcomeFact, _ effort: Effort) async -> Finding {
    if fact.isSlow {
      if effort == .quick { return .failure(NotTried(words: "not tried at quick effort")) }
      if Interruption.signal != nil {
        return .failure(NotTried(words: "the run was interrupted"))
      }
    }
    do {
      return .success(try await fact.contradictions())
    } catch {
      return .failure(NotTried(words: "\(error)"))
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

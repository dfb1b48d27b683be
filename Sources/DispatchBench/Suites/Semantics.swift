import Measurement
import Results
import ViewTree

/// Whether the view tree does what a view tree must: costs of a tree that is wrong say nothing.
enum SemanticsSuite {
  static let suite = Suite(
    family: "Scenario",
    question: "Does the view tree keep identity and state as it must?",
    outcomes: Scenarios.semantics.map { fact($0, mark: $0.id) }
      // The reports of bugs are numbered like the claims of part B, of which they say nothing.
      + Scenarios.reports.map { fact($0, mark: "bug\($0.id)") }
      + Scenarios.claims.map { fact($0, mark: $0.id) }
  )

  private static func fact(_ scenario: Scenario, mark: String) -> OutcomeFact {
    let text = "Scenario.holds.typed.\(mark)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return OutcomeFact(name, claim: scenario.claim) {
      let outcome = await scenario.run()
      return outcome.checks == 0 ? ["nothing was checked"] : outcome.mismatches
    }
  }
}

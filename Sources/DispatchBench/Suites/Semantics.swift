import ErasedTrees
import Measurement
import Results
import Trees

/// Whether the view tree does what a view tree must, and where erasing its views means something
/// else: costs of a tree that is wrong, or that does something else, say nothing.
enum SemanticsSuite {
  static let suite = Suite(
    family: "Scenario",
    question:
      "Does the view tree keep identity and state as it must, also if its views are erased?",
    outcomes: facts(Trees.Scenarios.semantics, under: .typed)
      // The reports of bugs are numbered like the claims of part B, of which they say nothing.
      + facts(Trees.Scenarios.reports, under: .typed, prefix: "bug")
      + facts(Trees.Scenarios.claims, under: .typed)
      + facts(Trees.Scenarios.erasedInputs, under: .typed)
      + Trees.Erasure.allCases.filter { $0 != .typed && $0 != .compiler }
      .flatMap { facts(Trees.Scenarios.semantics + Trees.Scenarios.erasedInputs, under: $0) }
      + compiledFacts
      + facts(Trees.Scenarios.oneOf, as: "oneOf")
      + facts(Trees.Scenarios.anyViews, as: "anyViews")
      + facts(Trees.Scenarios.nodeEnum, as: "nodeEnum")
  )

  private static func facts(
    _ scenarios: [Trees.Scenario],
    under erasure: Trees.Erasure = .typed,
    as variant: String? = nil,
    prefix: String = ""
  ) -> [OutcomeFact] {
    scenarios.map { scenario in
      fact(
        variant ?? erasure.rawValue,
        "\(prefix)\(scenario.id)",
        scenario.claim,
        difference: scenario.differs(under: erasure) ? scenario.difference?.claim : nil
      ) {
        let outcome = await scenario.run(under: erasure)
        return outcome.checks == 0 ? ["nothing was checked"] : outcome.mismatches
      }
    }
  }

  /// The same sources compiled with the compiler's own erasure, which makes them another module.
  private static let compiledFacts = compiledScenarios.map { scenario in
    fact(
      ErasedTrees.Erasure.compiler.rawValue,
      scenario.id,
      scenario.claim,
      difference: scenario.differs(under: .compiler) ? scenario.difference?.claim : nil
    ) {
      let outcome = await scenario.run(under: .compiler)
      return outcome.checks == 0 ? ["nothing was checked"] : outcome.mismatches
    }
  }

  private static let compiledScenarios =
    ErasedTrees.Scenarios.semantics + ErasedTrees.Scenarios.claims
    + ErasedTrees.Scenarios.erasedInputs

  private static func fact(
    _ variant: String,
    _ mark: String,
    _ claim: String,
    difference: String?,
    contradictions: @escaping @MainActor @Sendable () async -> [String]
  ) -> OutcomeFact {
    let text = "Scenario.\(difference == nil ? "holds" : "differs").\(variant).\(mark)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    let difference = difference.map { "semantic difference: \($0)" }
    return OutcomeFact(name, claim: difference ?? claim, contradictions: contradictions)
  }
}

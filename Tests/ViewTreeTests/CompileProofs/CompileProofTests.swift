import Testing

@Suite struct CompileProofTests {
  @Test(arguments: try ProofCompilation.all())
  func theCompilerSaysWhatTheProofExpects(_ compilation: ProofCompilation) throws {
    let verdict = try compilation.verdict()
    let differences = compilation.proof.differences(from: verdict, in: compilation.trial)
    #expect(differences.isEmpty, "\(compilation.proof.claim): \(compilation.proof.why)")
  }

  /// Claims of the kind that the compiler enforces, and the field report of its crash.
  @Test(arguments: ["A08", "B01", "B02", "B03", "G11", "G12", "R38"])
  func everyClaimHasASourceThatCompilesAndOneThatDoesNot(_ claim: String) throws {
    let outcomes = try ProofCompilation.all().filter { $0.proof.claim == claim }.map(
      \.trial.outcome
    )
    #expect(outcomes.contains(.compiles))
    #expect(outcomes.contains { $0 != .compiles })
  }
}

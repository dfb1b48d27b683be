import Measurement
import Testing

@Suite struct CompileProofTests {
  @Test(arguments: try proofs())
  func theCompilerSaysWhatTheProofExpects(_ compilation: ProofCompilation) throws {
    let folder = try #require(ProofFolder.own)
    let verdict = try compilation.verdict(of: SwiftCompiler(limit: 120), in: folder)
    let differences = compilation.proof.differences(from: verdict, in: compilation.trial)
    #expect(differences.isEmpty, "\(compilation.proof.claim): \(compilation.proof.why)")
  }

  /// Claims of the kind that the compiler enforces, the field report of its crash, and the mode that
  /// refuses existentials.
  @Test(arguments: ["A08", "B01", "B02", "B03", "G11", "G12", "R38", "Embedded"])
  func everyClaimHasASourceThatCompilesAndOneThatDoesNot(_ claim: String) throws {
    let outcomes = try Self.proofs().filter { $0.proof.claim == claim }.map(\.trial.outcome)
    #expect(outcomes.contains(.compiles))
    #expect(outcomes.contains { $0 != .compiles })
  }

  private static func proofs() throws -> [ProofCompilation] {
    let folder = try #require(ProofFolder.own)
    return try folder.compilations()
  }
}

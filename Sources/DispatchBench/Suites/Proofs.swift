import Measurement
import Results

/// What the compiler enforces: sources that it must take beside sources that it must refuse.
enum ProofSuite {
  static let suite = Suite(
    family: "Proof",
    question: "Does the compiler decide as it is said to?",
    outcomes: [
      fact("A08", "`==` and arrays of one type compile for `some` and are refused for `any`"),
      fact("B01", "the results of one function with a `some` result have one hidden type"),
      fact("B02", "every path of a `some` result returns one type, and a builder makes it one"),
      fact("B03", "the callee chooses the type of an opaque result, the caller that of a generic"),
      fact("G11", "ForEach takes an Array and refuses a Set"),
      fact("G12", "property wrappers refuse `let`, and StateObject an `@Observable` class"),
      fact("R38", "the optimizer crashes on an `any P & ~Copyable` that is returned and consumed"),
      fact("Embedded", "Embedded Swift refuses `any P` and `Any`, and takes what is class-bound"),
    ]
  )

  private static func fact(_ claim: String, _ words: String) -> OutcomeFact {
    let text = "Proof.holds.compiler.\(claim)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return OutcomeFact(name, claim: words, isSlow: true) {
      try ProofExperiment(of: claim).contradictions()
    }
  }
}

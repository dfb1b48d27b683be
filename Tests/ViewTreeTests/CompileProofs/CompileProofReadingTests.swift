import Measurement
import Testing

@Suite struct CompileProofReadingTests {
  private static let header = "// claim: A1\n// why: x\n"

  @Test(arguments: [
    "// why: x\n// swiftc -c: compiles", "// claim: A1\n// swiftc -c: compiles", header,
    header + "// swiftc -c compiles", header + "// swiftc -c: crashes", header + "// swiftc -c: ok",
    header + "// swiftc -c: compiles now", header + "// swiftc -c: refused",
    header + "// swiftc -c: compiles\nlet x = y  // refused: y",
  ])
  func refusesAFileThatExpectsNothingDefinite(_ text: String) {
    #expect(throws: CompileProofError.self) { try CompileProof(file: "a.swift", text: text) }
  }

  @Test(arguments: [
    ("", 0, ["line 4: no error, expected 'no y'"]),
    ("a.swift:4:1: error: there is no y here", 1, []),
    (
      "a.swift:5:1: error: no y", 1,
      ["line 4: no error, expected 'no y'", "line 5: unexpected error: no y"]
    ),
    ("a.swift:4:1: error: other", 1, ["line 4: unexpected error: other"]),
    ("a.swift:4:1: error: no y\n<unknown>:0: error: z", 1, ["line 0: unexpected error: z"]),
    ("Please submit a bug report", 6, ["the compiler aborted: Please submit a bug report"]),
  ])
  func tellsHowAVerdictDiffersFromARefusal(_ errors: String, status: Int32, expected: [String])
    throws
  {
    let found = try differences(
      Self.header + "// swiftc -c: refused\ny  // refused: no y",
      errors,
      status
    )
    #expect(found.sorted() == expected)
  }

  @Test(arguments: [("", 0, 0), ("a.swift:9:1: error: z", 1, 1), ("", 1, 1)])
  func tellsHowAVerdictDiffersFromSuccess(_ errors: String, status: Int32, count: Int) throws {
    #expect(try differences(Self.header + "// swiftc -c: compiles", errors, status).count == count)
  }

  @Test(arguments: [
    ("x\nPlease submit a bug report", 134, 0), ("y\nPlease submit a bug report", 134, 1),
    ("", 0, 1), ("a.swift:9:1: error: x", 1, 1),
  ])
  func failsWhenACrashIsGone(_ errors: String, status: Int32, count: Int) throws {
    #expect(
      try differences(Self.header + "// swiftc -O -c: crashes x", errors, status).count == count
    )
  }

  private func differences(_ text: String, _ errors: String, _ status: Int32) throws -> [String] {
    let proof = try CompileProof(file: "a.swift", text: text)
    let verdict = CompilerVerdict(succeeded: status == 0, diagnostics: errors)
    return proof.differences(from: verdict, in: proof.trials[0])
  }
}

import Foundation
import Measurement
import Testing

/// `explain` of the built program, from its file alone.
@Suite(.serialized) struct ExplainCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The program under a PATH of its own, which holds links to `programs`, or that of the test.
  private func run(_ arguments: [String], finding programs: [String]? = nil) throws
    -> BuiltExecutable.Outcome
  {
    let environment = try programs.map { ["PATH": try scratch.searchPath(of: $0)] }
    let executable = try BuiltExecutable(
      ["explain"] + arguments,
      environment: environment,
      in: scratch
    )
    try executable.start()
    return try executable.finish()
  }

  @Test(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
  func countsTheRowAndItsReference() throws {
    let outcome = try run(["Boxing.store.any.32B"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let output = outcome.output
    #expect(output.hasPrefix("Boxing.store.any.32B\n"))
    #expect(output.contains("reference  Boxing.store.concrete.32B"))
    #expect(output.contains("size             32 > 24    forces a box"))
    #expect(output.contains(#/malloc calls +1 +0 +\+1/#))
    #expect(output.contains("+1 block of malloc"))
    #expect(output.contains(#/\+\d+ indirect branch/#))
    #expect(output.contains("closure #1 in store"))
    #expect(output.contains("runtime call: swift_"))
    #expect(output.contains("INDIRECT call through"))
    #expect(output.contains("that an operation does not execute"))
  }

  @Test func showsTheRestWithoutValgrind() throws {
    let outcome = try run(["Dispatch.method.any.one"], finding: ["swift"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Inline: the container's 24 bytes hold it"))
    #expect(outcome.output.contains("not counted: no valgrind in PATH"))
    #expect(outcome.output.contains("apt-get install valgrind"))
    #expect(outcome.output.contains("DispatchSuite.methodOfOne"))
    #expect(!outcome.output.contains("that an operation does not execute"))
  }

  @Test func saysWhatToInstallWithoutADisassembler() throws {
    let outcome = try run(["Dispatch.method.any.one"], finding: [])
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("Inline: the container's 24 bytes hold it"))
    #expect(outcome.errors.contains("apt-get install binutils"))
  }

  @Test func suggestsTheNearestName() throws {
    let outcome = try run(["Boxing.store.any.32b"], finding: [])
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    try expectGolden(outcome.errors, "error-explain-name")
  }

  @Test func saysThatALayoutHasNothingToExecute() throws {
    let outcome = try run(["Layout.payload.25B"], finding: [])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("size 25, stride 32, alignment 8 bytes"))
    #expect(outcome.output.contains("nothing to count"))
  }

  @Test func saysWhatToBuildWhereSymbolsAreStripped() throws {
    let executable = try BuiltExecutable(
      ["explain", "Dispatch.method.any.one"],
      executable: try scratch.strippedProgram(),
      environment: ["PATH": try scratch.searchPath(of: [])],
      in: scratch
    )
    try executable.start()
    let outcome = try executable.finish()
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("no symbol table"))
    #expect(outcome.errors.contains("swift build -c release"))
    #expect(outcome.output.contains("Inline: the container's 24 bytes hold it"))
  }
}

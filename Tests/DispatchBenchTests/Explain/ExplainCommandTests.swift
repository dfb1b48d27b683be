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

  /// What a program reads of `--format json`.
  private struct Document: Decodable {
    struct Payload: Decodable { var obstacles: [String] }
    struct Figure: Decodable { var value: Double? }
    struct Count: Decodable {
      var benchmark: String
      var counts: [String: Figure]
    }
    struct Function: Decodable {
      var name: String
      var place: String
    }
    struct Line: Decodable {
      var executions: Double?
      var departure: String?
      var target: String?
    }
    struct Code: Decodable { var instructions: [Line] }

    var benchmark: String
    var payloads: [Payload]
    var reason: String?
    var count: Count?
    var referenceCount: Count?
    var functions: [Function]
    var code: [Code]?
  }

  private func document(_ outcome: BuiltExecutable.Outcome) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
  }

  @Test(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
  func printsTheSameAsJSON() throws {
    let outcome = try run(["Boxing.store.any.32B", "--format", "json", "--functions", "99"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let document = try document(outcome)
    #expect(document.benchmark == "Boxing.store.any.32B")
    #expect(document.payloads.map(\.obstacles) == [["32 > 24 bytes"]])
    #expect(document.count?.counts["malloc_calls"]?.value == 1)
    #expect(document.referenceCount?.benchmark == "Boxing.store.concrete.32B")
    #expect(document.referenceCount?.counts["malloc_calls"]?.value == 0)
    // A debug build leaves it to the runtime to make the box.
    let allocating: Set = ["swift_allocObject", "swift_allocBox"]
    #expect(document.functions.contains { allocating.contains($0.name) })
    let lines = try #require(document.code).flatMap(\.instructions)
    #expect(lines.contains { $0.departure == "indirect" && ($0.executions ?? 0) > 0 })
    #expect(lines.contains { $0.departure == "runtime" && $0.target?.hasPrefix("swift_") == true })
  }

  @Test func printsTheRestAsJSONWithoutValgrindAndDisassembler() throws {
    let outcome = try run(["Dispatch.method.any.one", "--format", "json"], finding: [])
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("apt-get install binutils"))
    let document = try document(outcome)
    #expect(document.reason?.contains("apt-get install valgrind") == true)
    #expect(document.count == nil)
    #expect(document.code == nil)
  }

  @Test func printsALayoutAsJSON() throws {
    let outcome = try run(["Layout.payload.25B", "--format", "json"], finding: [])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"size\" : 25"))
    #expect(outcome.output.contains("\"stride\" : 32"))
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

  /// A copy stands beside no description of a build, so nobody can tell what to compile.
  @Test(arguments: [[], ["--format", "json"]])
  func showsTheRestWhereTheBinaryWasMoved(format: [String]) throws {
    let executable = try BuiltExecutable(
      ["explain", "Dispatch.method.any.one", "--sil"] + format,
      executable: try scratch.copiedProgram(),
      environment: ["PATH": try scratch.searchPath(of: ["swift"])],
      in: scratch
    )
    try executable.start()
    let outcome = try executable.finish()
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasPrefix("Error: no SIL: the package manager's description of how"))
    #expect(outcome.errors.contains("run it where 'swift build' put it"))
    if format.isEmpty {
      #expect(outcome.output.contains("Inline: the container's 24 bytes hold it"))
      #expect(outcome.output.contains("DispatchSuite.methodOfOne"))
    } else {
      let document = try document(outcome)
      #expect(document.code?.isEmpty == false)
      #expect(!document.payloads.isEmpty)
    }
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

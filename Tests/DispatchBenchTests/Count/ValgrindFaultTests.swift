import Foundation
import Measurement
import Results
import Testing

/// What the built program does where valgrind is absent, too old or dying.
@Suite(.serialized) struct ValgrindFaultTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A valgrind that is no good, and what is said about it.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What a shell does that is called valgrind; `nil` where there is none.
    var script: String?
    let words: [String]
  }

  static let faults: [Fault] = [
    Fault(
      testDescription: "absent",
      script: nil,
      words: ["no valgrind in PATH", "apt-get install valgrind"]
    ),
    Fault(
      testDescription: "too old",
      script: "echo valgrind-3.18.1",
      words: ["found valgrind-3.18.1", "expected valgrind 3.19", "apt-get install valgrind"]
    ),
    Fault(
      testDescription: "says nothing",
      script: "exit 0",
      words: ["expected valgrind 3.19", "apt-get install valgrind"]
    ),
    Fault(
      testDescription: "fails at once",
      script: "exit 127",
      words: ["--version' failed"]
    ),
    Fault(
      testDescription: "killed",
      script: "[ \"$1\" = --version ] && echo valgrind-3.19.0 || kill -SEGV $$",
      words: ["valgrind ended before it reached a benchmark", "signal 11"]
    ),
    Fault(
      testDescription: "complains",
      script: "[ \"$1\" = --version ] && echo valgrind-3.22.0 || { echo no room >&2; exit 1; }",
      words: ["valgrind ended before it reached a benchmark", "status 1", "no room"]
    ),
  ]

  private func run(_ arguments: [String], _ fault: Fault) throws -> BuiltExecutable.Outcome {
    let path =
      if let script = fault.script {
        try scratch.searchPath(with: "valgrind", doing: script)
      } else { try scratch.searchPath(of: []) }
    let executable = try BuiltExecutable(arguments, environment: ["PATH": path], in: scratch)
    try executable.start()
    return try executable.finish()
  }

  @Test(arguments: faults)
  func endsACount(fault: Fault) throws {
    let outcome = try run(["count", "--exact", "Control.empty.loop"], fault)
    #expect(outcome.status == 4)
    #expect(outcome.output == "")
    for words in fault.words { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
  }

  @Test(arguments: faults)
  func leavesTheCellsOfARunEmptyWithTheReason(fault: Fault) throws {
    let output = scratch.path("out")
    let arguments = [
      "run", "--with-faults", "--exact", "Faults.work.twin", "--launches", "1",
      "--time-budget", "0.1", "--allow-debug-build", "--output", output,
    ]
    let outcome = try run(arguments, fault)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = ResultDirectory(path: output)
    let table = try ResultTable(readingFrom: files.results)
    let name = try #require(BenchmarkName("Faults.work.twin"))
    let row = try #require(table[name, .instructions])
    #expect(row.value == nil)
    #expect(row.status == .notMeasured)
    #expect(try #require(table[name, .time]).status != .notMeasured)
    let manifest = try Manifest(readingFrom: files.manifest)
    let instrument = try #require(manifest.instruments.first { $0.name == "callgrind" })
    let reason = try #require(instrument.version.reason)
    for words in fault.words {
      #expect(row.note.contains(words))
      #expect(reason.contains(words))
    }
  }

  /// A valgrind that works and is cut off: six lines say that two benchmarks were counted.
  private func dyingValgrind() throws -> String {
    let (valgrind, head) = (try Subprocess.find("valgrind"), try Subprocess.find("head"))
    return try scratch.searchPath(
      with: "valgrind",
      doing: "[ \"$1\" = --version ] && exec \(valgrind) --version;"
        + " \(valgrind) \"$@\" | \(head) -n 6; echo out of memory >&2; exit 1"
    )
  }

  /// Of three benchmarks the second is the one that both processes come to, from either end.
  @Test(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
  func losesWhatADyingValgrindDidNotComeTo() throws {
    let output = scratch.path("out")
    let executable = try BuiltExecutable(
      [
        "count", "--with-faults", "--filter", "^Faults.work.(sound|twin|slows)$", "--output",
        output, "--allow-debug-build",
      ],
      environment: ["PATH": try dyingValgrind()],
      in: scratch
    )
    try executable.start()
    let outcome = try executable.finish()
    #expect(outcome.status == 4)
    let reason = "valgrind ended before it was done: it ended with status 1; out of memory"
    #expect(outcome.errors == "Error: Faults.work.sound and 1 more: not counted: \(reason)\n")
    let table = try ResultTable(readingFrom: ResultDirectory(path: output).results)
    let rows = try ["sound", "twin", "slows"].map { variant in
      let name = try #require(BenchmarkName("Faults.work.\(variant)"))
      return try #require(table[name, .instructions])
    }
    #expect(rows.map(\.status) == [.notMeasured, .ok, .notMeasured])
    #expect(rows.map(\.note) == [reason, "", reason])
  }

  @Test(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
  func letsARunGoOnWhereValgrindDies() throws {
    let output = scratch.path("out")
    let executable = try BuiltExecutable(
      [
        "run", "--with-faults", "--exact", "Faults.work.sound", "--launches", "1",
        "--time-budget", "0.1", "--allow-debug-build", "--output", output,
      ],
      environment: ["PATH": try dyingValgrind()],
      in: scratch
    )
    try executable.start()
    let outcome = try executable.finish()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let table = try ResultTable(readingFrom: ResultDirectory(path: output).results)
    let name = try #require(BenchmarkName("Faults.work.sound"))
    let row = try #require(table[name, .instructions])
    #expect(row.status == .notMeasured)
    #expect(row.note.hasPrefix("valgrind ended before it was done: it ended with status 1"))
    #expect(try #require(table[name, .time]).status != .notMeasured)
  }

  @Test func saysWhatToBuildWhereSymbolsAreStripped() throws {
    let arguments = ["count", "--exact", "Control.empty.loop"]
    let executable = try BuiltExecutable(
      arguments,
      executable: try scratch.strippedProgram(),
      environment: [
        "PATH": try scratch.searchPath(with: "valgrind", doing: "echo valgrind-3.19.0")
      ],
      in: scratch
    )
    try executable.start()
    let outcome = try executable.finish()
    #expect(outcome.status == 4)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("the executable has no symbol table"))
    #expect(outcome.errors.contains("swift build -c release"))
  }
}

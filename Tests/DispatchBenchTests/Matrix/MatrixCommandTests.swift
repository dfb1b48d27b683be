import Foundation
import Results
import Testing

/// `matrix` with a package manager that takes no time: it links to the program beside these tests.
///
/// What the real one makes of each mode takes minutes, and `DispatchBench matrix` shows it.
@Suite(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
struct MatrixCommandTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = try scratch.searchPath(
      with: "swift",
      doing: """
        case "$*" in *-Osize*) echo "error: no such thing" >&2; exit 1;; esac
        while [ "$1" != --scratch-path ]; do shift; done
        mkdir -p "$2/release"
        ln -sf "\(BuiltProducts.path("DispatchBench"))" "$2/release/DispatchBench"
        """
    )
  }

  @Test func measuresAndCountsEachModeOnce() throws {
    let first = try matrix("--mode", "no-cmo")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors == said("building", "measuring", "counting"))
    let build = scratch.path("package/.build/release/DispatchBench")
    #expect(FileManager.default.fileExists(atPath: build), "the default is the usual build")
    for mode in ["default", "no-cmo"] {
      let files = ResultDirectory(path: scratch.path("out/\(mode)"))
      let table = try ResultTable(readingFrom: files.results)
      let name = try #require(BenchmarkName("Control.empty.loop"))
      #expect(table[name, .time] != nil)
      #expect(table[name, .instructions]?.value != nil)
    }
    let entries = try BuildMatrix(readingFrom: scratch.path("out")).modes
    #expect(entries.map(\.name) == ["default", "no-cmo"])
    #expect(entries.map(\.flags) == [[], ["-disable-cmo"]])
    let second = try matrix("--mode", "no-cmo")
    #expect(second.errors == said("building"))
    #expect(try BuildMatrix(readingFrom: scratch.path("out")).modes == entries)
  }

  @Test func saysWhyAModeHasNoRunAndGoesOn() throws {
    let outcome = try matrix("--mode", "size", "--mode", "unchecked")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Error: size: the build failed: no such thing"))
    let modes = try BuildMatrix(readingFrom: scratch.path("out")).modes
    #expect(modes.map(\.name) == ["default", "size", "unchecked"])
    #expect(modes.map { $0.refusal == nil } == [true, false, true])
  }

  @Test func saysThatWithoutTheDefaultThereIsNothingToTell() throws {
    let none = try scratch.searchPath(with: "swift", doing: "echo 'error: no luck' >&2; exit 1")
    let outcome = try matrix("--mode", "no-cmo", searching: none)
    #expect(outcome.status == ExitCode.coverage.rawValue)
    #expect(outcome.errors.contains("Error: default: the build failed: no luck"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out/matrix.json")))
  }

  private func said(_ steps: String...) -> String {
    ["default", "no-cmo"].flatMap { mode in steps.map { "\(mode): \($0)\n" } }.joined()
  }

  private func matrix(
    _ modes: String...,
    searching path: String? = nil
  ) throws -> BuiltExecutable.Outcome {
    let program = try BuiltExecutable(
      ["matrix", "--exact", "Control.empty.loop", "--output", scratch.path("out")]
        + ["--package", scratch.path("package"), "--scratch", scratch.path("scratch")] + modes,
      environment: ["PATH": "\(path ?? self.path):/usr/bin:/bin"],
      in: scratch
    )
    try program.start()
    return try program.finish()
  }
}

import Foundation
import Testing

@testable import Results

/// What `compare` says of a build that is slower, through the program that users run.
///
/// An arm stands for a slower build where a script in front of the binary tells a benchmark of the
/// faults to do its work ten times: far more than a busy machine does to a row.
@Suite struct CompareVerdictTests {
  private static let slowRow = "Faults.work.slows"
  private static let soundRow = "Faults.work.sound"

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: [("blocking", 1, "regression"), ("advisory", 0, "passed")])
  func aSlowerRowIsNamedAndEndsWith1WhereTimeBlocks(
    _ policy: String,
    _ status: Int,
    _ word: String
  ) throws {
    let outcome = try compare(candidate: arm(slowWhere: "*"), ["--time", policy])
    #expect(Int(outcome.status) == status, "\(outcome.output)\(outcome.errors)")
    #expect(lastLine(outcome).hasPrefix("verdict: \(word) exit=\(status) "))
    let time = try #require(try verdict().time)
    #expect(!time.isContaminated)
    let row = try #require(time.rows.first { $0.benchmark == Self.slowRow })
    #expect(row.verdict == .regression)
    #expect(row.stages.map(\.verdict) == [.regression, .regression], "measured once more")
    #expect(outcome.output.contains(Self.slowRow))
    let gated = try gate(["--time", policy])
    #expect(Int(gated.status) == status, "\(gated.output)\(gated.errors)")
    #expect(lastLine(gated).hasPrefix("verdict: \(word) exit=\(status) "))
    #expect(lastLine(gated).contains(" slower=1 "))
    #expect(gated.output.contains(#/slower .*\n *Faults\.work\.slows/#), "\(gated.output)")
  }

  @Test func aFasterRowIsNamedAndEndsWith0() throws {
    let outcome = try compare(baseline: arm(slowWhere: "*"), ["--time", "blocking"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(lastLine(outcome).hasPrefix("verdict: improved exit=0 "))
    let row = try #require(try verdict().time?.rows.first { $0.benchmark == Self.slowRow })
    #expect(row.verdict == .improvement)
  }

  /// The copy of the baseline is the arm that is slow, which no build explains.
  @Test(arguments: [([], 0), (["--strict"], 3)])
  func aNullArmThatIsCalledVoidsEveryVerdict(_ more: [String], _ status: Int) throws {
    let baseline = try arm(slowWhere: "*/arm-c")
    let outcome = try compare(baseline: baseline, ["--time", "blocking"] + more)
    #expect(Int(outcome.status) == status, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("contaminated: two copies of the baseline differ"))
    #expect(lastLine(outcome).contains(" null=contaminated "))
    let verdict = try verdict()
    #expect(verdict.time?.isContaminated == true)
    #expect(Int(verdict.exitCode) == status)
  }

  @Test func aDifferenceThatMayNotBeCalledEndsWith3WhereTheGateIsStrict() throws {
    let limits = "pattern,metric,absolute,relative,reason\n\(Self.slowRow),time,1e12,0.03,a test\n"
    try Data(limits.utf8).write(to: scratch.url("limits.csv"))
    let outcome = try compare(
      candidate: arm(slowWhere: "*"),
      ["--time", "blocking", "--strict", "--limits", scratch.path("limits.csv")]
    )
    #expect(outcome.status == 3, "\(outcome.output)\(outcome.errors)")
    #expect(lastLine(outcome).hasPrefix("verdict: inconclusive exit=3 "))
  }

  @Test func endsWith74WhereTheOutputIsAFile() throws {
    try Data("mine".utf8).write(to: scratch.url("out"))
    let outcome = try compare()
    #expect(outcome.status == 74, "\(outcome.errors)")
    #expect(try Data(contentsOf: scratch.url("out")) == Data("mine".utf8))
  }

  private func compare(
    baseline: String = BuiltProducts.path("DispatchBench"),
    candidate: String = BuiltProducts.path("DispatchBench"),
    _ more: [String] = []
  ) throws -> BuiltExecutable.Outcome {
    try BuiltExecutable.run(
      ["compare", "--baseline", baseline, "--candidate", candidate, "--with-faults"]
        + ["--exact", Self.slowRow, "--exact", Self.soundRow, "--blocks", "7"]
        + ["--output", scratch.path("out")] + more,
      in: scratch
    )
  }

  /// What `ReportGen gate` makes of the comparison beside two runs of equal counts.
  private func gate(_ more: [String]) throws -> BuiltExecutable.Outcome {
    for name in ["base", "head"] { try scratch.writeCapture(name, retains: 2) }
    let runs = ["--baseline", scratch.path("base"), "--candidate", scratch.path("head")]
    let executable = try BuiltExecutable(
      ["gate", "--comparison", scratch.path("out")] + runs + more,
      executable: BuiltProducts.path("ReportGen"),
      in: scratch
    )
    try executable.start()
    return try executable.finish()
  }

  /// The program, slow where a pattern of the shell matches the path that it is started by.
  private func arm(slowWhere pattern: String) throws -> String {
    let slow = "case \"$0\" in \(pattern)) export DISPATCHBENCH_REPETITIONS=9 ;; esac"
    let start = "exec '\(BuiltProducts.path("DispatchBench"))' \"$@\""
    return try scratch.searchPath(with: "arm", doing: "\(slow)\n\(start)") + "/arm"
  }

  private func lastLine(_ outcome: BuiltExecutable.Outcome) -> Substring {
    outcome.output.split(separator: "\n").last ?? ""
  }

  private func verdict() throws -> RecordedVerdict {
    try RecordedVerdict(readingFrom: scratch.path("out/verdict.json"))
  }
}

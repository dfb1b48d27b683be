import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct RowHistoryTests {
  typealias Change = RowHistory.Change

  /// A series of times, each with an interval of one to either side.
  private func times(_ values: [Double?], breaks: Set<Int> = []) throws -> RowHistory {
    let name = try #require(BenchmarkName("A.b.any"))
    let rows = values.map { value in
      value.map {
        ResultRow(benchmark: name, metric: .time, value: $0, low: $0 - 1, high: $0 + 1, n: 9)
      }
    }
    return RowHistory(
      name,
      .time,
      rows: rows,
      breaks: values.indices.map { breaks.contains($0) }
    )
  }

  private func counts(_ values: [Double?]) throws -> RowHistory {
    let name = try #require(BenchmarkName("A.b.any"))
    let rows = values.map { value in
      value.map { ResultRow(benchmark: name, metric: .allocations, value: $0, n: 2) }
    }
    return RowHistory(name, .allocations, rows: rows, breaks: values.map { _ in false })
  }

  @Test func findsALevelThatLasts() throws {
    let history = try times([10, 10.5, 9.8, 20, 20.5])
    let expected = Change(run: 3, before: 10, after: 20.25, isConfirmed: true)
    #expect(history.changes == [expected])
  }

  @Test func doesNotTakeOneRunAtTheEndForCertain() throws {
    let once = try times([10, 10, 20]).changes
    #expect(once.map(\.isConfirmed) == [false])
    let twice = try times([10, 10, 20, 20]).changes
    #expect(twice.map(\.isConfirmed) == [true])
  }

  /// 10, 11, 12, 13 overlap pairwise; no number lies in the intervals of 10 and of 13.
  @Test func doesNotDriftAlongWithAChainOfOverlaps() throws {
    let changes = try times([10, 11, 12, 13, 13]).changes
    #expect(changes == [Change(run: 3, before: 11, after: 13, isConfirmed: true)])
  }

  @Test func leavesSmallChangesOfTimeAlone() throws {
    #expect(try times([100, 100, 103, 103]).changes.isEmpty)
    #expect(try times([100, 100, 106, 106]).changes.count == 1)
  }

  @Test func takesAnyChangeOfAnExactFigureForCertain() throws {
    let changes = try counts([1, 1, 2, 0]).changes
    #expect(
      changes == [
        Change(run: 2, before: 1, after: 2, isConfirmed: true),
        Change(run: 3, before: 2, after: 0, isConfirmed: true),
      ]
    )
  }

  @Test func passesOverRunsWithoutTheRow() throws {
    #expect(try counts([1, nil, 1]).changes.isEmpty)
    let changes = try counts([1, nil, 2]).changes
    #expect(changes.map(\.run) == [2])
  }

  /// The break stands before a run without the row, and holds for the next that has it.
  @Test(arguments: [2, 1]) func neverCrossesAManifestThatDiffers(_ place: Int) throws {
    #expect(try times([10, nil, 20], breaks: [place]).changes.isEmpty)
    #expect(try times([10, nil, 20]).changes.count == 1)
  }

  @Test func printsTheRunsTheBreakAndTheChanges() throws {
    try withHistory { directory in
      let paths = ["c", "a", "b", "d"]
      let text = try BuiltReportGen.run(["history"] + paths, in: directory)
      #expect(text.status == 0, "\(text.errors)")
      expectGolden(text.output, "history.txt")
      let json = try BuiltReportGen.run(["history", "--format", "json"] + paths, in: directory)
      expectGolden(json.output, "history.json")
    }
  }

  @Test(arguments: [(["a"], 64), (["a", "absent"], 4)])
  func needsTwoRuns(_ paths: [String], _ status: Int) throws {
    try withHistory { directory in
      let outcome = try BuiltReportGen.run(["history"] + paths, in: directory)
      #expect(Int(outcome.status) == status)
      #expect(outcome.output == "")
    }
  }

  /// Four runs an hour apart, the last of another compiler.
  private func withHistory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (hour, run) in ["a", "b", "c", "d"].enumerated() {
      let path = directory.path + "/\(run)"
      try CountedRun.write(
        ["A.b.any": [1, 1, 2, 3][hour], "A.b.box": 5],
        to: path
      )
      var manifest = try Manifest(readingFrom: path + "/run.json")
      manifest.started += Double(3_600 * hour)
      if run == "d" { manifest.build.compiler = .known("Swift 6.4") }
      try manifest.write(to: path + "/run.json")
    }
    try body(directory)
  }
}

import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct HistoryReportTests {
  /// Runs an hour apart; `other` has another compiler.
  private func history(_ times: [Double], other: Int? = nil) throws -> RunHistory {
    let name = try #require(BenchmarkName("Boxing.store.any.32B"))
    return RunHistory(
      try times.enumerated().map { hour, time in
        var manifest = MadeUpRun.manifest
        manifest.started += Double(3_600 * hour)
        manifest.build.flags = .known(["-O"])
        if hour == other { manifest.build.compiler = .known("Swift 9") }
        let row = ResultRow(
          benchmark: name,
          metric: .time,
          value: time,
          low: time - 1,
          high: time + 1,
          n: 9
        )
        let table = try ResultTable([row])
        return ComparedRun(path: "run-\(hour)", table: table, manifest: manifest)
      }
    )
  }

  @Test(arguments: [
    ([10.0, 10, 20, 20], "10.0 ns to 20.0 ns at run 3"),
    ([10, 20], "10.0 ns to 20.0 ns at run 2, which no second run confirms"),
    ([10, 20, 20, 40, 40], "20.0 ns to 40.0 ns at run 4, the last of 2 changes"),
    ([10, 10.5], "no change point"),
  ])
  func saysInItsTitleWhatChanged(_ times: [Double], _ words: String) throws {
    let report = HistoryReport(try history(times), showsAll: true)
    #expect(report.charts.map(\.title) == ["Boxing.store.any.32B, time: \(words)"])
    #expect(report.text.contains("](charts/history-boxing-store-any-32b-time.svg)"))
    let svg = report.charts[0].svg
    #expect(svg.components(separatedBy: "class=\"whisker").count - 1 == times.count)
    #expect(svg.contains("<title>run 1: 10.0 ns [9.0, 11.0]</title>"))
  }

  @Test func marksWhereRunsAreNotCompared() throws {
    let report = HistoryReport(try history([10, 10, 20, 20], other: 2), showsAll: true)
    // The run behind it has the first compiler again, which is a break too.
    #expect(report.text.contains("run 3 is not held against run 2: build.compiler was"))
    #expect(try XMLText(report.charts[0].svg).texts.contains("not compared: other build.compiler"))
    #expect(report.charts[0].title.hasSuffix("no change point"))
  }

  @Test func drawsOnlyWhatChangedUnlessAskedForAll() throws {
    #expect(HistoryReport(try history([10, 10]), showsAll: false).charts.isEmpty)
  }
}

import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct ExportTests {
  @Test(arguments: ExportCommand.Format.allCases)
  func isWhatItWas(_ format: ExportCommand.Format) throws {
    try withExportableRun { directory in
      let outcome = try BuiltReportGen.run(
        ["export", "--format", format.rawValue, "--input", "run"],
        in: directory
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      expectGolden(outcome.output, "export-\(format.rawValue).json")
    }
  }

  @Test(arguments: ["google-benchmark", "jmh"])
  func saysThatARunOfCountsHasNoTimes(_ format: String) throws {
    try withMadeUpRun { directory in
      try CountedRun.write(["Boxing.store.any.24B": 1], to: directory.path + "/counted")
      let outcome = try BuiltReportGen.run(
        ["export", "--format", format, "--input", "counted", "--output", "out.json"],
        in: directory
      )
      #expect(outcome.status == 4)
      #expect(outcome.errors.hasPrefix("Error: counted: found no time, "))
      #expect(!FileManager.default.fileExists(atPath: directory.path + "/out.json"))
    }
  }

  @Test func refusesATimeThatNoSampleStandsBehind() throws {
    try withExportableRun { directory in
      let samples = MadeUpRun.samples.filter { "\($0.benchmark)" != "Boxing.store.any.32B" }
      try SampleWriter.write(samples, to: directory.path + "/run/samples.csv")
      let outcome = try BuiltReportGen.run(
        ["export", "--format", "jmh", "--input", "run"],
        in: directory
      )
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("run/samples.csv: found no sample of Boxing.store.any.32B"))
      #expect(outcome.output == "")
    }
  }

  /// A median of 2 and 4, then of 6: mean 4.5, deviation sqrt(4.5), by hand.
  @Test func summarisesLaunchesAsThatToolDoes() {
    let times = [3.0, 6.0]
    #expect(GoogleBenchmarkEntry.Aggregate.mean.value(of: times) == 4.5)
    #expect(GoogleBenchmarkEntry.Aggregate.median.value(of: times) == 4.5)
    #expect(GoogleBenchmarkEntry.Aggregate.stddev.value(of: times) == 4.5.squareRoot())
    #expect(GoogleBenchmarkEntry.Aggregate.cv.value(of: times) == 4.5.squareRoot() / 4.5)
  }

  /// For 1, 2, 3, 4 the place of the 50th is 2.5 and of the 90th 4.5, which is past the end.
  @Test(arguments: [(0.0, 1.0), (25, 1.25), (50, 2.5), (75, 3.75), (90, 4), (100, 4)])
  func takesPercentilesAsJMHDoes(_ percent: Double, _ expected: Double) {
    #expect(JMHScore.percentile(percent, of: [1, 2, 3, 4]) == expected)
    #expect(JMHScore.percentile(percent, of: []) == nil)
  }

  private func withExportableRun(_ body: (URL) throws -> Void) throws {
    try withMadeUpRun { directory in
      var manifest = MadeUpRun.manifest
      // The made-up run lost a benchmark, which a reader of runs would take for a file cut short.
      manifest.benchmarks.removeLast()
      try manifest.write(to: directory.path + "/run/run.json")
      try body(directory)
    }
  }
}

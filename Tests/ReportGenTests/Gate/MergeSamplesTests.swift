import Foundation
import Testing

@testable import Results

/// Parts of a timed run: a reference comes along with every part that compares with it.
@Suite struct MergeSamplesTests {
  @Test func numbersLaunchesThroughAndPoolsWhatSeveralPartsMeasured() throws {
    try withTimedParts { directory in
      let outcome = try BuiltReportGen.run(["merge", "--output", "m", "one", "two"], in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let samples = try read(directory.path + "/m/samples.csv")
      #expect(Set(samples.map(\.launch)) == Set(0..<14))
      let table = try ResultTable(readingFrom: directory.path + "/m/results.csv")
      let rows = table.rows.filter { $0.metric == .time }.map { "\($0.benchmark) \($0.n)" }
      // The reference was measured by the 7 launches of each part, the others by one part's.
      #expect(rows == ["A.b.concrete 14", "A.b.box 7", "A.b.any 7"])
      let ratio = try #require(BenchmarkName("A.b.box").flatMap { table[$0, .ratio] })
      #expect(abs((ratio.value ?? 0) - 4) < 1e-12)
      #expect(ratio.n == 7)
      let manifest = try Manifest(readingFrom: directory.path + "/m/run.json")
      #expect(manifest.launches == 14)
      #expect(manifest.part == nil)
    }
  }

  @Test func refusesExactFiguresThatContradictEachOther() throws {
    try withTimedParts { directory in
      let path = directory.path + "/two/results.csv"
      var rows = try ResultTable(readingFrom: path).rows
      let index = try #require(
        rows.firstIndex { "\($0.benchmark)" == "A.b.concrete" && $0.metric == .allocations }
      )
      rows[index].value = 1
      try ResultTable(rows).write(to: path)
      let outcome = try BuiltReportGen.run(["merge", "--output", "m", "one", "two"], in: directory)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors
          == "Error: two: found allocations 1 of A.b.concrete, which another part has as 0\n"
      )
    }
  }

  @Test func refusesAPartThatLostItsSamples() throws {
    try withTimedParts { directory in
      try FileManager.default.removeItem(atPath: directory.path + "/two/samples.csv")
      let outcome = try BuiltReportGen.run(["merge", "--output", "m", "one", "two"], in: directory)
      #expect(outcome.status == 4)
      #expect(outcome.errors.hasPrefix("Error: two: has no samples.csv"))
    }
  }

  private func read(_ path: String) throws -> [Sample] {
    var reader = try SampleReader(path: path)
    var samples: [Sample] = []
    while let sample = try reader.next() { samples.append(sample) }
    return samples
  }

  /// Seven launches a part, each one round of a variant beside `A.b.concrete`, which takes 10 ns.
  private func withTimedParts(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    try write("A.b.any", 20, shard: "1/2", companions: [], to: directory.path + "/one")
    try write(
      "A.b.box",
      40,
      shard: "2/2",
      companions: ["A.b.concrete"],
      to: directory.path + "/two"
    )
    try body(directory)
  }

  private func write(
    _ variant: String,
    _ nanoseconds: UInt64,
    shard: String,
    companions: [String],
    to path: String
  ) throws {
    let benchmarks = [("A.b.concrete", nil), (variant, "A.b.concrete")].map {
      BenchmarkDescription(
        name: $0,
        reference: $1,
        operationsPerIteration: 1,
        leaves: "nothing"
      )
    }
    let pair = try ["A.b.concrete", variant].map { try #require(BenchmarkName($0)) }
    let samples = (0..<7).flatMap { launch in
      zip(pair, [10, nanoseconds]).enumerated().map { position, timed in
        Sample(
          launch: launch,
          build: 0,
          round: 0,
          position: position,
          benchmark: timed.0,
          iterations: 1,
          nanoseconds: timed.1,
          involuntarySwitches: 0
        )
      }
    }
    let allocations = pair.map { ResultRow(benchmark: $0, metric: .allocations, value: 0, n: 2) }
    let times = Dictionary(
      grouping: reduce(samples, benchmarks: benchmarks) + allocations,
      by: \.benchmark
    )
    try createDirectory(path)
    try ResultTable(pair.flatMap { times[$0] ?? [] }).write(to: path + "/results.csv")
    try SampleWriter.write(samples, to: path + "/samples.csv")
    var manifest = MadeUpRun.manifest
    manifest.build.flags = .known(["-O"])
    manifest.benchmarks = benchmarks
    manifest.part = PartOfRun(
      companions: companions.compactMap { BenchmarkName($0) },
      whole: ["A.b.concrete", "A.b.box", "A.b.any"].compactMap { BenchmarkName($0) }
    )
    manifest.omissions = []
    manifest.emptyLoop = nil
    manifest.launches = 7
    manifest.commandLine = ["DispatchBench", "run", "--shard", shard]
    try manifest.write(to: path + "/run.json")
  }
}

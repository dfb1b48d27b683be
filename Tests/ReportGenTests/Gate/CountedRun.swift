import Foundation

@testable import Results

/// A run of counts alone, as `DispatchBench count` leaves it.
enum CountedRun {
  /// Writes a run whose benchmarks have these allocations.
  static func write(
    _ allocations: [String: Double],
    losing lost: (name: String, status: RowStatus)? = nil,
    shard: String? = nil,
    of whole: [String] = [],
    to path: String
  ) throws {
    let names = allocations.keys.sorted()
    let rows = names.compactMap { text -> ResultRow? in
      guard let name = BenchmarkName(text) else { return nil }
      let status = lost?.name == text ? lost?.status : nil
      return ResultRow(
        benchmark: name,
        metric: .allocations,
        value: status == nil ? allocations[text] : nil,
        n: 2,
        status: status ?? .ok
      )
    }
    try createDirectory(path)
    try ResultTable(rows).write(to: path + "/results.csv")
    var manifest = MadeUpRun.manifest
    manifest.benchmarks = names.map {
      BenchmarkDescription(name: $0, reference: nil, operationsPerIteration: 1, leaves: "nothing")
    }
    manifest.omissions = []
    manifest.build.flags = .known(["-O", "-wmo"])
    manifest.commandLine =
      ["DispatchBench", "count"] + (shard.map { ["--shard", $0] } ?? [])
    manifest.part = shard.map { _ in
      PartOfRun(companions: [], whole: whole.compactMap { BenchmarkName($0) })
    }
    try manifest.write(to: path + "/run.json")
  }
}

import FoundationEssentials
import Testing

@testable import Results

/// Gates that never ran, small enough to know what their documents must say.
enum MadeUpGate {
  /// Every kind of change and every kind of loss, once.
  static func failing(policy: GateReport.Policy = .init(time: .blocking)) throws -> GateReport {
    try report(
      [
        row("Boxing.store.any.32B", .allocations, 0), row("Boxing.store.any.32B", .retains, 1),
        row("Dispatch.method.some.one", .indirectBranches, 1), row("Tree.diff.any.8", .retains, 2),
        row("Tree.fold.any.8", .retains, 2), row("Tree.walk.any.8", .retains, 7),
        row("Tree.visit.any.8", .retains, 3),
      ],
      [
        row("Boxing.store.any.32B", .allocations, 1), row("Boxing.store.any.32B", .retains, 1),
        row("Dispatch.method.some.one", .indirectBranches, 0),
        row("Tree.diff.any.8", .retains, nil, .crashed, "signal 11 <&\"\u{1B}[31m|`"),
        row("Tree.fold.any.8", .retains, nil, .unstable, "2, then 3"),
        row("Tree.visit.any.8", .retains, 3),
      ],
      time: [
        ("Boxing.store.any.32B", 0.06, 0.001), ("Dispatch.method.some.one", -0.2, 0.001),
        ("Tree.visit.any.8", 0, 0.001), ("Control.empty.loop", 0, 0.3),
      ],
      policy: policy
    )
  }

  /// A gate of these rows and, where there are any, times: name, change and scatter.
  static func report(
    _ before: [ResultRow],
    _ after: [ResultRow],
    candidate: Manifest = manifest(),
    time: [(name: String, change: Double, spread: Double)] = [],
    null: Double = 0,
    policy: GateReport.Policy = .init()
  ) throws -> GateReport {
    let stage = TimeComparisons.Stage(
      rows: try time.map { try blocks($0.name, change: $0.change, spread: $0.spread) },
      null: try time.map { try blocks($0.name, change: null, spread: 0.001) }
    )
    var limits = LimitLookup(.standard, for: [])
    return try GateReport(
      baseline: ComparedRun(path: "base", table: try ResultTable(before), manifest: manifest()),
      candidate: ComparedRun(path: "head", table: try ResultTable(after), manifest: candidate),
      time: time.isEmpty
        ? nil
        : TimeComparisons(first: stage, second: stage) { _ in
          TimeComparisons.standardTolerance
        },
      limits: &limits,
      policy: policy
    )
  }

  /// A manifest in which every fact is known.
  static func manifest() -> Manifest {
    var manifest = MadeUpRun.manifest
    manifest.build.flags = .known(["-O", "-wmo"])
    return manifest
  }

  static func row(
    _ text: String,
    _ metric: Metric,
    _ value: Double?,
    _ status: RowStatus = .ok,
    _ note: String = ""
  ) throws -> ResultRow {
    ResultRow(
      benchmark: try #require(BenchmarkName(text)),
      metric: metric,
      value: value,
      n: 2,
      status: status,
      note: note
    )
  }

  private static func blocks(
    _ text: String,
    change: Double,
    spread: Double
  ) throws -> BlockDifferences {
    BlockDifferences(
      benchmark: try #require(BenchmarkName(text)),
      baselineNanoseconds: 100,
      logRatios: (0..<20).map { change + spread * (Double($0) - 9.5) / 9.5 }
    )
  }
}

@testable import Results

/// A run that never was, small enough to know what its report must say.
enum MadeUpRun {
  static let results: [ResultRow] =
    [
      row(
        "Layout.size.existential.any",
        .layoutBytes,
        40,
        note: "three words, metadata, witness table"
      ),
      row("Layout.size.existential.any", .strideBytes, 40),
      row("Layout.size.existential.any", .alignmentBytes, 8),
    ]
    + form("Boxing.store.concrete.24B", time: 1.2, low: 1.18, high: 1.22, allocations: 0)
    + form(
      "Boxing.store.any.24B",
      time: 11.1,
      low: 11,
      high: 11.2,
      against: "Boxing.store.concrete.24B",
      ratio: 9.25,
      9.1,
      9.4,
      allocations: 0
    )
    + form("Boxing.store.concrete.32B", time: 1.2, low: 1.18, high: 1.22, allocations: 0)
    + form(
      "Boxing.store.any.32B",
      time: 21.4,
      low: 21,
      high: 22,
      against: "Boxing.store.concrete.32B",
      ratio: 17.83,
      17.6,
      18.1,
      allocations: 1
    )
    + form(
      "Boxing.copy.any.24B",
      time: 4,
      low: 3.9,
      high: 4.1,
      against: "Boxing.copy.concrete.24B",
      ratio: 2.5,
      2.4,
      2.6,
      allocations: 0
    )
    + form("Dispatch.method.concrete", below: 0.31)
    + [
      row("Dispatch.method.any", .time, 2.1, 2.05, 2.2),
      ResultRow(
        benchmark: name("Dispatch.method.any"),
        metric: .ratio,
        value: nil,
        n: 9,
        reference: name("Dispatch.method.concrete"),
        status: .belowResolution,
        note: "no ratio: Dispatch.method.concrete is not distinguishable from the empty loop"
      ),
      ResultRow(
        benchmark: name("Dispatch.method.any"),
        metric: .difference,
        value: 1.8,
        low: 1.7,
        high: 1.9,
        n: 9,
        reference: name("Dispatch.method.concrete")
      ),
      row("Dispatch.method.any", .indirectBranches, 1),
    ]
    + form(
      "Dispatch.getter.any",
      time: 2,
      low: 1.9,
      high: 2.1,
      against: "Dispatch.getter.concrete",
      ratio: 1.05,
      1.04,
      1.06
    )
    + form(
      "Tree.fold.generic",
      time: 1500,
      low: 1490,
      high: 1510,
      against: "Tree.fold.any",
      ratio: 0.5,
      0.49,
      0.51
    )
    + form("Control.empty.loop", below: 0.33)
    + form(
      "Control.kernel.twice",
      time: 44,
      low: 43,
      high: 45,
      against: "Control.kernel.once",
      ratio: 2,
      1.99,
      2.01
    )
    + [
      ResultRow(
        benchmark: name("Tree.diff.any"),
        metric: .time,
        value: nil,
        n: 0,
        status: .crashed,
        note: "signal 11 | <b>`x`</b>\n=1+1 \u{1B}[31m\u{202E}"
      )
    ]

  private static func name(_ text: String) -> BenchmarkName {
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return name
  }

  private static func row(
    _ benchmark: String,
    _ metric: Metric,
    _ value: Double,
    _ low: Double? = nil,
    _ high: Double? = nil,
    against reference: String? = nil,
    note: String = ""
  ) -> ResultRow {
    ResultRow(
      benchmark: name(benchmark),
      metric: metric,
      value: value,
      low: low,
      high: high,
      n: 9,
      reference: reference.map(name),
      note: note
    )
  }

  private static func form(_ benchmark: String, below bound: Double) -> [ResultRow] {
    [
      ResultRow(
        benchmark: name(benchmark),
        metric: .time,
        value: nil,
        high: bound,
        n: 9,
        status: .belowResolution,
        note: "not distinguishable from the empty loop"
      )
    ]
  }

  private static func form(
    _ benchmark: String,
    time: Double,
    low: Double,
    high: Double,
    allocations: Double? = nil
  ) -> [ResultRow] {
    [row(benchmark, .time, time, low, high)]
      + (allocations.map { [row(benchmark, .allocations, $0)] } ?? [])
  }

  private static func form(
    _ benchmark: String,
    time: Double,
    low: Double,
    high: Double,
    against reference: String,
    ratio: Double,
    _ ratioLow: Double,
    _ ratioHigh: Double,
    allocations: Double? = nil
  ) -> [ResultRow] {
    form(benchmark, time: time, low: low, high: high, allocations: allocations) + [
      row(benchmark, .ratio, ratio, ratioLow, ratioHigh, against: reference),
      row(benchmark, .difference, time - time / ratio, against: reference),
    ]
  }
}

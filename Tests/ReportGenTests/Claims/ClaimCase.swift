import Testing

@testable import ReportGen
@testable import Results

/// What a claim's verdict must be for made-up rows.
struct ClaimCase: CustomTestStringConvertible, Sendable {
  /// The claim.
  let id: String
  /// Rows under which it is confirmed, without any limit.
  let confirming: String
  /// Changes of those rows, each of which refutes it.
  let refuting: [String]
  /// Changes after which the data decide nothing; empty for claims that counts alone decide.
  let opening: [String]
  /// Changes that leave it confirmed and show a limit.
  let limiting: [String]
  /// The confirming rows that others stand in for, each as its benchmark and metric.
  let spare: Set<String>
  /// The confirming rows without which it stays confirmed and a limit shows.
  let bounding: Set<String>

  init(
    _ id: String,
    _ confirming: String,
    refuting: [String],
    opening: [String] = [],
    limiting: [String] = [],
    spare: Set<String> = [],
    bounding: Set<String> = []
  ) {
    self.id = id
    self.confirming = confirming
    self.refuting = refuting
    self.opening = opening
    self.limiting = limiting
    self.spare = spare
    self.bounding = bounding
  }

  /// A claim that outcomes of scenarios decide.
  init(scenarios id: String, _ numbers: String..., and more: String = "") {
    let rows = (numbers.isEmpty ? [id] : numbers).map { "View.\($0).typed scenario 1" }
    self.init(
      id,
      (rows + [more]).joined(separator: "\n"),
      refuting: ["View.\(id).anyView scenario 0", rows[0].dropLast() + "0"]
    )
  }

  var testDescription: String { id }

  /// The verdict on the claim with `changes` of the confirming rows.
  func verdict(with changes: String = "") throws -> Verdict {
    try verdict(on: changed(rows(confirming), by: rows(changes)))
  }

  /// The verdict on the claim for `rows`.
  func verdict(on rows: [ResultRow]) throws -> Verdict { try judged(on: rows).verdict }

  /// The claim judged on `rows`.
  func judged(on rows: [ResultRow]) throws -> JudgedClaim {
    var manifest = MadeUpRun.manifest
    manifest.layoutFloor = .known(1.01)
    manifest.benchmarks = rows.map { row in
      BenchmarkDescription(
        name: row.benchmark.description,
        reference: row.benchmark.twin("concrete")?.description,
        operationsPerIteration: 1,
        leaves: "nothing"
      )
    }
    let claim = try #require(Ledger.chapters.flatMap(\.claims).first { $0.id == id })
    return JudgedClaim(claim, Evidence(try ResultTable(rows), manifest))
  }
}

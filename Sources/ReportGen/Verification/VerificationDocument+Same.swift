import Results

extension VerificationDocument {
  var sameWords: [String] {
    [
      "Every comparison has three copies of one binary: baseline, candidate and null arm. Both",
      "other arms are judged against the baseline by the same rules, so a comparison is two",
      "evaluations. They share the baseline's launches, which makes them alike and not more often",
      "wrong. A row that a first measuring calls is measured once more; only what both call is a",
      "verdict.",
    ]
  }

  var sameTable: TextTable {
    var table = TextTable(
      columns: columns("arm", "evaluations", "rows", "called first", "called twice")
        + columns("largest ratio", "detectable, median")
    )
    let times = records.same.compactMap(\.verdict.time)
    for (arm, evaluations) in [("candidate", times.map(\.rows)), ("null", times.map(\.null))] {
      let rows = evaluations.flatMap(\.self)
      let first = rows.compactMap(\.stages.first)
      let farthest = first.map(\.ratio).max { abs($0 - 1) < abs($1 - 1) }
      let detectable = first.compactMap(\.detectable).sorted()
      table.append([
        arm, "\(evaluations.count)", "\(rows.count)",
        "\(first.count { $0.verdict.isCalled })", "\(rows.count { $0.verdict.isCalled })",
        farthest.map { NumberText.fixed($0, decimals: 4) } ?? "",
        detectable.isEmpty ? "" : percentText(detectable[detectable.count / 2]),
      ])
    }
    return table
  }
}

import Results

extension VerificationDocument {
  var doseWords: [String] {
    [
      "`DISPATCHBENCH_DOSE` puts one of these into the kernel of `\(CountDose.row)`",
      "(Kernels/Control/DoseKernels.swift). A candidate's capture is held against five captures of",
      "the binary without it. Caught means: the gate exits with 1, names the figure of that row,",
      "and names no other row.",
    ]
  }

  var doseTable: TextTable {
    var table = TextTable(
      columns: columns("dose", "metric", "shown as", "limit", "caught", "other rows named")
    )
    for dose in CountDose.allCases {
      let verdicts = records.gates.filter { $0.dose == dose.rawValue }.map(\.verdict)
      let shown = Set(verdicts.compactMap(dose.shown)).sorted().map(NumberText.count)
      let others = verdicts.flatMap(\.exact.changes).count { $0.benchmark != CountDose.row }
      table.append([
        dose.words, dose.figure.metric.rawValue,
        shown.map { "+\($0)" }.joined(separator: " "), limit(of: dose.figure.metric),
        "\(verdicts.count { dose.isCaught(in: $0) }) of \(verdicts.count)", "\(others)",
      ])
    }
    return table
  }

  private func limit(of metric: Metric) -> String {
    metric.standardTolerance.map { $0.words(metric.unit) } ?? ""
  }

  var timeWords: [String] {
    [
      "Four rows are chains of dependent multiplications; the build with the dose has other numbers",
      "of links in them and is equal otherwise. All rows are compared at once, with the default",
      "blocks. The rows without a dose are false alarms where they are called.",
    ]
  }

  var timeTable: TextTable {
    var table = TextTable(
      columns: columns("dose", "row", "measured, median", "least", "most", "called")
    )
    let verdicts = records.dosed.map(\.verdict)
    for dose in TimeDose.all {
      let ratios = verdicts.compactMap { dose.find(in: $0)?.stages.last?.ratio }.sorted()
      let shown = [ratios.count / 2, 0, ratios.count - 1].map { index in
        ratios.indices.contains(index) ? changeText(ratio: ratios[index]) : ""
      }
      table.append(
        [changeText(ratio: dose.ratio), dose.row] + shown
          + ["\(verdicts.count { dose.isCaught(in: $0) }) of \(verdicts.count)"]
      )
    }
    let known = Set(TimeDose.all.map(\.row))
    let others = verdicts.compactMap(\.time).flatMap(\.rows).filter {
      !known.contains($0.benchmark)
    }
    table.append([
      "none", "all others", "", "", "",
      "\(others.count { $0.verdict.isCalled }) of \(others.count)",
    ])
    return table
  }
}

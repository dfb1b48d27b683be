import Results

/// The figures of issue and specification, each with what was measured and what is asked for.
struct VerificationFigures {
  /// One figure.
  struct Figure: Equatable {
    let name: String
    let measured: String
    let target: String
    let isReached: Bool
  }

  let records: VerificationRecords

  /// Every figure, in the order of the document.
  var all: [Figure] { sameCounts + sameTimes + doses + times + [cost] }

  /// Whether all of them are reached.
  var areReached: Bool { all.allSatisfy(\.isReached) }

  /// Verdicts of an arm on binaries that do not differ: the candidate's and the null arm's, both
  /// of which are copies of the baseline.
  var sameArms: [[RecordedVerdict.Row]] {
    records.same.compactMap(\.verdict.time).flatMap { [$0.rows, $0.null] }
  }

  private var sameCounts: [Figure] {
    let gates = records.gates.filter { $0.dose == "NONE" }
    let blocking = gates.count { $0.verdict.exitCode != 0 }
    let rows = gates.map(\.verdict.exact.compared).min() ?? 0
    return [
      Figure(
        name: "one binary counted twice: blocking verdicts",
        measured: "\(blocking) of \(gates.count), each on \(rows) figures",
        target: "0 of 100 or more",
        isReached: blocking == 0 && gates.count >= 100
      )
    ]
  }

  private var sameTimes: [Figure] {
    let arms = sameArms
    let rows = arms.map(\.count).min() ?? 0
    let called = arms.joined().count { $0.verdict.isCalled }
    let blocking = records.same.count { $0.verdict.exitCode == ExitCode.regression.rawValue }
    return [
      Figure(
        name: "one binary timed on both sides: false time verdicts",
        measured: "\(called) in \(arms.count) evaluations of \(rows) rows",
        target: "at most 1 in 100 or more, of 20 rows or more",
        isReached: called <= 1 && arms.count >= 100 && rows >= 20
      ),
      Figure(
        name: "one binary timed on both sides: blocking verdicts",
        measured: "\(blocking) of \(records.same.count) comparisons",
        target: "0",
        isReached: blocking == 0 && !records.same.isEmpty
      ),
    ]
  }

  private var doses: [Figure] {
    CountDose.allCases.map { dose in
      let gates = records.gates.filter { $0.dose == dose.rawValue }
      let caught = gates.count { dose.isCaught(in: $0.verdict) }
      return Figure(
        name: "\(dose.words) more: caught, named, nothing else named",
        measured: "\(caught) of \(gates.count)",
        target: "20 of 20",
        isReached: caught == gates.count && caught >= 20
      )
    }
  }

  private var times: [Figure] {
    TimeDose.all.map { dose in
      let caught = records.dosed.count { dose.isCaught(in: $0.verdict) }
      let count = records.dosed.count
      return Figure(
        name: "time \(changeText(ratio: dose.ratio)): called \(dose.expected.rawValue)",
        measured: "\(caught) of \(count)",
        target: "\(dose.leastOfTwenty) of 20",
        isReached: count >= 20 && caught * 20 >= dose.leastOfTwenty * count
      )
    }
  }

  private var cost: Figure {
    let costs = (records.same + records.dosed).map { comparison in
      comparison.manifest.durationSeconds / Double(max(1, comparison.manifest.benchmarks.count))
    }
    let highest = costs.max()
    return Figure(
      name: "cost of a compared row, second measuring of suspects included",
      measured: highest.map { "\(NumberText.fixed($0, decimals: 2)) s at most" } ?? "not measured",
      target: "under 6 s",
      isReached: highest.map { $0 < 6 } ?? false
    )
  }
}

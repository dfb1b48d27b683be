import Results

/// What became of each benchmark of a gate, in JUnit's four words.
struct JUnitCases {
  /// What became of one benchmark.
  enum Outcome: Equatable {
    case passed
    case skipped(String)
    case failure(String)
    case error(String)
  }

  /// The outcomes; later words replace earlier ones, so the weightiest is noted last.
  private(set) var outcomes: [BenchmarkName: Outcome] = [:]
  /// Whether anything could be compared at all; a gate that refuses must not look like no tests.
  let comparison: Outcome

  init(_ report: GateReport) {
    comparison = Self.comparison(report)
    for change in report.exact { outcomes[change.benchmark] = .passed }
    for row in report.time?.rows ?? [] where outcomes[row.benchmark] == nil {
      outcomes[row.benchmark] = .passed
    }
    noteTimes(report)
    noteDearer(report)
    noteCoverage(report)
  }

  private static func comparison(_ report: GateReport) -> Outcome {
    if !report.mismatches.isEmpty, !report.policy.allowsMismatch {
      let words = report.mismatches.map {
        "\($0.field): \($0.baseline) in the baseline, \($0.candidate) in the candidate"
      }
      return .error(words.joined(separator: "; "))
    }
    return report.comparesNothing ? .error("there was nothing to compare") : .passed
  }

  private mutating func noteTimes(_ report: GateReport) {
    guard let time = report.time else { return }
    for row in time.rows {
      if time.isContaminated {
        outcomes[row.benchmark] = .skipped("contaminated: two copies of the baseline differ")
      } else if row.verdict == .inconclusive {
        let least = row.latest.detectable.map { ", detectable \(percentText($0))" } ?? ""
        outcomes[row.benchmark] = .skipped(row.latest.reason + least)
      } else if row.verdict == .regression {
        let words = "time \(NumberText.ratio(row.latest.ratio)) of the baseline"
        let isBlocking = report.policy.time == .blocking && !report.isAdvisory
        outcomes[row.benchmark] = isBlocking ? .failure(words) : .skipped("advisory: \(words)")
      }
    }
  }

  private mutating func noteDearer(_ report: GateReport) {
    for (name, changes) in Dictionary(grouping: report.exact(.regression), by: \.benchmark) {
      let words = changes.map { change in
        "\(change.metric.rawValue) \(NumberText.count(change.baseline))"
          + " -> \(NumberText.count(change.candidate))"
      }.joined(separator: ", ")
      outcomes[name] = report.isAdvisory ? .skipped("advisory: \(words)") : .failure(words)
    }
  }

  private mutating func noteCoverage(_ report: GateReport) {
    for finding in report.coverage.findings {
      let words = [finding.kind.rawValue, finding.detail].filter { !$0.isEmpty }
        .joined(separator: ": ")
      switch finding.kind {
      case .new: break
      case .unstable: outcomes[finding.benchmark] = .skipped(words)
      default: outcomes[finding.benchmark] = .error(words)
      }
    }
  }
}

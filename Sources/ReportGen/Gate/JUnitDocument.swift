import Results

/// A gate's verdict as JUnit XML: a test case a benchmark, a suite a family.
///
/// There is no official schema; this uses what Jenkins, GitLab and Ant agree on. A regression is a
/// failure, a lost row an error, what could not be judged is skipped. Figures stand in the text,
/// because `time` means the duration of a test.
struct JUnitDocument {
  private let cases: [BenchmarkName: Case]

  /// What became of one benchmark; the weightiest word wins.
  private enum Case {
    case passed
    case skipped(String)
    case failure(String)
    case error(String)
  }

  init(_ report: GateReport) {
    var cases: [BenchmarkName: Case] = [:]
    for change in report.exact where cases[change.benchmark] == nil {
      cases[change.benchmark] = .passed
    }
    for row in report.time?.rows ?? [] where cases[row.benchmark] == nil {
      cases[row.benchmark] = .passed
    }
    for row in report.time(.inconclusive) { cases[row.benchmark] = .skipped(row.latest.reason) }
    let dearer = Dictionary(grouping: report.exact(.regression), by: \.benchmark)
    for (name, changes) in dearer {
      let words = changes.map { change in
        "\(change.metric.rawValue) \(NumberText.count(change.baseline))"
          + " -> \(NumberText.count(change.candidate))"
      }.joined(separator: ", ")
      cases[name] = report.isAdvisory ? .skipped("advisory: \(words)") : .failure(words)
    }
    if report.policy.time == .blocking, report.time?.isContaminated == false {
      for row in report.time(.regression) {
        cases[row.benchmark] = .failure("time \(NumberText.ratio(row.latest.ratio))")
      }
    }
    for finding in report.coverage.findings {
      let words = "\(finding.kind.rawValue): \(finding.detail)"
      switch finding.kind {
      case .new: break
      case .unstable: cases[finding.benchmark] = .skipped(words)
      default: cases[finding.benchmark] = .error(words)
      }
    }
    self.cases = cases
  }

  /// The document.
  var text: String {
    let families = Dictionary(grouping: cases.keys.sorted(), by: \.family)
    let suites = families.keys.sorted().map { family in
      suite(family, families[family] ?? [])
    }
    let all = counts(Array(cases.values))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"DispatchBench gate\" \(all)>\n"
      + suites.joined() + "</testsuites>\n"
  }

  private func suite(_ family: String, _ names: [BenchmarkName]) -> String {
    let attributes = counts(names.compactMap { cases[$0] })
    let lines = names.map { name in
      let opening =
        "    <testcase classname=\"\(name.family).\(name.operation)\""
        + " name=\"\(name)\" time=\"0\""
      switch cases[name] ?? .passed {
      case .passed: return opening + "/>\n"
      case .skipped(let words):
        return opening + "><skipped message=\"\(xml(words))\"/></testcase>\n"
      case .failure(let words):
        return opening + "><failure message=\"\(xml(words))\" type=\"PerformanceRegression\">"
          + "\(xml("\(name): \(words)"))</failure></testcase>\n"
      case .error(let words):
        return opening + "><error message=\"\(xml(words))\" type=\"Coverage\">"
          + "\(xml("\(name): \(words)"))</error></testcase>\n"
      }
    }
    return "  <testsuite name=\"\(family)\" \(attributes)>\n" + lines.joined()
      + "  </testsuite>\n"
  }

  private func counts(_ cases: [Case]) -> String {
    let failures = cases.count { if case .failure = $0 { true } else { false } }
    let errors = cases.count { if case .error = $0 { true } else { false } }
    let skipped = cases.count { if case .skipped = $0 { true } else { false } }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " skipped=\"\(skipped)\" time=\"0\""
  }
}

/// `text` inside XML: syntax escaped, and characters that XML 1.0 does not have made visible.
func xml(_ text: String) -> String {
  inert(text).map { character in
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: String(character)
    }
  }.joined()
}

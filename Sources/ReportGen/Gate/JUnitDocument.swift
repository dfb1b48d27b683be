import Results

/// A gate's verdict as JUnit XML: a test case a benchmark, a suite a family.
///
/// There is no official schema; this uses what Jenkins, GitLab and Ant agree on. A regression is a
/// failure, a lost row an error, what could not be judged is skipped. Figures stand in the text,
/// because `time` means the duration of a test.
struct JUnitDocument {
  private let cases: JUnitCases

  init(_ report: GateReport) { cases = JUnitCases(report) }

  /// The document.
  var text: String {
    let families = Dictionary(grouping: cases.outcomes.keys.sorted(), by: \.family)
    let own = suite("gate", [testCase(cases.comparison, of: "gate", named: "comparison")])
    let suites = families.sorted { $0.key < $1.key }.map { family, names in
      suite(
        family,
        names.map { name in
          testCase(
            cases.outcomes[name] ?? .passed,
            of: "\(name.family).\(name.operation)",
            named: "\(name)"
          )
        }
      )
    }
    let all = counts([cases.comparison] + cases.outcomes.values)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"DispatchBench gate\" \(all)>\n"
      + own + suites.joined() + "</testsuites>\n"
  }

  private typealias Line = (text: String, outcome: JUnitCases.Outcome)

  private func suite(_ name: String, _ lines: [Line]) -> String {
    "  <testsuite name=\"\(xml(name))\" \(counts(lines.map(\.outcome)))>\n"
      + lines.map(\.text).joined() + "  </testsuite>\n"
  }

  private func testCase(
    _ outcome: JUnitCases.Outcome,
    of group: String,
    named name: String
  ) -> Line {
    let opening =
      "    <testcase classname=\"\(xml(group))\" name=\"\(xml(name))\" time=\"0\""
    func closing(_ element: String, _ words: String, type: String) -> String {
      "><\(element) message=\"\(xml(words))\" type=\"\(type)\">\(xml("\(name): \(words)"))"
        + "</\(element)></testcase>\n"
    }
    let rest =
      switch outcome {
      case .passed: "/>\n"
      case .skipped(let words): "><skipped message=\"\(xml(words))\"/></testcase>\n"
      case .failure(let words): closing("failure", words, type: "PerformanceRegression")
      case .error(let words): closing("error", words, type: "Coverage")
      }
    return (opening + rest, outcome)
  }

  private func counts(_ outcomes: [JUnitCases.Outcome]) -> String {
    let failures = outcomes.count { if case .failure = $0 { true } else { false } }
    let errors = outcomes.count { if case .error = $0 { true } else { false } }
    let skipped = outcomes.count { if case .skipped = $0 { true } else { false } }
    return "tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
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

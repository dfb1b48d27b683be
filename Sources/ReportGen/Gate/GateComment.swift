import Results

/// A gate's verdict as a comment on a pull request, or a step summary.
///
/// Changed rows are open, the rest is folded; the first line is a marker that a bot looks for in
/// order to update its comment instead of adding one.
struct GateComment {
  /// GitHub refuses a longer comment; it counts characters as Unicode scalars.
  static let longest = 65_536
  /// What a bot finds its own comment by.
  static let marker = "<!-- DispatchBench gate -->"

  /// A table with what stands above it.
  struct Section {
    let title: String
    let table: TextTable
    let isOpen: Bool
  }

  let report: GateReport

  init(_ report: GateReport) { self.report = report }

  /// The whole comment; rows that do not fit are left out and counted.
  var text: String {
    let verdict = MarkdownText.escaped(GateText(report).verdictLine)
    var text = "\(Self.marker)\n### \(report.outcome.title)\n\n\(verdict)\n"
    var room = Self.longest - text.unicodeScalars.count
    for section in sections where !section.table.rows.isEmpty {
      let part = Self.markdown(section, room: room)
      text += part
      room -= part.unicodeScalars.count
    }
    return text
  }

  /// The section in at most `room` characters, or nothing where not even its frame fits.
  private static func markdown(_ section: Section, room: Int) -> String {
    let lines = section.table.markdownLines
    let count = section.table.rows.count
    let title = "\(section.title): \(count)"
    let (opening, closing) =
      section.isOpen
      ? ("\n#### \(title)\n\n", "")
      : ("\n<details><summary>\(title)</summary>\n\n", "\n</details>\n")
    func remainder(_ left: Int) -> String {
      left > 0 ? "\n\(left) more do not fit a comment; verdict.json has all.\n" : ""
    }
    // Every line of the table is as wide as the first.
    let width = (lines.first?.unicodeScalars.count ?? 0) + 1
    let frame = opening.unicodeScalars.count + closing.unicodeScalars.count
    var shown = min(count, (room - frame) / width - 2)
    if shown < count { shown -= (remainder(count).unicodeScalars.count + width - 1) / width }
    guard shown > 0 else { return "" }
    let table = lines.prefix(shown + 2).map { $0 + "\n" }.joined()
    return opening + table + remainder(count - shown) + closing
  }
}

extension GateOutcome {
  /// The outcome as a headline.
  fileprivate var title: String {
    switch self {
    case .passed: "No exact cost went up"
    case .improved: "Costs went down"
    case .advisory: "For information only: the two runs differ in what decides a count"
    case .regression: "Costs went up"
    case .inconclusive: "Some rows could not be judged"
    case .contaminated: "Two copies of the baseline were told apart"
    case .coverage: "Rows are missing"
    case .mismatch: "The two runs cannot be compared"
    case .failed: "A benchmark failed"
    }
  }
}

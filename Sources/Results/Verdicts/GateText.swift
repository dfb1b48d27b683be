/// What a gate shows on a terminal: what got dearer first, the verdict last, one screen in all.
///
/// A gate that passes and has nothing to add is one line.
public struct GateText: Sendable {
  /// How many benchmarks a section names before it counts the rest.
  static let sectionLimit = 12

  let report: GateReport
  let limitsPath: String
  let isVerbose: Bool

  /// Lays out `report`.
  ///
  /// - Parameters:
  ///   - report: What the gate found.
  ///   - limitsPath: The limits file, for the lines that decided.
  ///   - isVerbose: Whether rows without a change are shown as well.
  public init(_ report: GateReport, limitsPath: String = "", isVerbose: Bool = false) {
    self.report = report
    self.limitsPath = limitsPath
    self.isVerbose = isVerbose
  }

  /// The lines, without line feeds; the last one begins with `verdict:`.
  public var lines: [String] {
    let sections = [
      mismatchSection, contaminationSection, coverageSection, redeclarationSection,
      exactSection("dearer", report.exact(.regression)), timeSection("slower", .regression),
      exactSection("cheaper", report.exact(.improvement)), timeSection("faster", .improvement),
      exactSection("changed as allowed", report.exact.filter(\.isExcused)),
      undecidedSection, isVerbose ? timeSection("same", .same) : [], adviceSection,
    ].filter { !$0.isEmpty }
    guard !sections.isEmpty else { return [verdictLine] }
    return headLines + sections.flatMap { [""] + $0 } + ["", verdictLine]
  }

  private var headLines: [String] {
    [("baseline ", report.baseline), ("candidate", report.candidate)].map { title, run in
      let facts = [
        run.manifest.build.commit.value.map { "commit \($0.prefix(12))" },
        run.manifest.build.compiler.value,
      ]
      let words = facts.compactMap(\.self).map(inert).joined(separator: ", ")
      return "\(title)  \(inert(run.path))" + (words.isEmpty ? "" : "  (\(words))")
    }
  }

  /// The last line: one word, the status, and the numbers behind it, for `grep`.
  public var verdictLine: String {
    let faults = report.coverage.findings.filter { $0.kind != .new }.count
    var words = [
      "verdict: \(report.outcome.rawValue)", "exit=\(report.outcome.exitCode.rawValue)",
      "compared=\(report.exact.count)", "dearer=\(report.exact(.regression).count)",
      "cheaper=\(report.exact(.improvement).count)", "uncovered=\(faults)",
      "mismatches=\(report.mismatches.count)",
    ]
    if let time = report.time {
      words += [
        "timed=\(time.rows.count)", "slower=\(report.time(.regression).count)",
        "faster=\(report.time(.improvement).count)", "same=\(report.time(.same).count)",
        "undecided=\(report.time(.inconclusive).count)",
        "null=\(time.isContaminated ? "contaminated" : "clean")",
        "time=\(report.policy.time.rawValue)",
      ]
    }
    return (words + (report.isAdvisory ? ["advisory"] : [])).joined(separator: " ")
  }
}

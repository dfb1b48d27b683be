import Results

/// The findings with the largest and most certain effects, on one screen.
struct Summary {
  let results: ResultTable
  let layoutFloor: Knowable<Double>

  /// The summary as markdown.
  var lines: [String] {
    let findings = Findings(in: results, layoutFloor: layoutFloor)
    return ["## In short", ""] + Self.words(on: findings) + ["", floorSentence(findings.floor)]
  }

  /// The findings alone, as a numbered list.
  var findingLines: [String] {
    Self.words(on: Findings(in: results, layoutFloor: layoutFloor))
  }

  private static func words(on findings: Findings) -> [String] {
    var lines: [String] = []
    if findings.list.isEmpty {
      lines.append("No ratio has an interval that lies beyond the layout floor as a whole.")
    }
    for (number, finding) in zip(1..., findings.list) {
      lines.append(
        "\(number). **\(MarkdownText.escaped(finding.subject))**"
          + " \(MarkdownText.escaped(finding.predicate))"
      )
    }
    return lines
  }

  private func floorSentence(_ floor: Double) -> String {
    guard results.rows.contains(where: { $0.metric == .time }) else {
      return "No loop is timed here, so no layout floor applies."
    }
    let bound = NumberText.ratio(floor)
    guard let reason = layoutFloor.reason else {
      return "No difference below the layout floor of \(bound) is claimed here."
    }
    return "The layout floor is not known (\(MarkdownText.escaped(reason))), so \(bound) stands in:"
      + " no difference below it is claimed here."
  }
}

import Results

/// The findings with the largest and most certain effects, on one screen.
struct Summary {
  let results: ResultTable
  let layoutFloor: Knowable<Double>

  /// The summary as markdown.
  var lines: [String] {
    let findings = Findings(in: results, layoutFloor: layoutFloor)
    var lines = ["## In short", ""]
    if findings.list.isEmpty {
      lines.append("No ratio has an interval that lies beyond the layout floor as a whole.")
    }
    for (number, finding) in zip(1..., findings.list) {
      lines.append(
        "\(number). **\(MarkdownText.escaped(finding.subject))**"
          + " \(MarkdownText.escaped(finding.predicate))"
      )
    }
    return lines + ["", floorSentence(findings.floor)]
  }

  private func floorSentence(_ floor: Double) -> String {
    let bound = NumberText.ratio(floor)
    guard let reason = layoutFloor.reason else {
      return "No difference below the layout floor of \(bound) is claimed here."
    }
    return "The layout floor is not known (\(MarkdownText.escaped(reason))), so \(bound) stands in:"
      + " no difference below it is claimed here."
  }
}

/// The one screen on which a whole run answers: what each form costs, and what stands out.
///
/// A run prints it at its end, and documents are given it from the files, by the same words.
public enum ClosingScreen {
  /// The widest line of a finding, in characters.
  private static let width = 96

  /// Lays out the screen of a run.
  ///
  /// - Parameters:
  ///   - results: The rows of a run.
  ///   - layoutFloor: How far clones of one loop differ in it.
  ///   - isColored: Whether titles stand out.
  /// - Returns: The lines of the matrix of forms, then those of the findings if there are any.
  /// - Complexity: O(*n* log *n*) comparisons in the number of ratios.
  public static func parts(
    of results: ResultTable,
    layoutFloor: Knowable<Double>,
    isColored: Bool = false
  ) -> [[String]] {
    let matrix = FormMatrix(of: results).table.terminalLines(isColored: isColored)
    let findings = Findings(in: results, layoutFloor: layoutFloor).list
    let list = zip(1..., findings).flatMap { number, finding in
      TextLayout.wrap("\(number). \(finding.sentence)", indent: 3, first: 0, width: width)
        .split(separator: "\n").map(String.init)
    }
    return [matrix, list].filter { !$0.isEmpty }
  }
}

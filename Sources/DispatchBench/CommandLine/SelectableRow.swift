import Measurement
import Results

/// What a pattern is held against: the name of a benchmark, layout or experiment, and its words.
struct SelectableRow {
  /// The row's name.
  let name: String
  /// What is said about it, where a report from the field may be cited.
  let note: String

  init(_ benchmark: Benchmark) {
    name = benchmark.name.description
    note = benchmark.note
  }

  init(_ layout: LayoutFact) {
    name = layout.name.description
    note = layout.note
  }

  init(_ outcome: OutcomeFact) {
    name = outcome.name.description
    note = outcome.claim
  }

  /// The reports from the field that the row cites.
  var reports: [FieldReport] { FieldReport.cited(by: name, note) }

  /// A test of whether a row is meant by `pattern`.
  ///
  /// A pattern that is the number of a report from the field, and nothing else, means the rows that
  /// cite it: as a text, `R2` would be found in `R28` and missed where only the note has it. Any
  /// other pattern is looked for in the name.
  static func matcher(of pattern: Pattern) -> (SelectableRow) -> Bool {
    if let report = FieldReport(pattern.text) { return { $0.reports.contains(report) } }
    let matches = pattern.matcher()
    return { matches($0.name) }
  }
}

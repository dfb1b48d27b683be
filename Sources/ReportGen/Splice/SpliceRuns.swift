import Results

/// The runs that markers can ask: the one that a document is about, and those beside it.
///
/// `Boxing.store.any.32B` is a row of the document's run; `matrix/resilient/Opaque.result.some.public`
/// is one of the run in `matrix/resilient`, a directory beside that of the document's run. A run that
/// is not there was not taken, which a document may say; a row that a run lacks is a mistake in it.
struct SpliceRuns {
  /// What is known of a row.
  enum Answer: Equatable {
    /// The row, whether or not it has a number.
    case row(ResultRow)
    /// There is no such run, or it has lost the row: of a benchmark that it knows.
    case notMeasured
    /// The run has no such row.
    case noRow
  }

  /// The rows of the document's run.
  let own: ResultTable
  private let others: [String: ResultTable]

  /// Creates a shelf with runs that were read.
  init(own: ResultTable, others: [String: ResultTable] = [:]) {
    self.own = own
    self.others = others
  }

  /// Reads each run that one of `requests` names and that is there.
  ///
  /// - Throws: ``ResultFileError`` if a run that is there is malformed.
  init(
    own: ResultTable,
    beside input: String,
    requests: some Sequence<String>
  ) throws(ResultFileError) {
    var path = input[...]
    while path.last == "/" { path.removeLast() }
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var others: [String: ResultTable] = [:]
    for request in requests {
      for word in request.split(separator: " ") {
        let directory = Self.parts(String(word)).directory
        let file = ResultDirectory(path: parent + directory).results
        guard !directory.isEmpty, others[directory] == nil, fileExists(file) else { continue }
        others[directory] = try ResultTable(readingFrom: file)
      }
    }
    self.init(own: own, others: others)
  }

  /// The row of `metric` that `word` names.
  func row(_ word: String, _ metric: Metric) -> Answer {
    let (directory, name) = Self.parts(word)
    guard let table = directory.isEmpty ? own : others[directory] else { return .notMeasured }
    guard let benchmark = BenchmarkName(name) else { return .noRow }
    if let row = table[benchmark, metric] { return .row(row) }
    // A program that did not compile leaves its twins without a ratio.
    return !directory.isEmpty && table.contains(benchmark) ? .notMeasured : .noRow
  }

  /// The rows of `metric` that fit the pattern `word`, or `nil` if there is no such run.
  func rows(_ word: String, _ metric: Metric) -> [ResultRow]? {
    let (directory, text) = Self.parts(word)
    guard let table = directory.isEmpty ? own : others[directory] else { return nil }
    guard 3...4 ~= text.split(separator: ".").count else { return [] }
    let pattern = RowPattern(text)
    return table.rows.filter { $0.metric == metric && pattern.matches($0.benchmark) }
  }

  /// A word taken apart at its last slash; a divisor such as `/100` is no directory.
  private static func parts(_ word: String) -> (directory: String, name: String) {
    guard let slash = word.lastIndex(of: "/") else { return ("", word) }
    return (String(word[..<slash]), String(word[word.index(after: slash)...]))
  }
}

import Results

/// Why a document cannot be spliced; each names the line.
enum SpliceError: Error, Equatable {
  /// A marker without `<!-- /splice -->`.
  case unclosed(line: Int)
  /// `<!-- /splice -->` without a marker.
  case unopened(line: Int)
  /// A marker without ` -->` on its line.
  case unended(line: Int)
  /// Text after the marker of a block.
  case notAtLineEnd(line: Int)
  /// Text before the end of a block.
  case notAtLineStart(line: Int)
  /// A request that is not understood.
  case unknownRequest(String, line: Int)
  /// A request for something that the run does not have.
  case absent(String, line: Int)
  /// More lines than fit between two markers on one line.
  case tooLong(String, line: Int)

  /// The line of the marker, from 1.
  var line: Int {
    switch self {
    case .unclosed(let line), .unopened(let line), .unended(let line), .notAtLineEnd(let line),
      .notAtLineStart(let line), .unknownRequest(_, let line), .absent(_, let line),
      .tooLong(_, let line):
      line
    }
  }

  /// What was found and what was expected.
  var words: String {
    switch self {
    case .unclosed: "found no '<!-- /splice -->' after the marker, expected one"
    case .unopened: "found '<!-- /splice -->', expected '<!-- splice: … -->' before it"
    case .unended: "found a marker without an end, expected ' -->' on its line"
    case .notAtLineEnd: "found text after the marker, expected the line's end or '<!-- /splice -->'"
    case .notAtLineStart: "found text before '<!-- /splice -->', expected it to begin its line"
    case .unknownRequest(let request, _):
      "found the request '\(inert(request))', expected one of \(SpliceContent.forms)"
    case .absent(let request, _):
      "found the request '\(inert(request))', which this run has no row for"
    case .tooLong(let request, _):
      "found the request '\(inert(request))' inside a line, expected its markers on their own lines"
    }
  }
}

/// A document that cannot be spliced, with its path.
struct SpliceFailure: ExitingError {
  let path: String
  let error: SpliceError

  var exitCode: ExitCode { .badData }
  var description: String { "\(inert(path)):\(error.line): \(error.words)" }
}

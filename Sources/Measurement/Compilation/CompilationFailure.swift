public import Results

/// Why a source did not become a program: a result, not an error of the measurement.
public enum CompilationFailure: Error, Sendable, Equatable {
  /// The compiler refused the source and said this first.
  case refused(String)
  /// The compiler aborted and said this.
  case crashed(String)
  /// The compiler was killed at its limit, in seconds.
  case timedOut(Double)
  /// The program did not end well, or did not print what its reference prints.
  case wrongProgram(String)

  /// What becomes of the rows of the source.
  public var status: RowStatus {
    switch self {
    case .refused, .wrongProgram: .notMeasured
    case .crashed: .crashed
    case .timedOut: .timedOut
    }
  }

  /// The reason in words, on one line.
  public var note: String {
    switch self {
    case .refused(let words): "the compiler refuses it: \(words)"
    case .crashed(let words): "the compiler aborts: \(words)"
    case .timedOut(let limit): "the compiler was stopped after \(limit) s"
    case .wrongProgram(let words): "the program does other work than its reference: \(words)"
    }
  }

  /// Reads why a run of the compiler failed; `nil` if it did not.
  init?(_ finished: FinishedSubprocess, limit: Double) {
    if finished.succeeded { return nil }
    let lines = finished.errors.split(separator: "\n")
    if finished.end == .timedOut {
      self = .timedOut(limit)
    } else if finished.errors.contains("Please submit a bug report") {
      self = .crashed(Self.lastWords(lines) ?? "it says no more")
    } else if let error = lines.lazy.compactMap(Self.message).first {
      self = .refused(error)
    } else {
      self = .crashed("\(finished.end), without an error")
    }
  }

  /// The assertion that failed, or else what the compiler was doing, innermost last.
  private static func lastWords(_ lines: [Substring]) -> String? {
    let words = ["Assertion failed", "Abort: ", "Fatal error"]
    let assertion = lines.first { line in words.contains { line.hasPrefix($0) } }
    return (assertion ?? lines.last { $0.contains("\tWhile ") }).map(String.init)
  }

  /// What stands behind the first `error: ` of a line.
  private static func message(_ line: Substring) -> String? {
    line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
  }
}

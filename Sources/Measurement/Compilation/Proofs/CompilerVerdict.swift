/// What the compiler said about a source.
package struct CompilerVerdict: Sendable, Equatable {
  /// An error with its place; line 0 where it has none.
  package struct Diagnostic: Sendable, Hashable {
    package var line: Int
    package var text: String
  }

  /// The errors, each once.
  package var errors: Set<Diagnostic>
  /// Everything it wrote, if it aborted.
  package var lastWords: String?
  /// Whether it exited with status 0.
  package var succeeded: Bool

  /// Reads what one run wrote to its standard error.
  package init(succeeded: Bool, diagnostics: String) {
    self.succeeded = succeeded
    lastWords = diagnostics.contains("Please submit a bug report") ? diagnostics : nil
    errors = Set(diagnostics.split(separator: "\n").compactMap(Self.error(in:)))
  }

  /// Reads `path:line:column: error: text`; `nil` for any other line.
  private static func error(in line: Substring) -> Diagnostic? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    let number = place.count >= 3 ? Int(place[place.count - 2]) : nil
    return Diagnostic(line: number ?? 0, text: String(line[mark.upperBound...]))
  }
}

extension CompileProof {
  /// What differs between the outcome expected and the verdict; empty if the proof holds.
  package func differences(from verdict: CompilerVerdict, in trial: Trial) -> [String] {
    if case .crashes(let text) = trial.outcome { return crash(text, verdict) }
    if let words = verdict.lastWords { return ["the compiler aborted: \(words.prefix(400))"] }
    switch trial.outcome {
    case .compiles:
      let errors = verdict.errors.map { "line \($0.line): unexpected error: \($0.text)" }
      return errors.isEmpty && !verdict.succeeded ? ["it failed without an error"] : errors
    case .refused(""):
      return located(verdict)
    case .refused(let text), .crashes(let text):
      return verdict.errors.contains { $0.text.contains(text) }
        ? [] : ["no error says '\(text)'; errors: \(verdict.errors.map(\.text))"]
    }
  }

  private func crash(_ text: String, _ verdict: CompilerVerdict) -> [String] {
    guard let words = verdict.lastWords else {
      let found = verdict.succeeded ? "it compiles now" : "errors: \(verdict.errors.map(\.text))"
      return ["the compiler no longer aborts (\(found)): correct the proof and what cites it"]
    }
    return words.contains(text) ? [] : ["it aborted, but not with '\(text)': \(words.prefix(400))"]
  }

  private func located(_ verdict: CompilerVerdict) -> [String] {
    let unexpected = verdict.errors.filter { error in
      refusals[error.line].map { !error.text.contains($0) } ?? true
    }
    let missing = refusals.filter { mark in !verdict.errors.contains { $0.line == mark.key } }
    return unexpected.map { "line \($0.line): unexpected error: \($0.text)" }
      + missing.map { "line \($0.key): no error, expected '\($0.value)'" }
  }
}

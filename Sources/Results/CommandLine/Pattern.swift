/// A regular expression as a user wrote it; searched for anywhere in a text.
public struct Pattern: Sendable, Equatable {
  /// What was written.
  public let text: String

  /// Reads a pattern, or returns `nil` if it is no regular expression.
  public init?(_ text: String) {
    guard !text.isEmpty, (try? Regex(text)) != nil else { return nil }
    self.text = text
  }

  /// A test of whether a text contains a match.
  ///
  /// Compiled once for all the texts that it is put to: a `Regex` cannot be kept in a value that
  /// crosses threads.
  public func matcher() -> (String) -> Bool {
    guard let regex = try? Regex(text) else { return { _ in false } }
    return { $0.firstMatch(of: regex) != nil }
  }
}

extension ValueForm where Value == Pattern {
  /// A regular expression.
  public static let regex: ValueForm = ValueForm(
    placeholder: "regex",
    expectation: "a regular expression",
    completion: .benchmark,
    read: { Pattern($0) }
  )
}

extension ValueForm where Value == String {
  /// The name of a benchmark, exactly.
  public static let benchmark: ValueForm = ValueForm(
    placeholder: "name",
    expectation: "the name of a benchmark",
    completion: .benchmark,
    read: { $0.isEmpty ? nil : $0 }
  )
}

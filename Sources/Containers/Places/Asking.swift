/// A question about a subject, answered with a word.
///
/// The requirements are static and the conforming types empty, so that a loop that is specialised
/// for one contains the question and nothing else.
public protocol Asking: SendableMetatype {
  /// What is asked about.
  associatedtype Subject

  /// Makes a subject that carries `word`.
  static func subject(_ word: UInt64) -> Subject

  /// Returns the word, or whatever else the question finds out.
  static func answer(_ subject: Subject) -> UInt64
}

/// Why a callgrind profile could not be read.
///
/// Counts are exact or they are nothing, so a line that is not understood ends the reading: a
/// profile that was guessed at would look like one that was measured.
public struct ProfileError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with the line.
  public enum Problem: Error, Equatable {
    /// The file cannot be opened or read.
    case unreadable
    /// The first line does not say `# callgrind format`.
    case notAProfile
    /// The `version:` line names a format other than 1.
    case version(String)
    /// The `positions:` line names none, or others than callgrind writes.
    case positions(String)
    /// The `events:` line lacks an event that is needed.
    case missingEvent(String)
    /// A line before the `events:` or `positions:` line that needs it.
    case costBeforeHeader
    /// A number that is not one.
    case number(String)
    /// A line of no known kind.
    case unknownLine(String)
    /// A compressed name such as `(7)` that was never given.
    case undefinedName(String)
    /// A cost or a call outside of every function.
    case outsideFunction
    /// A `calls=` line that no cost line follows.
    case callWithoutCost
    /// More costs in a line than there are events.
    case tooManyCosts(Int, events: Int)
    /// Figures that together are more than a number can hold.
    case overflow(of: String)
    /// The file ends before its `totals:` line.
    case cutShort
    /// The costs read do not add up to the `totals:` line.
    case totals(event: String, read: Int, written: Int)
  }

  /// The path of the profile.
  public var file: String
  /// The line, from 1; 0 where the file as a whole is meant.
  public var line: Int
  /// What is wrong.
  public var problem: Problem

  /// What was found, where, and what was expected.
  public var description: String { "\(file):\(line): \(problem.words)" }
}

extension ProfileError.Problem {
  fileprivate var words: String {
    switch self {
    case .unreadable: "cannot be read; expected a callgrind profile"
    case .notAProfile: "expected '# callgrind format' on the first line"
    case .version(let found): "found version '\(found)', expected 1"
    case .positions(let found):
      "found positions '\(found)', expected 'instr', 'line' or 'instr line'"
    case .missingEvent(let event):
      "no event '\(event)'; expected a run with --cache-sim=yes --branch-sim=yes"
    case .costBeforeHeader: "found a cost before the 'positions:' and 'events:' lines"
    case .number(let found): "found '\(found)', expected a number"
    case .unknownLine(let found): "found '\(found)', expected a cost, a call or a name"
    case .undefinedName(let found): "found the name '\(found)', which was not given before"
    case .outsideFunction: "found a cost or a call before the first 'fn=' line"
    case .callWithoutCost: "found a 'calls=' line without the cost line that must follow it"
    case .tooManyCosts(let count, let events): "found \(count) costs, expected at most \(events)"
    case .overflow(let figures):
      "found more than \(Int.max) \(figures) up to here, expected fewer"
    case .cutShort: "the profile ends here, expected a 'totals:' line: it was cut short"
    case .totals(let event, let read, let written):
      "the costs of '\(event)' add up to \(read), expected \(written) as written in 'totals:'"
    }
  }
}

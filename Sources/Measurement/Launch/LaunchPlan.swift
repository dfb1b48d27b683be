/// What one launch has to do; the parent writes it as JSON to the launch's standard input.
struct LaunchPlan: Sendable, Equatable, Codable {
  /// The instrument of the launch; instruments never share one.
  enum Task: String, Sendable, Codable {
    /// Find each subject's iteration count.
    case calibrate
    /// Take rounds.
    case time
    /// Take one sample without any warm-up.
    case timeCold
    /// Count heap traffic.
    case countHeap
    /// Count what the processor does.
    case countHardware
  }

  /// One subject and how it is to be measured.
  struct Entry: Sendable, Equatable, Codable {
    var subject: Subject
    /// Passes of the loop in one entry of a body; ignored by `calibrate`.
    var iterations: Int
    /// How many rounds; ignored by everything but `time`.
    var rounds: Int
  }

  var task: Task
  /// The generator of the launch: order and jitter come from it.
  var seed: UInt64
  /// How long a calibrated sample should take, in nanoseconds.
  var sampleTarget: UInt64
  /// The number of the first round, so that a resumed launch does not use one twice.
  var firstRound: Int
  /// The entries, in the order in which they are measured.
  var entries: [Entry]
}

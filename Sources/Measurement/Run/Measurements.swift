public import Results

/// What a run took from the machine, before anything is estimated from it.
public struct Measurements: Sendable {
  /// Every sample of every launch, in the order taken.
  public var samples: [Sample] = []
  /// The rows of the heap counter.
  public var heapRows: [ResultRow] = []
  /// The rows of the processor's counters; none where the kernel does not grant them.
  public var hardwareRows: [ResultRow] = []
  /// The benchmarks that crashed, hung or failed their own check.
  public var failures: [BenchmarkName: LaunchFailure] = [:]
  /// Timed launches that were carried out to their end.
  public var completeLaunches: Int = 0
  /// Why the run stopped early, if it did.
  public var stop: Stop?

  /// Why a run stopped before its end.
  public enum Stop: Sendable, Equatable {
    /// A signal asked for it.
    case interrupted
    /// Launches cannot be carried out at all.
    case broken(String)
  }
}

/// What a run tells whoever watches it.
public enum RunEvent: Sendable, Equatable {
  /// So many of all steps are done; `doing` names the instrument.
  case progress(done: Int, of: Int, doing: String)
  /// A timed launch begins, with so many rounds of each subject.
  case launch(Int, of: Int, rounds: Int)
  /// A benchmark is lost; the run goes on.
  case failed(BenchmarkName, LaunchFailure)
}

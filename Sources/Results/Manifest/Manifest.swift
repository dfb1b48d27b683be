public import FoundationEssentials

/// What a run was: everything without which its numbers mean nothing; the content of run.json.
///
/// Two runs whose manifests differ in machine, build or suite are not compared silently.
public struct Manifest: Codable, Sendable, Equatable {
  /// The version of run.json that this code writes and reads.
  public static let currentSchema: Int = 1

  /// The version of the file's meaning.
  public var schema: Int = currentSchema
  /// When the run began, to the second.
  public var started: Date
  /// When the run ended, to the second.
  public var ended: Date
  /// How long the run took, in seconds.
  public var durationSeconds: Double
  /// The program and its arguments.
  public var commandLine: [String]
  /// Where every random choice of the run came from.
  public var seed: UInt64
  /// How thorough the run was: quick, standard or full.
  public var effort: String
  /// Processes that took times, over all builds.
  public var launches: Int
  /// Builds that took turns, alike in all but code placement; `nil` in files from before there were
  /// several.
  public var builds: Int?
  /// Whether a signal or the time budget ended the run before all was measured.
  public var interrupted: Bool
  /// Where the run happened.
  public var machine: Machine
  /// What was run.
  public var build: BuildFacts
  /// A hash of the names, declarations and sources of the suite, or why there is none.
  public var suiteHash: Knowable<String>
  /// The ratio below which no difference is claimed: how far clones of one loop differ.
  public var layoutFloor: Knowable<Double>
  /// What the malloc counter costs when it is off, in nanoseconds per call.
  public var interposerNanoseconds: Knowable<Double>
  /// The empty loop whose cost decides what is below resolution, if it was selected.
  public var emptyLoop: String?
  /// The instruments, with the reason where one could not be used.
  public var instruments: [Instrument]
  /// Every benchmark selected, measured or not.
  public var benchmarks: [BenchmarkDescription]
  /// What the whole is that the run is a part of; `nil` for a run that is whole.
  public var part: PartOfRun?
  /// What was left out or lost, and why.
  public var omissions: [Omission]

  /// Creates a manifest from its parts; fractions of a second in the dates are dropped.
  public init(
    started: Date,
    ended: Date,
    durationSeconds: Double,
    commandLine: [String],
    seed: UInt64,
    effort: String,
    launches: Int,
    builds: Int? = nil,
    interrupted: Bool = false,
    machine: Machine,
    build: BuildFacts,
    suiteHash: Knowable<String>,
    layoutFloor: Knowable<Double>,
    interposerNanoseconds: Knowable<Double>,
    emptyLoop: String? = nil,
    instruments: [Instrument] = [],
    benchmarks: [BenchmarkDescription] = [],
    part: PartOfRun? = nil,
    omissions: [Omission] = []
  ) {
    self.started = Date(timeIntervalSince1970: started.timeIntervalSince1970.rounded(.down))
    self.ended = Date(timeIntervalSince1970: ended.timeIntervalSince1970.rounded(.down))
    self.durationSeconds = durationSeconds
    self.commandLine = commandLine
    self.seed = seed
    self.effort = effort
    self.launches = launches
    self.builds = builds
    self.interrupted = interrupted
    self.machine = machine
    self.build = build
    self.suiteHash = suiteHash
    self.layoutFloor = layoutFloor
    self.interposerNanoseconds = interposerNanoseconds
    self.emptyLoop = emptyLoop
    self.instruments = instruments
    self.benchmarks = benchmarks
    self.part = part
    self.omissions = omissions
  }
}

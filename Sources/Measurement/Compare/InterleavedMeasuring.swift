public import Results

/// Measures three binaries in turns, a launch each, block by block.
///
/// A launch gives its binary one process, with stack padding and an order of benchmarks of its own;
/// the three launches that belong together differ in nothing but the binary.
public final class InterleavedMeasuring {
  /// Launches of all arms in one block.
  public static var launchesPerBlock: Int { ComparisonArm.block.count }
  /// What a sample should take, in nanoseconds: far above the clock's resolution, far below the
  /// scheduler's slice.
  static let sampleTarget: UInt64 = 300_000
  /// Rounds of two samples in a launch; a launch is one number however many there are, so more
  /// rounds would buy less than more launches (docs/verification.md has the power of these).
  static let rounds = 3

  private let launchers: [ComparisonArm: any Launcher]
  private let seed: UInt64
  private let observe: (_ launchesDone: Int) -> Void
  private var iterations: [String: Int] = [:]
  private var launchesDone = 0

  /// The samples of each arm.
  public private(set) var samples: [ComparisonArm: [Sample]] = [:]
  /// The benchmarks that an arm crashed in or did not return from.
  public private(set) var failures: [ComparisonArm: [BenchmarkName: LaunchFailure]] = [:]
  /// Why measuring stopped early, if it did.
  public private(set) var stop: Measurements.Stop?

  /// Prepares the comparison of three binaries.
  ///
  /// - Parameters:
  ///   - programs: The path of each arm's binary.
  ///   - launchArguments: The words that make a binary serve a launch.
  ///   - timeLimit: The longest that one benchmark may stay silent, in seconds.
  ///   - seed: Where paddings and orders come from.
  ///   - observe: Called after each launch with their number so far.
  public convenience init(
    programs: [ComparisonArm: String],
    launchArguments: [String],
    timeLimit: Double,
    seed: UInt64,
    observe: @escaping (_ launchesDone: Int) -> Void
  ) {
    let launchers = programs.mapValues { program in
      ProcessLauncher(program: program, arguments: launchArguments, timeLimit: timeLimit)
    }
    self.init(launchers: launchers, seed: seed, observe: observe)
  }

  init(
    launchers: [ComparisonArm: any Launcher],
    seed: UInt64,
    observe: @escaping (_ launchesDone: Int) -> Void
  ) {
    self.launchers = launchers
    self.seed = seed
    self.observe = observe
  }

  /// Takes a stage of `blocks` blocks of `names`, whose launches are numbered from `firstLaunch`.
  ///
  /// What fails in any arm is left out of the blocks that follow, and none of its samples is kept.
  ///
  /// - Returns: Where the stage lies in the numbering of the launches.
  public func takeStage(
    _ names: [BenchmarkName],
    blocks: Int,
    firstLaunch: Int
  ) -> Interleaving.Stage {
    for arm in [ComparisonArm.baseline, .candidate] { calibrate(names, arm) }
    var launch = firstLaunch
    // The second stage begins with the mirror, so that nothing favours the arm that goes first.
    let parity = firstLaunch == 0 ? 0 : 1
    for block in 0..<blocks {
      for arm in ComparisonArm.order(ofBlock: block + parity) where stop == nil {
        take(names, arm, launch: launch, block: block + firstLaunch)
        launch += 1
        launchesDone += 1
        observe(launchesDone)
      }
    }
    return Interleaving.Stage(firstLaunch: firstLaunch, blocks: blocks)
  }

  private func sound(_ names: [BenchmarkName]) -> [BenchmarkName] {
    names.filter { name in !failures.values.contains { $0[name] != nil } }
  }

  /// Finds the iterations that both arms share: those of the slower one.
  private func calibrate(_ names: [BenchmarkName], _ arm: ComparisonArm) {
    carryOut(names, arm, padding: 0) { names in
      LaunchPlan(
        task: .calibrate,
        seed: seed,
        sampleTarget: Self.sampleTarget,
        firstRound: 0,
        entries: names.map {
          LaunchPlan.Entry(subject: Subject($0.description), iterations: 0, rounds: 0)
        }
      )
    } onEvents: { plan, events in
      for case .calibrated(let entry, let found, _) in events {
        let name = plan.entries[entry].subject.arms[0]
        self.iterations[name] = min(self.iterations[name] ?? .max, found)
      }
    }
  }

  private func take(_ names: [BenchmarkName], _ arm: ComparisonArm, launch: Int, block: Int) {
    // One generator a block: its launches differ in the binary and in nothing else that is ours.
    var generator = SplitMix64(seed: seed, stream: block)
    let padding = Int.random(in: 0...4_096, using: &generator)
    let order = names.shuffled(using: &generator)
    let seed = generator.next()
    carryOut(order, arm, padding: padding) { names in
      LaunchPlan(
        task: .time,
        seed: seed,
        sampleTarget: 0,
        firstRound: 0,
        entries: names.map { name in
          LaunchPlan.Entry(
            subject: Subject(name.description),
            iterations: self.iterations[name.description] ?? 1,
            rounds: Self.rounds
          )
        }
      )
    } onEvents: { _, events in
      let known = Dictionary(names.map { ($0.description, $0) }, uniquingKeysWith: { $1 })
      for case .sample(let sample) in events {
        guard let name = known[sample.name] else { continue }
        self.samples[arm, default: []].append(sample.sample(of: name, launch: launch))
      }
    }
  }

  /// Carries a plan out in one process; a benchmark that ends it is lost, and the launch is taken
  /// again without it, from the start.
  private func carryOut(
    _ names: [BenchmarkName],
    _ arm: ComparisonArm,
    padding: Int,
    plan makePlan: ([BenchmarkName]) -> LaunchPlan,
    onEvents: (LaunchPlan, [LaunchEvent]) -> Void
  ) {
    guard let launcher = launchers[arm] else { return }
    while stop == nil {
      let left = sound(names)
      guard !left.isEmpty else { return }
      let plan = makePlan(left)
      var events: [LaunchEvent] = []
      switch launcher.launch(plan, padding: padding, onEvent: { events.append($0) }) {
      case .finished: return onEvents(plan, events)
      case .interrupted: stop = .interrupted
      case .broken(let words): stop = .broken(words)
      case .failed(let text, let failure): lose(text, failure, in: arm)
      }
    }
  }

  private func lose(_ text: String, _ failure: LaunchFailure, in arm: ComparisonArm) {
    guard let name = BenchmarkName(text) else {
      stop = .broken("a launch named '\(text)', which is no benchmark")
      return
    }
    failures[arm, default: [:]][name] = failure
    for arm in ComparisonArm.allCases { samples[arm]?.removeAll { $0.benchmark == name } }
  }
}

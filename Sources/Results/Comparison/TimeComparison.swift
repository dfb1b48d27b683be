/// Everything that was measured about one benchmark's time, and the verdict.
public struct TimeComparison: Sendable, Equatable {
  /// The benchmark.
  public let benchmark: BenchmarkName
  /// Baseline against candidate: the first measurement and, for a suspect, the second.
  public let stages: [TimeStage]
  /// What both stages together allow one to say.
  public let verdict: TimeVerdict

  /// Creates a comparison from its stages, of which there is at least one.
  ///
  /// A change is claimed only if a fresh measurement claims the same change. Otherwise the second
  /// measurement speaks: it was not chosen for what the first one happened to show.
  public init(benchmark: BenchmarkName, first: TimeStage, second: TimeStage?) {
    self.benchmark = benchmark
    stages = [first] + (second.map { [$0] } ?? [])
    guard let second else {
      verdict = first.verdict
      return
    }
    let contradicts = second.verdict.isCalled && second.verdict != first.verdict
    verdict = contradicts ? .inconclusive : second.verdict
  }

  /// The stage that is reported: the latest.
  public var latest: TimeStage { stages[stages.count - 1] }

  /// Whether a first measurement claimed a change that the second did not confirm.
  public var wasCleared: Bool { stages.count == 2 && !verdict.isCalled }
}

@testable import Measurement

/// Carries plans out in this process, with a clock that tests own and faults that tests choose.
final class InProcessLauncher: Launcher {
  let benchmarks: [String: Benchmark]
  let watch: FakeStopwatch
  /// Benchmarks that end every launch in which they begin.
  var faults: [String: LaunchFailure] = [:]
  /// The processor that launches count on.
  var hardware = HardwareAccess.ofKernel
  /// After how many launches the run is interrupted.
  var launchesUntilInterrupted = Int.max
  private(set) var plans: [LaunchPlan] = []
  private(set) var paddings: [Int] = []

  init(_ benchmarks: [Benchmark], watch: FakeStopwatch) {
    self.benchmarks = Dictionary(
      benchmarks.map { ("\($0.name)", $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.watch = watch
  }

  func launch(_ plan: LaunchPlan, padding: Int, onEvent: (LaunchEvent) -> Void) -> LaunchEnding {
    guard plans.count < launchesUntilInterrupted else { return .interrupted }
    plans.append(plan)
    paddings.append(padding)
    var events: [LaunchEvent] = []
    LaunchWorker(benchmarks: benchmarks, watch: watch, hardware: hardware) {
      events.append($0)
    }.run(plan)
    for event in events {
      if case .begin(let name) = event, let failure = faults[name] {
        return .failed(benchmark: name, failure)
      }
      onEvent(event)
    }
    return .finished
  }
}

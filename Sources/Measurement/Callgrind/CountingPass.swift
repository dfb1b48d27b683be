import FoundationEssentials
import Glibc
import Results

/// One pass over the selected benchmarks under callgrind.
struct CountingPass: Sendable {
  /// What became of one benchmark.
  enum Outcome: Sendable {
    case counted(MeasuredRegions)
    case lost(RowStatus, reason: String)
  }

  let valgrind: Valgrind
  /// The directory of the pass, where plan and profiles lie.
  let directory: String
  /// The path of the executable without debug information.
  let executable: String
  /// The words that make the executable serve the plan whose path follows.
  let arguments: [String]
  /// Bytes that are added to the environment, to move the stack.
  let padding: Int

  /// Counts the benchmarks; one that ends its process costs its own row only, and where valgrind
  /// itself ends early, those that it did not come to are lost with the reason.
  ///
  /// - Throws: ``ValgrindError/died(reason:)`` if not even one was entered,
  ///   ``ValgrindError/stopped`` once a signal asked this process to stop.
  func count(_ benchmarks: [Benchmark]) throws(ValgrindError) -> [BenchmarkName: Outcome] {
    let entries = benchmarks.map { CountingPlan.Entry($0) }
    let finished = try run(CountingPlan(entries: entries))
    guard finished.end != .stopped else { throw .stopped }
    var outcomes: [BenchmarkName: Outcome] = [:]
    var process: (number: Int, kernel: Int) = (0, 0)
    var bare: Set<Int> = []
    for event in finished.output.split(separator: "\n").compactMap({ CountingEvent($0) }) {
      switch event {
      case .entered(CountingEvent.ofNoEntry, let number, _): bare = try bareAddresses(of: number)
      case .entered(_, let number, let kernel): process = (number, kernel)
      case .ended(let index, let status):
        guard Interruption.signal == nil else { throw .stopped }
        guard benchmarks.indices.contains(index) else { continue }
        outcomes[benchmarks[index].name] =
          status == 0
          ? read(entries[index], of: benchmarks[index], besides: bare, process: process)
          : Self.loss(status)
      }
    }
    guard !outcomes.isEmpty else { throw .died(reason: Self.reason(finished)) }
    guard !finished.succeeded else { return outcomes }
    let loss = Outcome.lost(
      .notMeasured,
      reason: "valgrind ended before it was done: \(Self.reason(finished))"
    )
    let unreached = Dictionary(benchmarks.map { ($0.name, loss) }) { first, _ in first }
    return outcomes.merging(unreached) { outcome, _ in outcome }
  }

  private func bareAddresses(of process: Int) throws(ValgrindError) -> Set<Int> {
    do throws(ProfileError) {
      return try MeasuredRegions.bareAddresses(
        profiles: "\(directory)/profile.\(process)",
        executable: executable
      )
    } catch { throw .died(reason: error.description) }
  }

  private func read(
    _ entry: CountingPlan.Entry,
    of benchmark: Benchmark,
    besides bare: Set<Int>,
    process: (number: Int, kernel: Int)
  ) -> Outcome {
    do throws(ProfileError) {
      let regions = try MeasuredRegions(
        entry,
        operationsPerIteration: benchmark.operationsPerIteration,
        bare: bare,
        profiles: "\(directory)/profile.\(process.number)",
        executable: executable,
        kernel: process.kernel
      )
      return .counted(regions)
    } catch { return .lost(.notMeasured, reason: error.description) }
  }

  private func run(_ plan: CountingPlan) throws(ValgrindError) -> FinishedSubprocess {
    let planFile = "\(directory)/plan"
    guard FileManager.default.createFile(atPath: planFile, contents: Data(plan.text.utf8)) else {
      throw .noDirectory(reason: "\(planFile) cannot be written")
    }
    let options = valgrind.callgrind(profiles: "\(directory)/profile.%p")
    do throws(SubprocessError) {
      return try Subprocess(
        valgrind.executable,
        options + [executable] + arguments + [planFile],
        environment: CountingEnvironment.variables(padding: padding),
        limit: 3600
      ).run { Interruption.signal != nil }
    } catch { throw .died(reason: error.description) }
  }

  /// Decodes a status of wait(2), as the macros of `<sys/wait.h>` do.
  private static func loss(_ status: Int32) -> Outcome {
    let signal = status & 0x7f
    if signal == SIGALRM {
      let seconds = CountingLaunch.secondsPerBenchmark
      return .lost(.timedOut, reason: "took longer than \(seconds) s under callgrind")
    }
    let words =
      signal == 0
      ? "ended with status \(status >> 8 & 0xff) under callgrind"
      : unsafe "\(String(cString: strsignal(signal))) (signal \(signal)) under callgrind"
    return .lost(.crashed, reason: words)
  }

  private static func reason(_ finished: FinishedSubprocess) -> String {
    let words = finished.errors.split(whereSeparator: \.isNewline).last.map { "; \($0)" } ?? ""
    return switch finished.end {
    case .exited(let status): "it ended with status \(status)\(words)"
    case .signalled(let signal):
      unsafe "\(String(cString: strsignal(signal))) (signal \(signal))\(words)"
    case .timedOut: "it took too long\(words)"
    case .stopped: "it was stopped"
    }
  }
}

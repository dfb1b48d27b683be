import Foundation
import Results

/// A benchmark program of one's own: suites with a command line around them.
///
///     BenchmarkProgram(suite).main()
///
/// It measures as DispatchBench does and writes the same files, so that ReportGen reports and
/// gates them: interleaved launches of its own executable, the heap, then exact counts if there is
/// a valgrind. A row that does not leave standing what it declares has no number, and the program
/// ends with status 5. `--help` lists the options.
public struct BenchmarkProgram: Sendable {
  private let name: String
  private let source: String
  private let suites: [Suite]

  /// Makes a program of `suites`.
  ///
  /// - Parameters:
  ///   - suites: What can be measured; a suite that checks the instruments comes with it.
  ///   - module: The file that says which module's compiler flags go into the manifest.
  ///   - source: A file of the work tree whose commit goes into it.
  public init(_ suites: Suite..., module: String = #fileID, source: String = #filePath) {
    name = module.split(separator: "/").first.map(String.init) ?? module
    self.source = source
    self.suites = [ProgramControls.suite] + suites
  }

  /// Does what the command line asks for and ends the process.
  public func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private func run(_ arguments: [String]) -> ExitCode {
    let command = ProgramOptions.command(name)
    do {
      switch try command.parse(arguments) {
      case .text(let text): Terminal.print(text)
      case .invocation(let invocation): return try carryOut(invocation)
      }
      return .success
    } catch {
      return Complaint(error, of: command, arguments: arguments).print()
    }
  }

  private func carryOut(_ invocation: Invocation) throws -> ExitCode {
    let benchmarks = suites.flatMap(\.benchmarks)
    switch invocation.command {
    case ProgramOptions.launch.name:
      return LaunchServer.serve(benchmarks) ? .success : .badData
    case ProgramOptions.countRegions.name:
      let plan = invocation.operands.first ?? ""
      return CountingLaunch.serve(benchmarks, planFile: plan) ? .success : .badData
    default:
      return try measure(invocation)
    }
  }

  private func measure(_ invocation: Invocation) throws -> ExitCode {
    try RefusedBuild.check(isAllowed: invocation[ProgramOptions.allowDebugBuild])
    Interruption.observe()
    let subjects = try subjects(invocation)
    let directory = invocation[ProgramOptions.output]
    try createDirectory(directory)
    let lock = try DirectoryLock(directory: directory)
    defer { withExtendedLifetime(lock) {} }
    let start = Date()
    let measurements = Measuring.run(subjects.benchmarks, options(invocation)) { _ in }
    let counts = count(subjects.benchmarks, measurements, invocation)
    let settings = RunSettings(
      seed: invocation[ProgramOptions.seed],
      effort: invocation[ProgramOptions.effort],
      build: .current(of: name, from: source),
      suites: suites,
      start: start,
      end: Date()
    )
    let record = try RunRecord(of: subjects, measurements, counts, settings)
    try record.write(to: directory)
    let tables = OperationTable.tables(of: record.table, benchmarks: record.manifest.benchmarks)
    for table in tables {
      Terminal.print(table.table.terminalLines().joined(separator: "\n") + "\n")
    }
    return record.complain()
  }

  /// What is chosen, with what it is compared with and the controls.
  private func subjects(_ invocation: Invocation) throws(UsageError) -> RunSubjects {
    let filters = invocation[ProgramOptions.filter]
    let matchers = filters.map { $0.matcher() }
    func isChosen(_ name: BenchmarkName) -> Bool {
      matchers.isEmpty || matchers.contains { $0(name.description) }
    }
    let all = suites.flatMap(\.benchmarks)
    let chosen = all.filter { isChosen($0.name) }
    let wanted = Set(chosen.map(\.name) + chosen.compactMap(\.reference)).union(Controls.all)
    let subjects = RunSubjects(
      benchmarks: all.filter { wanted.contains($0.name) },
      layouts: suites.flatMap(\.layouts).filter { isChosen($0.name) },
      outcomes: suites.flatMap(\.outcomes).filter { isChosen($0.name) }
    )
    guard !chosen.isEmpty || !subjects.layouts.isEmpty || !subjects.outcomes.isEmpty else {
      let words = filters.map { "'--filter \($0.text)'" }.joined(separator: " ")
      throw .emptySelection(words, nearest: nil)
    }
    return subjects
  }

  private func options(_ invocation: Invocation) -> Measuring.Options {
    var schedule = invocation[ProgramOptions.effort].schedule
    schedule.timeBudget = invocation[ProgramOptions.timeBudget] ?? schedule.timeBudget
    return Measuring.Options(
      schedule: schedule,
      seed: invocation[ProgramOptions.seed],
      timeLimit: 20,
      launchArguments: [ProgramOptions.launch.name]
    )
  }

  /// Counts what was measured; last, so that whatever comes of it the times are taken.
  private func count(
    _ benchmarks: [Benchmark],
    _ measurements: Measurements,
    _ invocation: Invocation
  ) -> ExactCounts {
    guard invocation[ProgramOptions.effort] != .quick else {
      return .notAsked(because: "not counted at quick effort")
    }
    guard measurements.stop == nil else { return .notAsked(because: "the run stopped early") }
    return .take(
      benchmarks.filter { measurements.failures[$0.name] == nil },
      arguments: [ProgramOptions.countRegions.name]
    )
  }
}

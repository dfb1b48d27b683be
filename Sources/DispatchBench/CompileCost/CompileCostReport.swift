import Foundation
import Measurement
import Results

/// What was found about compiling, on its way to files, to the terminal and to the exit status.
struct CompileCostReport {
  private let plan: CompileCostPlan
  private let measurements: CompileCostMeasurements
  private let invocation: Invocation
  private let rows: [ResultRow]

  /// Reduces what was measured.
  init(
    _ plan: CompileCostPlan,
    _ measurements: CompileCostMeasurements,
    _ invocation: Invocation
  ) {
    self.plan = plan
    self.measurements = measurements
    self.invocation = invocation
    rows = measurements.groups.flatMap(CompileCostRows.rows)
  }

  /// Writes the three files, each whole or not at all; the manifest last, so that it never
  /// describes files that are not there.
  func write(to directory: String, compiler: String, from start: Date, to end: Date) throws {
    let files = ResultDirectory(path: directory)
    try ResultTable(rows).write(to: files.results)
    try SampleWriter.write(samples, to: files.samples)
    try manifest(compiler, from: start, to: end).write(to: files.manifest)
  }

  /// Prints the answer to standard output.
  ///
  /// - Throws: ``ResultFileError`` if a figure has no place in JSON.
  func print(_ invocation: Invocation) throws(ResultFileError) {
    switch invocation[AnswerFormat.option] {
    case .text: Terminal.print(CompileCostTable.lines(of: rows).joined(separator: "\n"))
    case .json: Terminal.print(bytes: try jsonBytes(RowsDocument(rows)))
    }
  }

  /// Says on standard error what did not become a program, and how the command ends.
  ///
  /// A source that the compiler gives up on is a result; a program that does other work than its
  /// reference is a fault of the template.
  func complain() -> ExitCode {
    let failures = measurements.groups.joined().compactMap { subject in
      subject.failure.map { (subject.subject.name, $0) }
    }
    for (name, failure) in failures { Terminal.complain("\(name): \(failure.note)") }
    if measurements.isInterrupted {
      Terminal.complain("Error: stopped by a signal; rows that are missing are in run.json.")
      return Interruption.signal == SIGTERM ? .terminated : .interrupted
    }
    let isWrong = failures.contains { if case .wrongProgram = $0.1 { true } else { false } }
    return isWrong ? .benchmarkFailed : .success
  }

  /// Every timed compilation, a process each: the round is its launch, the group its round.
  private var samples: [Sample] {
    let samples = measurements.groups.enumerated().flatMap { index, group in
      group.flatMap { subject in
        subject.samples.map { sample in
          Sample(
            launch: sample.round - 1,
            build: 0,
            round: index,
            position: sample.position,
            benchmark: subject.subject.name,
            iterations: 1,
            nanoseconds: UInt64(sample.wallSeconds * 1e9),
            involuntarySwitches: sample.use.involuntarySwitches
          )
        }
      }
    }
    return samples.sorted {
      ($0.launch, $0.round, $0.position) < ($1.launch, $1.round, $1.position)
    }
  }

  private func manifest(_ compiler: String, from start: Date, to end: Date) -> Manifest {
    let rounds = invocation[CompileCostOptions.rounds]
    let none = "compilers are timed here and no loops"
    return Manifest(
      started: start,
      ended: end,
      durationSeconds: end.timeIntervalSince(start),
      commandLine: OwnCommandLine.words,
      seed: 0,
      effort: "\(rounds) rounds",
      launches: rounds,
      interrupted: measurements.isInterrupted,
      machine: .current(),
      build: build(compiler),
      suiteHash: .known(SuiteHash.of(plan.subjects.map(\.source).joined())),
      layoutFloor: .unknown(because: none),
      interposerNanoseconds: .unknown(because: none),
      instruments: [
        Instrument(name: "wait4", version: .known("processor time and memory of the kernel"))
      ],
      benchmarks: plan.groups.flatMap(descriptions),
      omissions: omissions
    )
  }

  /// How the generated programs are made, and this one's own commit.
  private func build(_ compiler: String) -> BuildFacts {
    var facts = BuildFacts.current()
    facts.compiler = .known(compiler)
    facts.flags = .known(CompileCostPlan.commonFlags)
    facts.optimization = .unknown(because: "each row's parameter names its own")
    facts.wholeModule = .known(true)
    facts.crossModuleOptimization = .unknown(because: "each program is one module")
    facts.libraryEvolution = .known(false)
    facts.exclusivityChecking = .known(true)
    return facts
  }

  private func descriptions(_ group: [CompileSubject]) -> [BenchmarkDescription] {
    group.enumerated().map { index, subject in
      BenchmarkDescription(
        name: subject.name.description,
        reference: index == 0 ? nil : group[0].name.description,
        operationsPerIteration: 1,
        leaves: "nothing",
        note: subject.flags.dropFirst(CompileCostPlan.commonFlags.count).joined(separator: " ")
      )
    }
  }

  private var omissions: [Omission] {
    let failed = measurements.groups.joined().compactMap { subject in
      subject.failure.map {
        Omission(
          subject: subject.subject.name.description,
          status: $0.status,
          reason: $0.note
        )
      }
    }
    let skipped = plan.groups.dropFirst(measurements.groups.count).joined().map {
      Omission(subject: $0.name.description, reason: "stopped by a signal before it was done")
    }
    return failed + skipped
  }
}

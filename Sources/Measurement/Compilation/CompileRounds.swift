import Results

/// Compiles twins in turn, so that what slows the machine slows all of them.
///
/// Every subject is compiled once before any is timed: that fills the caches of files and modules,
/// gives the program that is linked and run, and finds the sources that do not compile. Then each
/// round compiles every subject once, forwards and backwards by turns.
public struct CompileRounds: Sendable {
  /// The compiler.
  public var compiler: SwiftCompiler
  /// Timed compilations of each subject.
  public var rounds: Int
  /// An existing directory for sources, objects and programs, named after their subjects.
  public var directory: String

  /// Creates rounds.
  public init(compiler: SwiftCompiler, rounds: Int, directory: String) {
    precondition(rounds > 0, "at least one round is needed")
    self.compiler = compiler
    self.rounds = rounds
    self.directory = directory
  }

  /// Measures `subjects`, the first of which is the reference of the others.
  ///
  /// - Parameters:
  ///   - subjects: The twins, all of which print the same.
  ///   - prepare: Called before each compilation, round 0 being the one that is not timed; what it
  ///     throws ends the measurement.
  /// - Returns: What became of each subject, in order.
  /// - Throws: ``CompileCostError`` if a file or a process is refused by the system.
  /// - Complexity: (`rounds` + 1) compilations, one link and one run for each subject.
  public func measure(
    _ subjects: [CompileSubject],
    before prepare: (CompileSubject, _ round: Int) throws(CompileCostError) -> Void
  ) throws(CompileCostError) -> [CompiledSubject] {
    var results: [CompiledSubject] = []
    for subject in subjects {
      try prepare(subject, 0)
      let program = try build(subject, like: results.first?.program)
      results.append(CompiledSubject(subject: subject, program: program))
    }
    for round in 1...rounds {
      let order = Array(results.indices)
      for (position, index) in (round % 2 == 0 ? order.reversed() : order).enumerated()
      where results[index].failure == nil {
        try prepare(subjects[index], round)
        switch try compile(subjects[index]) {
        case .success(let finished):
          results[index].samples.append(
            CompilationSample(
              round: round,
              position: position,
              wallSeconds: finished.wallSeconds,
              use: finished.use
            )
          )
        case .failure(let failure): results[index].program = .failure(failure)
        }
      }
    }
    return results
  }

  /// Compiles, links, runs and reads a subject, which must print what `reference` prints.
  private func build(
    _ subject: CompileSubject,
    like reference: Result<CompiledProgram, CompilationFailure>?
  ) throws(CompileCostError) -> Result<CompiledProgram, CompilationFailure> {
    try write(subject)
    if case .failure(let failure) = try compile(subject) { return .failure(failure) }
    let path = "\(directory)/\(subject.name)"
    if let failure = try link("\(path).o", to: path) { return .failure(failure) }
    let program = try CompiledProgram.examine(path)
    if case .success(let program) = program, case .success(let expected) = reference,
      program.output != expected.output
    {
      return .failure(.wrongProgram("it prints \(program.output), not \(expected.output)"))
    }
    return program
  }

  private func compile(
    _ subject: CompileSubject
  ) throws(CompileCostError) -> Result<FinishedSubprocess, CompilationFailure> {
    let path = "\(directory)/\(subject.name)"
    do throws(SubprocessError) {
      return try compiler.compile("\(path).swift", to: "\(path).o", flags: subject.flags)
    } catch { throw .process(error) }
  }

  private func link(
    _ object: String,
    to program: String
  ) throws(CompileCostError) -> CompilationFailure? {
    do throws(SubprocessError) { return try compiler.link(object, to: program) } catch {
      throw .process(error)
    }
  }

  private func write(_ subject: CompileSubject) throws(CompileCostError) {
    let path = "\(directory)/\(subject.name).swift"
    do throws(FileError) { try OutputFile.write(subject.source.utf8, to: path) } catch {
      throw .file(error)
    }
  }
}

public import Results

/// One source in one form: what the rows of one benchmark name are about.
public struct CompileSubject: Sendable, Equatable {
  /// The rows' name.
  public var name: BenchmarkName
  /// The whole source of a program that prints one checksum.
  public var source: String
  /// What the compiler is told, without the names of files.
  public var flags: [String]

  /// Creates a subject from its parts.
  public init(name: BenchmarkName, source: String, flags: [String]) {
    self.name = name
    self.source = source
    self.flags = flags
  }
}

/// What became of a subject.
public struct CompiledSubject: Sendable, Equatable {
  /// The subject.
  public var subject: CompileSubject
  /// Its linked program, or why there is none.
  public var program: Result<CompiledProgram, CompilationFailure>
  /// One sample a round, in order; fewer or none without a program.
  public var samples: [CompilationSample]

  /// Creates a result from its parts.
  public init(
    subject: CompileSubject,
    program: Result<CompiledProgram, CompilationFailure>,
    samples: [CompilationSample] = []
  ) {
    self.subject = subject
    self.program = program
    self.samples = samples
  }

  /// Why the subject has no rows with values, or `nil`.
  public var failure: CompilationFailure? {
    guard case .failure(let failure) = program else { return nil }
    return failure
  }
}

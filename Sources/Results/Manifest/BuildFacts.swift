/// How the measured executable was made.
public struct BuildFacts: Codable, Sendable, Equatable {
  /// Whether the optimizer ran.
  public enum Kind: String, Codable, Sendable {
    case debug
    case release
  }

  /// Whether the optimizer ran.
  public var kind: Kind
  /// The compiler's version line.
  public var compiler: Knowable<String>
  /// The compiler's flags.
  public var flags: Knowable<[String]>
  /// The optimisation mode, such as `-O`.
  public var optimization: Knowable<String>
  /// Whether each module was compiled as a whole.
  public var wholeModule: Knowable<Bool>
  /// The mode of cross-module optimization.
  public var crossModuleOptimization: Knowable<String>
  /// Whether modules were resilient.
  public var libraryEvolution: Knowable<Bool>
  /// Whether exclusivity is checked while running.
  public var exclusivityChecking: Knowable<Bool>
  /// The commit of the sources.
  public var commit: Knowable<String>
  /// Whether the sources differed from the commit.
  public var hasUncommittedChanges: Knowable<Bool>
  /// A hash of the executable's bytes; `nil` in files of a version that did not write it.
  ///
  /// The commit does not say which executable it was: code placement differs from build to build.
  public var executable: Knowable<String>?

  /// Creates the facts from their parts.
  public init(
    kind: Kind,
    compiler: Knowable<String>,
    flags: Knowable<[String]>,
    optimization: Knowable<String>,
    wholeModule: Knowable<Bool>,
    crossModuleOptimization: Knowable<String>,
    libraryEvolution: Knowable<Bool>,
    exclusivityChecking: Knowable<Bool>,
    commit: Knowable<String>,
    hasUncommittedChanges: Knowable<Bool>,
    executable: Knowable<String>? = nil
  ) {
    self.kind = kind
    self.compiler = compiler
    self.flags = flags
    self.optimization = optimization
    self.wholeModule = wholeModule
    self.crossModuleOptimization = crossModuleOptimization
    self.libraryEvolution = libraryEvolution
    self.exclusivityChecking = exclusivityChecking
    self.commit = commit
    self.hasUncommittedChanges = hasUncommittedChanges
    self.executable = executable
  }
}

import Foundation
public import Results

extension BuildFacts {
  /// Whether the optimizer ran over this module, and so over the suite that is built with it.
  public static var currentKind: Kind { runsAssertions ? .debug : .release }

  /// How this executable was made: what its stamp says or, without one, what the compiler left in
  /// it and the build description beside it; what none of them tells is unknown and not guessed.
  ///
  /// - Parameters:
  ///   - module: The module whose flags are told.
  ///   - file: A source of it, whose work tree tells the commit.
  /// - Returns: The facts.
  public static func current(
    of module: String = "Containers",
    from file: String = #filePath
  ) -> BuildFacts {
    let binary = OwnBinary()
    return binary?.stamp ?? found(in: binary, module, file)
  }

  private static func found(
    in binary: OwnBinary?,
    _ module: String,
    _ file: String
  ) -> BuildFacts {
    let source = SourceTree(containing: file)
    let description = BuildDescription(
      of: module,
      besideExecutable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    )
    let moved =
      "the executable does not stand beside the package manager's build description;"
      + " 'DispatchBench keep' makes copies that know their flags"
    return BuildFacts(
      kind: currentKind,
      compiler: known(
        binary?.version(after: "Swift version "),
        else: "the executable does not name its compiler"
      ),
      flags: known(description?.flags, else: moved),
      optimization: .known(description?.optimization ?? optimization),
      wholeModule: known(description?.isWholeModule, else: moved),
      crossModuleOptimization: known(description?.crossModuleOptimization, else: moved),
      libraryEvolution: known(
        binary.map(isResilient),
        else: "the executable cannot be read"
      ),
      exclusivityChecking: known(
        binary.map { $0.names("swift_", "beginAccess") },
        else: "the executable cannot be read"
      ),
      commit: known(source?.commit, else: "the sources are not in a git work tree"),
      hasUncommittedChanges: known(
        source?.hasUncommittedChanges,
        else: "git could not be asked about the sources"
      ),
      executable: known(binary?.fingerprint, else: "the executable cannot be read")
    )
  }

  /// Whether the executable has the dispatch thunk of `Stopwatch.nanoseconds()`, or that of
  /// `Passing.pass(_:)` in the module that is measured; only a resilient module has such thunks
  /// (mangling: `Tj`, docs/ABI/Mangling.rst of the Swift repository).
  private static func isResilient(_ binary: OwnBinary) -> Bool {
    binary.names("$s11Measurement9Stopwatch", "P11nanosecondss6UInt64VyFTj")
      || binary.names("$s10Containers7PassingP4", "passys6UInt64VAFFTj")
  }

  private static var optimization: String {
    runsAssertions ? "-Onone" : "-O, -Osize or -Ounchecked"
  }

  /// Only unoptimised code evaluates an assertion.
  private static var runsAssertions: Bool {
    var ran = false
    assert(
      {
        ran = true
        return true
      }()
    )
    return ran
  }

  private static func known<Value>(
    _ value: Value?,
    else reason: String
  ) -> Knowable<Value> {
    value.map { .known($0) } ?? .unknown(because: reason)
  }
}

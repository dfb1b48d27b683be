/// The Swift compiler of this machine, driven as a user drives it.
public struct SwiftCompiler: Sendable, Equatable {
  /// The path of `swiftc`.
  public var executable: String
  /// The time after which one compilation is killed, in seconds.
  public var limit: Double

  /// Creates a compiler at a known path.
  public init(executable: String, limit: Double = 600) {
    self.executable = executable
    self.limit = limit
  }

  /// Finds `swiftc` in PATH, as a shell would.
  ///
  /// - Throws: ``SubprocessError/notFound(name:path:)``.
  public init(limit: Double = 600) throws(SubprocessError) {
    self.init(executable: try Subprocess.find("swiftc"), limit: limit)
  }

  /// Runs the compiler with `arguments`.
  ///
  /// - Throws: ``SubprocessError`` if it does not start; a refused source is no error here.
  public func run(_ arguments: [String]) throws(SubprocessError) -> FinishedSubprocess {
    try Subprocess(executable, arguments, limit: limit).run()
  }
}

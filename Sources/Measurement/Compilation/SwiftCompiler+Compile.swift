extension SwiftCompiler {
  /// Compiles one source file to an object file, once.
  ///
  /// - Parameters:
  ///   - source: The path of the source.
  ///   - object: The path of the object file that is written.
  ///   - flags: What is said before the source, such as `-O`.
  /// - Returns: What it took, or why there is no object file.
  /// - Throws: ``SubprocessError`` if the compiler cannot be run at all.
  public func compile(
    _ source: String,
    to object: String,
    flags: [String]
  ) throws(SubprocessError) -> Result<FinishedSubprocess, CompilationFailure> {
    let finished = try run(flags + ["-c", source, "-o", object])
    return CompilationFailure(finished, limit: limit).map { .failure($0) } ?? .success(finished)
  }

  /// Links one object file to a program.
  ///
  /// - Parameters:
  ///   - object: The path of the object file.
  ///   - program: The path of the program that is written.
  /// - Returns: Why there is no program, or `nil`.
  /// - Throws: ``SubprocessError`` if the compiler cannot be run at all.
  public func link(
    _ object: String,
    to program: String
  ) throws(SubprocessError) -> CompilationFailure? {
    CompilationFailure(try run([object, "-o", program]), limit: limit)
  }

  /// The first line of `swiftc --version`.
  ///
  /// - Throws: ``SubprocessError`` if the compiler cannot be run at all.
  public func version() throws(SubprocessError) -> String {
    let lines = try run(["--version"]).output.split(separator: "\n")
    return lines.first.map(String.init) ?? ""
  }
}

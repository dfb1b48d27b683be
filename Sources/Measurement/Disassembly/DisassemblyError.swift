/// Why a function could not be disassembled.
public enum DisassemblyError: Error, Equatable, CustomStringConvertible {
  /// Neither disassembler is there.
  case notFound
  /// The disassembler failed.
  case failed(tool: String, reason: String)

  /// What is missing or went wrong, and what to do.
  public var description: String {
    switch self {
    case .notFound:
      "no llvm-objdump beside 'swift' and neither llvm-objdump nor objdump in PATH; add a Swift "
        + "toolchain to PATH, or install one of them: apt-get install binutils"
    case .failed(let tool, let reason):
      "\(tool) failed: \(reason)"
    }
  }
}

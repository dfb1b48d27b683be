import Measurement
import Results

/// Why the code of a benchmark cannot be shown.
enum ExplainError: ExitingError, Equatable {
  /// The executable cannot be read, or has no symbols.
  case executable(ELFError)
  /// No disassembler, or one that fails.
  case disassembly(DisassemblyError)
  /// No function lies where the kernel is entered.
  case noKernel(BenchmarkName, address: Int)
  /// The compiler, or what it needs to know, is missing.
  case sil(SILError)

  var exitCode: ExitCode { .coverage }

  /// What is missing and what to do.
  var description: String {
    switch self {
    case .executable(let error): error.description
    case .disassembly(let error): error.description
    case .noKernel(let name, let address):
      "no function of the executable holds the kernel of \(name), which is entered at "
        + "0x\(String(address, radix: 16))"
    case .sil(let error): "no SIL: \(error)"
    }
  }

  /// Rewords what reading an executable throws.
  static func reading<Value>(_ body: () throws(ELFError) -> Value) throws(ExplainError) -> Value {
    do { return try body() } catch { throw .executable(error) }
  }

  /// Rewords what disassembling throws.
  static func disassembling<Value>(
    _ body: () throws(DisassemblyError) -> Value
  ) throws(ExplainError) -> Value {
    do { return try body() } catch { throw .disassembly(error) }
  }
}

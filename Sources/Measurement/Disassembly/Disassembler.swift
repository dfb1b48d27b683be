import FoundationEssentials
import Glibc

/// The disassembler of this machine: the Swift toolchain's own, or another that speaks as it does.
public struct Disassembler: Sendable, Equatable {
  /// The path of the program.
  public let executable: String

  /// Finds one: `llvm-objdump` beside the `swift` of the search path, else in it, else `objdump`.
  ///
  /// The toolchain's comes first because it knows every instruction that its compiler emits.
  ///
  /// - Parameter path: Directories separated by colons; that of the environment unless given.
  /// - Throws: ``DisassemblyError/notFound``.
  public init(path: String? = nil) throws(DisassemblyError) {
    let inherited = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    let directories = (path ?? inherited).split(separator: ":").map(String.init)
    func first(_ name: String) -> String? {
      directories.map { "\($0)/\(name)" }.first { unsafe access($0, X_OK) == 0 }
    }
    let toolchain = first("swift").map { swift in
      URL(filePath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "llvm-objdump").path
    }
    let beside = toolchain.flatMap { unsafe access($0, X_OK) == 0 ? $0 : nil }
    guard let found = beside ?? first("llvm-objdump") ?? first("objdump") else { throw .notFound }
    executable = found
  }

  /// Disassembles one function.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - program: The path of the executable that holds it.
  /// - Returns: Its instructions, in the order of their addresses.
  /// - Throws: ``DisassemblyError`` if the disassembler fails or prints nothing that is understood.
  public func instructions(
    of function: SymbolTable.Symbol,
    in program: String
  ) throws(DisassemblyError) -> [Instruction] {
    let range = function.address..<function.address + function.size
    let arguments = [
      "-d", "--no-show-raw-insn", "--start-address=\(range.lowerBound)",
      "--stop-address=\(range.upperBound)", program,
    ]
    let finished: FinishedSubprocess
    do throws(SubprocessError) {
      finished = try Subprocess(executable, arguments, limit: 60).run()
    } catch { throw .failed(tool: executable, reason: error.description) }
    guard finished.succeeded else {
      let words = finished.errors.split(whereSeparator: \.isNewline).last.map(String.init)
      throw .failed(tool: executable, reason: words ?? "it did not end well")
    }
    let instructions = finished.output.split(whereSeparator: \.isNewline).compactMap {
      DisassemblyLine.instruction($0, in: range)
    }
    guard !instructions.isEmpty else {
      throw .failed(tool: executable, reason: "it shows no instruction of \(function.name)")
    }
    return instructions
  }
}

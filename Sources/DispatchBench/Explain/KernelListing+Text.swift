import Measurement
import Results

extension KernelListing {
  /// The section, one block a function.
  var text: String {
    var blocks = ["Machine code, disassembled by \(tool)" + legend]
    blocks += functions.map(block)
    if !others.isEmpty {
      let names = others.map { "  \(SymbolName($0.name)), \($0.size) bytes" }
      blocks.append((["Executed too, and shown with a larger --functions"] + names).lines)
    }
    return blocks.joined(separator: "\n\n")
  }

  private var legend: String {
    executions == nil ? "" : "\n  the first column says how often one operation executes a line"
  }

  private func block(_ function: Function) -> String {
    let address = String(function.symbol.address, radix: 16)
    let title = "\(SymbolName(function.symbol.name)), \(function.symbol.size) bytes at 0x\(address)"
    var lines = [title]
    var skipped = 0
    for instruction in function.instructions {
      if let executions, executions[instruction.address] == nil {
        skipped += 1
      } else {
        lines += note(ofSkipped: skipped) + [line(instruction)]
        skipped = 0
      }
    }
    return (lines + note(ofSkipped: skipped)).lines
  }

  private func note(ofSkipped count: Int) -> [String] {
    count == 0 ? [] : ["           (\(count) that an operation does not execute)"]
  }

  private func line(_ instruction: Instruction) -> String {
    let runs = executions.map { ($0[instruction.address] ?? Rational(0)).shown } ?? ""
    let code = TextTable.pad(instruction.mnemonic, to: 7, .left) + " " + instruction.operands
    let mark = Self.mark(instruction)
    let columns = [
      TextTable.pad(runs, to: 7, .right),
      TextTable.pad(String(instruction.address, radix: 16), to: 8, .right),
      mark.isEmpty ? code : TextTable.pad(code, to: 40, .left),
      mark,
    ]
    return columns.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Where a call or jump goes, and what data an instruction names.
  private static func mark(_ instruction: Instruction) -> String {
    let verb = instruction.isCall ? "call" : "jump"
    return switch instruction.departure {
    case .direct(let symbol)?: "direct \(verb): \(SymbolName(symbol))"
    case .runtime(let symbol)?: "runtime \(verb): \(symbol)" + meaning(symbol)
    case .linkage(let symbol)?: "PLT \(verb): \(SymbolName(symbol))" + meaning(symbol)
    case .indirect(let place)?: "INDIRECT \(verb) through \(place)"
    case nil: instruction.reference.map { "names \(SymbolName($0))" } ?? ""
    }
  }

  private static func meaning(_ symbol: String) -> String {
    let family = RuntimeFunction.all.first { $0.contains(symbol) }
    return family.map { ", counted as \($0.metric.rawValue.replacing("_", with: " "))" } ?? ""
  }
}

extension [String] {
  fileprivate var lines: String { joined(separator: "\n") }
}

import Foundation
import Testing

@testable import Measurement

@Suite struct DisassemblerTests {
  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path

  /// Makes a directory of programs that do nothing.
  ///
  /// A shell writes them: what this process writes itself, a child that another test starts at that
  /// moment would hold open.
  private func directory(of programs: [String]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "Disassembler-\(UUID())").path
    let script =
      "mkdir -p \"$0\"; for name; do printf '#!/bin/sh\\n' >\"$0/$name\"; "
      + "chmod +x \"$0/$name\"; done"
    #expect(try Subprocess("/bin/sh", ["-c", script, path] + programs).run().succeeded)
    return path
  }

  @Test(arguments: [
    (["swift", "llvm-objdump", "objdump"], "llvm-objdump"), (["objdump", "swift"], "objdump"),
    (["objdump"], "objdump"),
  ])
  func takesTheToolchainsFirst(programs: [String], expected: String) throws {
    let path = try directory(of: programs)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try Disassembler(path: path).executable == "\(path)/\(expected)")
  }

  @Test func followsALinkToTheToolchain() throws {
    let toolchain = try directory(of: ["swift", "llvm-objdump"])
    let links = try directory(of: ["objdump"])
    defer { for path in [toolchain, links] { try? FileManager.default.removeItem(atPath: path) } }
    try FileManager.default.createSymbolicLink(
      atPath: "\(links)/swift",
      withDestinationPath: "\(toolchain)/swift"
    )
    #expect(try Disassembler(path: links).executable == "\(toolchain)/llvm-objdump")
  }

  @Test func saysWhatToInstallWhereThereIsNone() throws {
    let error = #expect(throws: DisassemblyError.notFound) { try Disassembler(path: "/nowhere") }
    #expect(error?.description.contains("apt-get install binutils") == true)
  }

  @Test func saysWhichToolFails() throws {
    let path = try directory(of: ["objdump"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let symbol = SymbolTable.Symbol(name: "main", address: 0, size: 16)
    let reason = "it shows no instruction of main"
    #expect(throws: DisassemblyError.failed(tool: "\(path)/objdump", reason: reason)) {
      try Disassembler(path: path).instructions(of: symbol, in: Self.program)
    }
  }

  @Test func showsTheIndirectCallOfTheTrampoline() throws {
    let symbols = try SymbolTable(path: Self.program)
    let trampoline = try #require(symbols.symbols.first { $0.name == "probe_enter" })
    let code = try Disassembler().instructions(of: trampoline, in: Self.program)
    #expect(code.first?.address == trampoline.address)
    let indirect = code.filter {
      if case .indirect? = $0.departure { true } else { false }
    }
    #expect(indirect.count == 1)
    #expect(indirect.first?.isCall == true)
    #expect(code.last?.mnemonic.hasPrefix("ret") == true)
  }
}

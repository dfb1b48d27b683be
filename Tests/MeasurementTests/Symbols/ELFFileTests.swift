import Foundation
import Testing

@testable import Measurement

/// The ELF file of these tests, and what becomes of it when bytes are missing or wrong.
@Suite struct ELFFileTests {
  private final class Written {
    let path: String

    init(_ bytes: [UInt8]) throws {
      path = FileManager.default.temporaryDirectory.appending(path: "elf-\(UUID())").path
      try Data(bytes).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A file with a section table of three: none, the symbols, the names of both.
  private static func small(
    symbols: [(name: String, kind: UInt8, section: UInt8, address: UInt8, size: UInt8)] = [
      ("kernel", 2, 1, 0x40, 0x10), ("data", 1, 1, 0x90, 8), ("malloc", 2, 0, 0, 0),
      ("alias", 2, 1, 0x40, 0x10), ("last", 0x12, 1, 0x60, 4),
    ]
  ) -> [UInt8] {
    func little(_ value: Int, _ width: Int) -> [UInt8] {
      (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    var names: [UInt8] = [0]
    var table: [UInt8] = []
    for symbol in symbols {
      table += little(names.count, 4) + [symbol.kind, 0] + little(Int(symbol.section), 2)
      table += little(Int(symbol.address), 8) + little(Int(symbol.size), 8)
      names += Array(symbol.name.utf8) + [0]
    }
    let debugName = names.count
    names += Array(".debug_info".utf8) + [0]
    let (tableAt, namesAt) = (64, 64 + table.count)
    func section(name: Int, type: Int, at offset: Int, size: Int, link: Int) -> [UInt8] {
      little(name, 4) + little(type, 4) + little(0, 16) + little(offset, 8) + little(size, 8)
        + little(link, 4) + little(0, 20)
    }
    var header: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1] + Array(repeating: 0, count: 34)
    header += little(namesAt + names.count, 8) + Array(repeating: 0, count: 10)
    header += little(64, 2) + little(3, 2) + little(2, 2)
    return header + table + names
      + section(name: debugName, type: 1, at: 0, size: 0, link: 0)
      + section(name: 0, type: 2, at: tableAt, size: table.count, link: 2)
      + section(name: 0, type: 3, at: namesAt, size: names.count, link: 0)
  }

  @Test func listsTheFunctionsThatItDefinesByAddress() throws {
    let file = try Written(Self.small())
    let table = try SymbolTable(path: file.path)
    #expect(table.symbols.map(\.name) == ["kernel", "last"])
    #expect(table.symbol(at: 0x3f) == nil)
    #expect(table.symbol(at: 0x40)?.name == "kernel")
    #expect(table.symbol(at: 0x4f)?.name == "kernel")
    #expect(table.symbol(at: 0x50) == nil)
    #expect(table.symbol(at: 0x63)?.name == "last")
    #expect(table.symbol(at: 0x64) == nil)
  }

  @Test func hidesDebugInformationByOneByteOfItsName() throws {
    let bytes = Self.small()
    let file = try Written(bytes)
    let hidden = try ELFFile(path: file.path).withoutDebugInformation()
    let changed = bytes.indices.filter { bytes[$0] != hidden[$0] }
    #expect(changed.count == 1)
    #expect(
      changed.first.map { String(decoding: hidden[$0..<($0 + 11)], as: UTF8.self) }
        == "_debug_info"
    )
  }

  @Test func readsAnExecutableOfTheCompiler() throws {
    let table = try SymbolTable(path: "/proc/self/exe")
    let first = try #require(table.symbols.first { $0.size > 1 })
    #expect(table.symbol(at: first.address + 1) == first)
    #expect(table.symbols.map(\.address) == table.symbols.map(\.address).sorted())
  }

  @Test func saysWhatToBuildWhereItWasStripped() throws {
    var bytes = Self.small()
    let table = bytes.count - 2 * 64
    bytes[table + 4] = 0
    let file = try Written(bytes)
    let error = try #require(throws: ELFError.self) { try SymbolTable(path: file.path) }
    #expect(error == .noSymbols(file: file.path))
    #expect(error.description.contains("build it unstripped with 'swift build -c release'"))
  }

  @Test func refusesWhatIsNoELFFile() throws {
    for bytes in [[], Array("#!/bin/sh\n".utf8), [0x7f, 0x45, 0x4c, 0x46, 1, 1] + Self.small()] {
      let file = try Written(bytes)
      #expect(throws: ELFError.notELF(file: file.path)) { try ELFFile(path: file.path) }
    }
    let absent = "/no/such/executable"
    #expect(throws: ELFError.unreadable(file: absent)) { try ELFFile(path: absent) }
  }

  /// A file cut anywhere, or with any byte changed, is read or refused, and never crashes.
  @Test func survivesAnyDamage() throws {
    let whole = Self.small()
    let seed = UInt64.random(in: .min ... .max)
    var generator = SplitMix64(seed: seed)
    // The last fields of the section table are of no interest.
    for cut in stride(from: 0, to: whole.count - 24, by: 7) {
      let file = try Written(Array(whole[..<cut]))
      #expect(throws: ELFError.self, "cut at \(cut)") { try SymbolTable(path: file.path) }
    }
    for _ in 0..<200 {
      var bytes = whole
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      let file = try Written(bytes)
      guard let table = try? SymbolTable(path: file.path) else { continue }
      #expect(table.symbols.count <= 5, "seed \(seed), byte \(place)")
    }
  }
}

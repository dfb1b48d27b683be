/// The functions of an executable: where each starts, how long it is, what it is called.
public struct SymbolTable: Sendable {
  /// One function.
  public struct Symbol: Sendable, Equatable {
    /// Its mangled name.
    public var name: String
    /// Its first byte, relative to where the executable is loaded.
    public var address: Int
    /// Its length in bytes.
    public var size: Int
  }

  /// The functions by address; of several names for one address, the first in the file.
  public let symbols: [Symbol]

  /// Reads the symbol table of an executable.
  ///
  /// - Throws: ``ELFError``, among them that the executable was stripped.
  public init(path: String) throws(ELFError) { try self.init(ELFFile(path: path)) }

  init(_ file: ELFFile) throws(ELFError) {
    let (symbolTable, function) = (2, 2)
    guard let table = file.sections.first(where: { $0.type == symbolTable }) else {
      throw .noSymbols(file: file.path)
    }
    guard file.sections.indices.contains(table.link) else { throw file.malformed("no names") }
    let names = file.sections[table.link].offset
    var found: [Symbol] = []
    for entry in stride(from: table.offset, to: table.offset + table.size, by: 24) {
      let kind = try file.integer(at: entry + 4, width: 1) & 0xf
      let section = try file.integer(at: entry + 6, width: 2)
      guard kind == function, section != 0 else { continue }
      let name = try file.string(at: names + file.integer(at: entry, width: 4))
      let address = try file.integer(at: entry + 8, width: 8)
      found.append(
        Symbol(name: name, address: address, size: try file.integer(at: entry + 16, width: 8))
      )
    }
    var symbols: [Symbol] = []
    for symbol in found.sorted(by: { $0.address < $1.address })
    where symbols.last?.address != symbol.address { symbols.append(symbol) }
    self.symbols = symbols
  }

  /// The function that holds `address`, or `nil` between functions.
  ///
  /// - Complexity: O(log *n*) comparisons for *n* functions.
  public func symbol(at address: Int) -> Symbol? {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0, address < symbols[low - 1].address + symbols[low - 1].size else { return nil }
    return symbols[low - 1]
  }
}

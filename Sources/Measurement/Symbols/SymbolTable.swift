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

  /// Takes functions that are known, in the order of their addresses.
  init(symbols: [Symbol]) { self.symbols = symbols }

  init(_ file: ELFFile) throws(ELFError) {
    let functions = try file.definedSymbols().filter(\.isFunction)
    var symbols: [Symbol] = []
    for symbol in functions.sorted(by: { $0.address < $1.address })
    where symbols.last?.address != symbol.address {
      symbols.append(Symbol(name: symbol.name, address: symbol.address, size: symbol.size))
    }
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

/// How many bytes all copies of a function take that the compiler made from one in the source.
///
/// A generic function costs text once for each type that it is specialised for; this is what a
/// faster loop is paid with.
struct SpecializationSizes: Sendable {
  private let sizes: [String: Int]

  /// Adds up the copies of every function.
  ///
  /// - Complexity: Demangles every Swift symbol once.
  init(_ symbols: SymbolTable) {
    var sizes: [String: Int] = [:]
    for symbol in symbols.symbols where symbol.name.hasPrefix("$s") {
      sizes[SymbolName(symbol.name).origin, default: 0] += symbol.size
    }
    self.sizes = sizes
  }

  /// The bytes of every copy of the functions, each copy counted once.
  func bytes(of functions: [SymbolTable.Symbol]) -> Int {
    let names = functions.map { (symbol: $0, origin: SymbolName($0.name).origin) }
    let copied = Set(names.map(\.origin)).compactMap { sizes[$0] }
    let alone = names.filter { sizes[$0.origin] == nil }.map(\.symbol.size)
    return (copied + alone).reduce(0, +)
  }
}

extension ELFFile {
  /// One entry of the symbol table that the file itself defines.
  struct DefinedSymbol {
    /// Its mangled name.
    var name: String
    /// Whether it is a function, and not data such as metadata or a cache.
    var isFunction: Bool
    /// Its first byte, relative to where the file is loaded.
    var address: Int
    /// Its length in bytes.
    var size: Int
  }

  /// The symbols that the file defines, in the order of its table; what it only uses is left out.
  ///
  /// - Throws: ``ELFError``, among them that the file was stripped.
  func definedSymbols() throws(ELFError) -> [DefinedSymbol] {
    let (symbolTable, function) = (2, 2)
    guard let table = sections.first(where: { $0.type == symbolTable }) else {
      throw .noSymbols(file: path)
    }
    guard sections.indices.contains(table.link) else { throw malformed("no names") }
    let names = sections[table.link].offset
    var found: [DefinedSymbol] = []
    for entry in stride(from: table.offset, to: table.offset &+ table.size, by: 24)
    where try integer(at: entry &+ 6, width: 2) != 0 {
      try found.append(
        DefinedSymbol(
          name: string(at: names &+ integer(at: entry, width: 4)),
          isFunction: integer(at: entry &+ 4, width: 1) & 0xf == function,
          address: integer(at: entry &+ 8, width: 8),
          size: integer(at: entry &+ 16, width: 8)
        )
      )
    }
    return found
  }
}

import FoundationEssentials

/// The sections of a 64-bit little-endian ELF file.
///
/// Layouts are those of the System V ABI, chapters 4 and 5: https://refspecs.linuxfoundation.org/elf/.
struct ELFFile: Sendable {
  /// One entry of the section table.
  struct Section: Sendable {
    /// Where its name starts in the file.
    var nameOffset: Int
    var name: String
    var type: Int
    var address: Int
    var offset: Int
    var size: Int
    var link: Int
  }

  /// The path of the file.
  let path: String
  /// All of it.
  private(set) var bytes: [UInt8]
  /// Its sections, in the order of the table.
  private(set) var sections: [Section] = []

  /// Reads the file's section table.
  init(path: String) throws(ELFError) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path)
    }
    bytes = Array(data)
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), bytes.count >= 64 else {
      throw .notELF(file: path)
    }
    let table = try integer(at: 40, width: 8)
    let entrySize = try integer(at: 58, width: 2)
    let count = try integer(at: 60, width: 2)
    let namesIndex = try integer(at: 62, width: 2)
    guard entrySize >= 64, namesIndex < count else { throw malformed("no section table") }
    let names = try integer(at: table &+ namesIndex * entrySize &+ 24, width: 8)
    for index in 0..<count {
      try sections.append(section(at: table &+ index * entrySize, names: names))
    }
  }

  private func section(at entry: Int, names: Int) throws(ELFError) -> Section {
    let nameOffset = try names &+ integer(at: entry, width: 4)
    return Section(
      nameOffset: nameOffset,
      name: try string(at: nameOffset),
      type: try integer(at: entry &+ 4, width: 4),
      address: try integer(at: entry &+ 16, width: 8),
      offset: try integer(at: entry &+ 24, width: 8),
      size: try integer(at: entry &+ 32, width: 8),
      link: try integer(at: entry &+ 40, width: 4)
    )
  }

  /// The unsigned integer of `width` bytes at `offset`.
  ///
  /// Callers add with `&+`: what a damaged file says may overflow, and is refused here.
  func integer(at offset: Int, width: Int) throws(ELFError) -> Int {
    guard offset >= 0, offset <= bytes.count - width else { throw malformed("ends too early") }
    var value: UInt64 = 0
    for index in (0..<width).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    guard let value = Int(exactly: value) else { throw malformed("a number is too large") }
    return value
  }

  /// The null-terminated text at `offset`.
  func string(at offset: Int) throws(ELFError) -> String {
    guard bytes.indices.contains(offset), let end = bytes[offset...].firstIndex(of: 0) else {
      throw malformed("a name lies outside of the file")
    }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  func malformed(_ what: String) -> ELFError { .malformed(file: path, what: what) }

  /// The file with all its debug information hidden from readers, everything else as it is.
  ///
  /// valgrind 3.19 gives up on the DWARF 5 that this compiler writes and with it on the symbols.
  /// It finds debug sections by name, so changing the first byte of each `.debug_` name is enough;
  /// no tool is needed, and what is loaded and executed is byte for byte the same.
  func withoutDebugInformation() -> [UInt8] {
    var copy = bytes
    for section in sections where section.name.hasPrefix(".debug_") {
      copy[section.nameOffset] = UInt8(ascii: "_")
    }
    return copy
  }
}

import CProbe
import Glibc

/// The names of one symbol: as the linker, the demangler and a reader know it.
public struct SymbolName: Sendable, Equatable, CustomStringConvertible {
  /// As the linker knows it.
  public let symbol: String
  /// What the demangler makes of it; the symbol itself where it is plain C.
  public let demangled: String

  /// Demangles `symbol`; what callgrind and the linker put behind a name does not hinder it.
  public init(_ symbol: String) {
    self.symbol = symbol
    let plain = String(symbol.prefix { $0 != "'" && $0 != "@" })
    demangled = Self.demangle(plain) ?? plain
  }

  private static func demangle(_ symbol: String) -> String? {
    guard let name = unsafe probe_demangle(symbol) else { return nil }
    defer { unsafe free(name) }
    return unsafe String(cString: name)
  }

  /// The function of the source that it was made from: the same for all of its specialisations.
  public var origin: String { NameShortener.parts(of: demangled).origin }

  /// What a reader needs to know it by: no modules, argument lists, results and discriminators.
  ///
  /// A specialisation keeps what it was made for, because that is what tells it from its brothers.
  public var description: String { NameShortener.short(demangled) }
}

import Testing

@testable import Measurement

@Suite struct SymbolNameTests {
  /// Symbols of a release build, of the runtime and of the C library.
  static let names: [(symbol: String, short: String)] = [
    (
      "$s13DispatchBench5storeys6UInt64VSicxm10Containers7HoldingRzlFADSicfU_AE06ErasedF0OyAE7"
        + "Bytes32VG_Tg5",
      "closure #1 in store <ErasedHolding<Bytes32>>"
    ),
    (
      "$s13DispatchBench5storeys6UInt64VSicxm10Containers7HoldingRzlFADSicfU_AE010ClassBoundF0OyAE8"
        + "Bytes256VG_Tg5TA",
      "forwarder to closure #1 in store <ClassBoundHolding<Bytes256>>"
    ),
    ("$s10Containers7Bytes32VN", "type metadata for Bytes32"),
    ("$s10Containers7Bytes32VAA7PayloadAAWP", "protocol witness table for Bytes32"),
    ("$s10Containers7Payload_pWOb", "outlined init with take of Payload"),
    (
      "$s10Containers8MixerOneVAA6MixingA2aDP3mixys6UInt64VAHFTW",
      "witness Mixing.mix of MixerOne"
    ),
    ("_ZN5swift9RefCountsIjE15doDecrementSlowEv", "swift::RefCounts::doDecrementSlow"),
    ("malloc", "malloc"),
    ("f", "f"),
    ("swift_allocObject", "swift_allocObject"),
    ("_int_free'2", "_int_free"),
    ("0x0000000000075050", "0x0000000000075050"),
  ]

  @Test(arguments: names)
  func isShortEnoughToRead(symbol: String, short: String) {
    #expect(SymbolName(symbol).description == short)
  }

  @Test func isOfOneOriginInEverySpecialization() {
    let plain = "$s13DispatchBench5storeys6UInt64VSicxm10Containers7HoldingRzlFADSicfU_"
    let specialized = plain + "AE06ErasedF0OyAE7Bytes32VG_Tg5"
    #expect(SymbolName(specialized).origin == SymbolName(specialized + "TA").origin)
    #expect(SymbolName(specialized).origin == SymbolName(plain).origin)
    #expect(SymbolName(specialized).demangled != SymbolName(plain).demangled)
  }

  @Test func addsUpTheCopiesOfAFunction() {
    let plain = "$s13DispatchBench5storeys6UInt64VSicxm10Containers7HoldingRzlFADSicfU_"
    let specialized = plain + "AE06ErasedF0OyAE7Bytes32VG_Tg5"
    let symbols = [
      SymbolTable.Symbol(name: plain, address: 0, size: 100),
      SymbolTable.Symbol(name: specialized, address: 100, size: 30),
      SymbolTable.Symbol(name: specialized + "TA", address: 130, size: 5),
      SymbolTable.Symbol(name: "$s10Containers7Payload_pWOb", address: 135, size: 1_000),
      SymbolTable.Symbol(name: "probe_enter", address: 1_135, size: 10),
    ]
    let sizes = SpecializationSizes(SymbolTable(symbols: symbols))
    #expect(sizes.bytes(of: [symbols[1]]) == 135)
    #expect(sizes.bytes(of: Array(symbols[1...2])) == 135)
    #expect(sizes.bytes(of: [symbols[1], symbols[4]]) == 145)
    #expect(sizes.bytes(of: []) == 0)
  }
}

import Testing

@testable import DispatchBench

@Suite struct KernelSILTests {
  @Test(arguments: [
    ("$s13DispatchBench5storeys6UInt64VSicxm10Containers7HoldingRzlFADSicfU_", "DispatchBench"),
    ("$s10Containers7Payload_pWOb", "Containers"),
  ])
  func readsTheModuleOfASymbol(symbol: String, module: String) {
    #expect(KernelSIL.module(of: symbol) == module)
  }

  @Test(arguments: ["malloc", "$s", "$sSi", "$s13Short", "_ZN5swift"])
  func findsNoModuleElsewhere(symbol: String) {
    #expect(KernelSIL.module(of: symbol) == nil)
  }
}

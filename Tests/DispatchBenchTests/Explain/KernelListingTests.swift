import Results
import Testing

@testable import DispatchBench
@testable import Measurement

/// The machine code of a kernel that is made up, as `explain` prints it.
@Suite struct KernelListingTests {
  private static let kernel = KernelListing.Function(
    symbol: SymbolTable.Symbol(name: "closure_any", address: 0x2000, size: 29),
    instructions: [
      Instruction(address: 0x2000, mnemonic: "pushq", operands: "%rbp"),
      Instruction(
        address: 0x2004,
        mnemonic: "leaq",
        operands: "0x10(%rip), %rdi",
        reference: "$s10Containers7Bytes32VN"
      ),
      Instruction(
        address: 0x2008,
        mnemonic: "callq",
        operands: "0x1030",
        departure: .runtime(symbol: "swift_allocObject"),
        isCall: true
      ),
      Instruction(
        address: 0x200d,
        mnemonic: "callq",
        operands: "*0x10(%r12)",
        departure: .indirect(through: "0x10(%r12)"),
        isCall: true
      ),
      Instruction(
        address: 0x2011,
        mnemonic: "callq",
        operands: "0x1040",
        departure: .linkage(symbol: "memcpy"),
        isCall: true
      ),
      Instruction(
        address: 0x2016,
        mnemonic: "jmp",
        operands: "0x3000",
        departure: .direct(symbol: "$s10Containers7Payload_pWOb")
      ),
    ]
  )

  private func listing(_ executions: [Int: Rational]?) -> String {
    KernelListing(
      functions: [Self.kernel],
      others: [SymbolTable.Symbol(name: "swift_other", address: 0x3000, size: 7)],
      executions: executions,
      tool: "/usr/bin/objdump"
    ).text + "\n"
  }

  @Test func marksEveryCallAndCountsEachLine() throws {
    let executions = MadeUpExplanation.anyCount.trace?.executions
    try expectGolden(listing(executions), "explain-code-counted")
  }

  @Test func showsEveryLineWhereNothingWasCounted() throws {
    try expectGolden(listing(nil), "explain-code-uncounted")
  }
}

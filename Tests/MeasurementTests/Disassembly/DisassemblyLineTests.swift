import Testing

@testable import Measurement

/// Lines that llvm-objdump 21 and GNU objdump 2.40 printed of one binary.
@Suite struct DisassemblyLineTests {
  private static let function = 0x682b0..<0x683b7

  private func read(_ line: String) -> Instruction? {
    DisassemblyLine.instruction(line[...], in: Self.function)
  }

  @Test(arguments: [
    "", "Disassembly of section .text:", "B:\tfile format elf64-x86-64",
    "00000000000682b0 <$s13DispatchBench5store>:",
    "/build/DispatchBench:     file format elf64-x86-64", "\t...",
  ])
  func passesOverWhatIsNoInstruction(line: String) {
    #expect(read(line) == nil)
  }

  @Test func readsAddressMnemonicAndOperands() {
    let llvm = read("   682b1:      \tmovq\t%rsp, %rbp")
    #expect(llvm == Instruction(address: 0x682b1, mnemonic: "movq", operands: "%rsp, %rbp"))
    let gnu = read("   682b1:\tmov    %rsp,%rbp")
    #expect(gnu == Instruction(address: 0x682b1, mnemonic: "mov", operands: "%rsp,%rbp"))
    #expect(read("   68387:\tretq")?.operands == "")
    #expect(read("   68387:\tlock cmpxchg %rcx,(%rdi)")?.mnemonic == "lock cmpxchg")
  }

  @Test(arguments: [
    "   6831e:      \tcallq\t0x31030 <swift_allocObject@plt>",
    "   6831e:\tcall   31030 <swift_allocObject@plt>",
  ])
  func marksACallOfTheRuntime(line: String) {
    let call = read(line)
    #expect(call?.departure == .runtime(symbol: "swift_allocObject"))
    #expect(call?.isCall == true)
  }

  @Test func marksACallThroughTheLinkageTable() {
    let call = read("   6831e:\tcallq\t0x31040 <memcpy@plt>")
    #expect(call?.departure == .linkage(symbol: "memcpy"))
  }

  @Test func marksACallWithinTheProgram() {
    let call = read("   68346:      \tcallq\t0x5d490 <$s10Containers7Payload_pWOb>")
    #expect(call?.departure == .direct(symbol: "$s10Containers7Payload_pWOb"))
    #expect(call?.operands == "0x5d490")
    #expect(read("   68346:\tcallq\t0x5d490")?.departure == .direct(symbol: "0x5d490"))
  }

  @Test(arguments: ["   68382:\tcallq\t*0x10(%r12)", "   68382:\tcall   *0x10(%r12)"])
  func marksAnIndirectCall(line: String) {
    #expect(read(line)?.departure == .indirect(through: "0x10(%r12)"))
    #expect(read(line)?.isCall == true)
  }

  @Test func tellsATailCallFromAJump() {
    #expect(read("   6834e:\tjne\t0x682f0 <$s13DispatchBench5store+0x40>")?.departure == nil)
    let tail = read("   68349:\tjmp\t0x676c0 <$s13DispatchBench5store>")
    #expect(tail?.departure == .direct(symbol: "$s13DispatchBench5store"))
    #expect(tail?.isCall == false)
    #expect(read("   68349:\tjmpq\t*%rax")?.departure == .indirect(through: "%rax"))
  }

  @Test func namesWhatIsNamedExactly() {
    let exact = "   682f7:\tleaq\t0x1f070a(%rip), %rdx    # 0x258a08 <$s10Containers7Bytes32VN>"
    #expect(read(exact)?.reference == "$s10Containers7Bytes32VN")
    #expect(read(exact)?.operands == "0x1f070a(%rip), %rdx")
    let near = "   68317:\tleaq\t0x1f24aa(%rip), %rdi    # 0x25a7c8 <got.$s10Containers+0xc0>"
    #expect(read(near)?.reference == nil)
    #expect(read("   682c1:\tmovabsq\t$0x61, %r15 # imm = 0x61")?.reference == nil)
  }
}

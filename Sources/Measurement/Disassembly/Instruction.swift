/// One machine instruction, as a disassembler prints it.
public struct Instruction: Sendable, Equatable {
  /// How an instruction leaves the function that it stands in.
  public enum Departure: Sendable, Equatable {
    /// To a function of the same executable, which the linker knew.
    case direct(symbol: String)
    /// To a function of the Swift runtime, through the procedure linkage table.
    case runtime(symbol: String)
    /// To a function of another library, through the procedure linkage table.
    case linkage(symbol: String)
    /// To wherever a register or a word of memory points: a witness, a method, a closure.
    case indirect(through: String)
  }

  /// Its first byte, relative to where the executable is loaded.
  public let address: Int
  /// What it does, such as `callq`.
  public let mnemonic: String
  /// What it does it to, in the order of the disassembler; symbols and remarks are left out.
  public let operands: String
  /// Where it goes, if it leaves the function.
  public let departure: Departure?
  /// Whether it comes back: a call does, a jump does not.
  public let isCall: Bool
  /// The symbol whose address or content it takes, if the disassembler names one.
  public let reference: String?

  /// Creates an instruction from its parts.
  public init(
    address: Int,
    mnemonic: String,
    operands: String,
    departure: Departure? = nil,
    isCall: Bool = false,
    reference: String? = nil
  ) {
    self.address = address
    self.mnemonic = mnemonic
    self.operands = operands
    self.departure = departure
    self.isCall = isCall
    self.reference = reference
  }
}

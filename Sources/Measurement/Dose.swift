public import CProbe

/// Costs that are known to the instruction and to the byte.
///
/// A gate that has never been seen to catch one is not trusted; these are what it has to catch.
public enum Dose {
  /// Executes 64 instructions that do nothing.
  @inlinable
  @inline(__always)
  public static func spend64Instructions() { probe_spend_64_instructions() }

  /// Holds 4,096 bytes of code that is jumped over, at the cost of one instruction.
  @inlinable
  @inline(__always)
  public static func hold4KibibytesOfCode() { probe_hold_4_kibibytes() }
}

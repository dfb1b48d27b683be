/// The constants of the receivers: odd, so that multiplying by one loses no bit.
///
/// Each type has its own, which keeps the linker from merging their methods into one.
public enum Scramble {
  /// What is added to a word where there is no key.
  @inlinable public static var salt: UInt64 { 0x5851_F42D_4C95_7F2D }
  /// The constant of the first type; also used where there is no type to take it from.
  @inlinable public static var one: UInt64 { 0x9E37_79B9_7F4A_7C15 }
  /// The constant of the second type.
  @inlinable public static var two: UInt64 { 0xBF58_476D_1CE4_E5B9 }
  /// The constant of the third type.
  @inlinable public static var three: UInt64 { 0x94D0_49BB_1331_11EB }
  /// The constant of the fourth type.
  @inlinable public static var four: UInt64 { 0xFF51_AFD7_ED55_8CCD }
  /// The constant of the fifth type.
  @inlinable public static var five: UInt64 { 0xC4CE_B9FE_1A85_EC53 }
  /// The constant of the sixth type.
  @inlinable public static var six: UInt64 { 0x2545_F491_4F6C_DD1D }
  /// The constant of the seventh type.
  @inlinable public static var seven: UInt64 { 0xD6E8_FEB8_6659_FD93 }
  /// The constant of the eighth type.
  @inlinable public static var eight: UInt64 { 0xA076_1D64_78BD_642F }

  /// The constants in the order of the types.
  public static let all: [UInt64] = [one, two, three, four, five, six, seven, eight]
}

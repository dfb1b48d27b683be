/// One of the three binaries whose launches are interleaved.
public enum ComparisonArm: Int, Sendable, CaseIterable {
  /// The binary that the other is held against.
  case baseline
  /// The binary that is judged.
  case candidate
  /// A copy of the baseline: what it seems to differ by is the error of the whole procedure.
  case null

  /// The launches of one block, four an arm.
  ///
  /// Without the null arm this is A B B A B A A B (Thue and Morse), in which a drift of the machine
  /// that is linear or quadratic in time meets A and B alike. The null arm stands beside each B, in
  /// front of it as often as behind, so that it has the same order against A as B has.
  static let block: [ComparisonArm] = [
    .baseline, .candidate, .null, .null, .candidate, .baseline,
    .null, .candidate, .baseline, .baseline, .candidate, .null,
  ]

  /// The arm that takes this one's place in every second block: the mirror of the first.
  ///
  /// With A and B exchanged the order is B A A B A B B A.
  static func order(ofBlock block: Int) -> [ComparisonArm] {
    block.isMultiple(of: 2) ? Self.block : Self.mirrored
  }

  private static let mirrored: [ComparisonArm] = [
    .candidate, .null, .baseline, .baseline, .null, .candidate,
    .baseline, .candidate, .null, .null, .candidate, .baseline,
  ]
}

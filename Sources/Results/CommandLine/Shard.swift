/// One of several about equal parts of a selection, for machines that share the work.
///
/// A name alone decides about its part. So it stays there whatever comes or goes beside it, and the
/// parts of two versions of a suite can be held against each other.
public struct Shard: Sendable, Equatable, CustomStringConvertible {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Reads `I/N`, or returns `nil` unless 1 <= I <= N <= 1000.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1...1_000 ~= count,
      1...count ~= index
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The shard as it is written.
  public var description: String { "\(index)/\(count)" }

  /// The names that belong to this part, in their order.
  public func part(of names: [String]) -> [String] {
    names.filter { Self.spread(Fingerprint(utf8: $0).value) % UInt32(count) == UInt32(index - 1) }
  }

  /// The finalizer of MurmurHash3 (https://github.com/aappleby/smhasher), which lets every bit of
  /// a hash decide about every other.
  ///
  /// Without it the lowest bit of the fingerprint is little more than the parity of the name's
  /// bytes, and rows that differ in one digit would take turns.
  private static func spread(_ hash: UInt32) -> UInt32 {
    var hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
    hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
    return hash ^ (hash >> 16)
  }
}

extension ValueForm where Value == Shard {
  /// A part such as `1/3`.
  public static let shard: ValueForm = ValueForm(
    placeholder: "part/parts",
    expectation: "a part such as 1/3",
    read: { Shard($0) }
  )
}

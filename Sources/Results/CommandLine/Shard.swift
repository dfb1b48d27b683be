/// One of several equal parts of a selection, for machines that share the work.
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

  /// The elements that belong to this part: every `count`-th, so that no part gets one family.
  public func part<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
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

import Measurement
import Trees

extension ViewUpdateSuite {
  /// Lists of rows of one, two and eight types.
  ///
  /// The code is the same for all, and only the data tell how many types there are and in which
  /// order: what differs between the rows is what the processor can foresee.
  static let feeds =
    feeds("feedTurns", InTurn.self, isLarge: true) + feeds("feedRandom", AtRandom.self)

  private static func feeds<Order: FeedOrder>(
    _ operation: String,
    _ order: Order.Type,
    isLarge: Bool = false
  ) -> [Comparison] {
    [
      feed(operation, order, Kinds<1, 100>.self, isLarge: true),
      feed(operation, order, Kinds<2, 100>.self, isLarge: true),
      feed(operation, order, Kinds<8, 100>.self, isLarge: isLarge),
      feed(operation, order, Kinds<1, 1_000>.self, isLarge: true),
      feed(operation, order, Kinds<2, 1_000>.self, isLarge: true),
      feed(operation, order, Kinds<8, 1_000>.self, isLarge: true),
    ]
  }

  /// So many types of row among so many rows.
  private enum Kinds<let kinds: Int, let rows: Int> {}

  private static func feed<Order: FeedOrder, let kinds: Int, let rows: Int>(
    _ operation: String,
    _ order: Order.Type,
    _ size: Kinds<kinds, rows>.Type,
    isLarge: Bool
  ) -> Comparison {
    Comparison(
      "ViewUpdate",
      operation,
      parameter: "\(kinds)of\(Comparison.sizeName(rows))",
      operationsPerIteration: 2 * rows,
      isLarge: isLarge
    ) {
      form(.conditional, MixedForm<ConditionalMixedFeed, Order, kinds, rows>.self, 2 * rows)
      form(.anyViewRows, MixedForm<ErasedMixedFeed, Order, kinds, rows>.self, 2 * rows)
    }
  }
}

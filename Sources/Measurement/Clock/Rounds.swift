/// The order of entries within one round.
enum RoundOrder {
  /// A B B A or B A A B, each as likely, for two arms; twice in a row for one.
  ///
  /// The mirror cancels a drift of the machine that is linear over the round.
  static func draw(arms: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
    guard arms == 2 else { return [0, 0] }
    return Bool.random(using: &generator) ? [0, 1, 1, 0] : [1, 0, 0, 1]
  }

  /// `iterations` and up to a fifth more, so that no round beats in time with the machine's timer.
  static func jitter(
    _ iterations: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Int {
    iterations + Int.random(in: 0...(iterations / 5), using: &generator)
  }
}

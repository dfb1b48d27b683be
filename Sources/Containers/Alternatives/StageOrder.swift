/// The kinds of the stages of a pipeline.
public enum StageOrder {
  /// Stages in a pipeline.
  @inlinable public static var length: Int { 48 }

  /// The kinds in an order drawn once, the same in every process.
  @_optimize(none)
  public static func kinds() -> [StageKind] {
    var word = Scramble.salt
    return (0..<length).map { _ in
      word = mixed(word, with: Scramble.six)
      return StageKind(chosenBy: word)
    }
  }
}

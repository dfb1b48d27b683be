/// A value that is given without a name, such as the benchmark to explain.
public struct Operand: Sendable {
  /// The word in angle brackets on help screens.
  public let placeholder: String
  /// How many values belong to it.
  public let count: ClosedRange<Int>
  /// What a shell may offer.
  public let completion: Completion
  /// One sentence that ends in a full stop.
  public let help: String

  /// Creates an operand.
  ///
  /// - Parameters:
  ///   - placeholder: The word in angle brackets on help screens.
  ///   - count: How many values belong to it; only a command's last operand may take more than one.
  ///   - completion: What a shell may offer.
  ///   - help: One sentence that ends in a full stop.
  public init(
    _ placeholder: String,
    count: ClosedRange<Int> = 1...1,
    completion: Completion = .nothing,
    help: String
  ) {
    self.placeholder = placeholder
    self.count = count
    self.completion = completion
    self.help = help
  }

  /// The operand as a usage line writes it, such as `[<file> ...]`.
  var usage: String {
    let word = "<\(placeholder)>" + (count.upperBound > 1 ? " ..." : "")
    return count.lowerBound == 0 ? "[\(word)]" : word
  }
}

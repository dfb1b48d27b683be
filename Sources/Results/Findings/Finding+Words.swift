extension Finding {
  /// The finding as one sentence, without markup.
  public var sentence: String { "\(subject) \(predicate)" }

  /// What the sentence is about, such as `Boxing.store with any, 32B`.
  public var subject: String {
    let parameter = benchmark.parameter.isEmpty ? "" : ", \(benchmark.parameter)"
    return "\(benchmark.family).\(benchmark.operation) with \(benchmark.variant)\(parameter)"
  }

  /// What the sentence says about it.
  public var predicate: String {
    ([effect, cause, spread].compactMap(\.self)).joined(separator: "; ") + "."
  }

  private var effect: String {
    let ratio = NumberText.ratio(ratio.value, low: ratio.low, high: ratio.high)
    let change = difference.map { difference in
      let amount = NumberText.time(nanoseconds: abs(difference))
      return ", \(amount) \(difference >= 0 ? "more" : "less") per operation"
    }
    return "takes \(ratio) the time of \(other)" + (change ?? "")
  }

  private var other: String {
    let isSamePlace =
      reference.family == benchmark.family
      && reference.operation == benchmark.operation && reference.parameter == benchmark.parameter
    return isSamePlace ? reference.variant : reference.description
  }

  private var cause: String? {
    guard let allocations, allocations.own != allocations.reference else { return nil }
    let own = NumberText.count(allocations.own)
    let unit = own == "1" ? "heap allocation" : "heap allocations"
    return "\(own) \(unit) against \(NumberText.count(allocations.reference))"
  }

  private var spread: String? {
    guard let range else { return nil }
    return "over \(range.count) parameters from \(NumberText.ratio(range.least))"
      + " to \(NumberText.ratio(range.greatest))"
  }
}

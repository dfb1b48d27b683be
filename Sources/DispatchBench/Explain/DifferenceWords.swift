import Measurement
import Results

/// What a benchmark does that its reference does not, in sentences.
enum DifferenceWords {
  /// The section; empty where nothing was counted or there is nothing to compare with.
  static func text(_ benchmark: Benchmark, _ counts: CountsOfOne) -> String {
    guard let own = counts.own, let other = counts.reference,
      let one = own.exact(.instructions), let two = other.exact(.instructions)
    else { return "" }
    var lines = ["What differs from \(other.benchmark)", "  " + instructions(one, two)]
    if let places = places(own.trace, other.trace) { lines.append("  " + places) }
    lines += differences(own, other).map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  private static let sameEvents =
    "It allocates, retains, casts and branches indirectly as often as its reference."

  private static func instructions(_ own: Rational, _ other: Rational) -> String {
    let difference = own - other
    guard difference.numerator != 0 else {
      return "It executes as many instructions: \(own.shown)."
    }
    let isMore = difference.numerator > 0
    let amount = isMore ? difference : other - own
    let noun = amount == Rational(1) ? "instruction" : "instructions"
    let times =
      other.numerator > 0 ? ", \(NumberText.ratio(own.value / other.value))" : ""
    return "It executes \(amount.shown) \(noun) \(isMore ? "more" : "fewer"): "
      + "\(own.shown) against \(other.shown)\(times)."
  }

  /// Whose code the difference lies in, the largest part first.
  private static func places(_ own: OperationTrace?, _ other: OperationTrace?) -> String? {
    guard let own, let other else { return nil }
    func sum(_ trace: OperationTrace, _ place: CodePlace) -> Rational {
      trace.functions.filter { CodePlace($0) == place }
        .reduce(Rational(0)) { $0 + $1.instructions }
    }
    let parts = CodePlace.allCases.map { ($0, sum(own, $0) - sum(other, $0)) }
      .filter { $0.1.numerator != 0 }
    guard !parts.isEmpty else { return nil }
    return "By whose code they are: "
      + parts.map { "\($0.0.rawValue) \($0.1.signed)" }.joined(separator: ", ") + "."
  }

  /// What costs more than its instructions say: memory, reference counts, casts, guesses.
  private static let events: [(metric: Metric, one: String, many: String, cause: String)] = [
    (
      .objectAllocations, "heap object", "heap objects",
      "boxes, class instances, closure contexts and buffers"
    ),
    (.mallocCalls, "block of malloc", "blocks of malloc", "each has to be freed again"),
    (.retains, "retain", "retains", "an atomic instruction each"),
    (.releases, "release", "releases", "an atomic instruction each"),
    (.dynamicCasts, "dynamic cast", "dynamic casts", "decided by the runtime"),
    (
      .conformanceLookups, "conformance look-up", "conformance look-ups",
      "asked of the runtime, which remembers the answer"
    ),
    (
      .exclusivityChecks, "exclusivity check", "exclusivity checks",
      "an access that is checked for overlaps"
    ),
    (
      .boxProjections, "box projection", "box projections",
      "the container is asked whether its payload is inline"
    ),
    (
      .indirectBranches, "indirect branch", "indirect branches",
      "a witness, value witness, method or closure; also within runtime and allocator"
    ),
  ]

  private static func differences(_ own: BenchmarkCount, _ other: BenchmarkCount) -> [String] {
    let isSame = events.allSatisfy { event in
      own.exact(event.metric).map { $0 == other.exact(event.metric) } ?? false
    }
    guard !isSame else { return [sameEvents] }
    return events.compactMap { event in
      guard let one = own.exact(event.metric), let two = other.exact(event.metric), one != two
      else { return nil }
      let difference = one - two
      let isMore = difference.numerator > 0
      let amount = isMore ? difference : two - one
      let noun = amount == Rational(1) ? event.one : event.many
      return "\(isMore ? "+" : "-")\(amount.shown) \(noun): \(event.cause)"
    }
  }
}

import Results

/// Where a class box beats the existential, and where an enum beats both.
struct FormBreakEven {
  let evidence: Evidence

  /// The sentences; a comparison without a measured pair says nothing.
  var lines: [String] {
    let classBox = comparisons("classBox", against: ["any"])
    let enumeration = comparisons("enum", against: ["any", "classBox"])
    return Self.sentence("A class box", "the existential", classBox)
      + copies + Self.sentence("An enum", "both the existential and the class box", enumeration)
  }

  /// One operation at one size, and whether the form was certainly cheaper or dearer.
  private struct Comparison {
    let operation: String
    let bytes: Int
    let isCheaper: Bool
    let isDearer: Bool
  }

  private func comparisons(_ form: String, against others: [String]) -> [Comparison] {
    evidence.rows(RowPattern("Boxing.*.\(form).*", sizes: 0...Int.max), .time).compactMap { row in
      let rivals = others.map { other in
        row.benchmark.twin(other).flatMap { Interval(evidence.results[$0, .time]?.estimate) }
      }
      guard let own = Interval(row.estimate), let bytes = row.benchmark.payloadBytes,
        !rivals.contains(nil)
      else { return nil }
      let known = rivals.compactMap(\.self)
      return Comparison(
        operation: row.benchmark.operation,
        bytes: bytes,
        isCheaper: known.allSatisfy { own.high < $0.low },
        isDearer: known.contains { own.low > $0.high }
      )
    }
  }

  private static func sentence(
    _ subject: String,
    _ rival: String,
    _ comparisons: [Comparison]
  ) -> [String] {
    guard !comparisons.isEmpty else { return [] }
    let won = comparisons.filter(\.isCheaper)
    let lost = comparisons.filter(\.isDearer)
    let open = comparisons.filter { !$0.isCheaper && !$0.isDearer }
    let parts = [("beats", won), ("loses to", lost), ("cannot be told from", open)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0) \(rival) at \(places($0.1))" }
    return ["- \(subject) \(parts.joined(separator: "; it "))."]
  }

  /// The operations, each with the sizes that it was measured at.
  private static func places(_ comparisons: [Comparison]) -> String {
    var operations: [String] = []
    for one in comparisons where !operations.contains(one.operation) {
      operations.append(one.operation)
    }
    return operations.map { operation in
      let sizes = comparisons.filter { $0.operation == operation }.map(\.bytes).sorted()
      return "\(operation) (\(sizes.map(String.init).joined(separator: ", ")) bytes)"
    }.joined(separator: ", ")
  }

  /// After how many copies a class box, dearer to make and cheaper to copy, has paid for itself.
  private var copies: [String] {
    evidence.rows(RowPattern("Boxing.copy.classBox.*", sizes: 1...Int.max), .time)
      .compactMap { row in
        guard let bytes = row.benchmark.payloadBytes else { return nil }
        let names = ["store.classBox", "store.any", "copy.any", "copy.classBox"]
        let times = names.compactMap { name in
          Interval(evidence.row("Boxing.\(name).\(bytes)B", .time)?.estimate)
        }
        guard times.count == names.count else { return nil }
        let dearer = times[0].minus(times[1])
        guard dearer.low > 0, let count = dearer.divided(by: times[2].minus(times[3])) else {
          return nil
        }
        let range = NumberText.interval(count.low, count.high, decimals: 1)
        return "- At \(bytes) bytes, a class box is dearer to make and cheaper to copy than `any`:"
          + " it has paid after \(NumberText.fixed(count.value, decimals: 1)) copies \(range)."
      }
  }
}

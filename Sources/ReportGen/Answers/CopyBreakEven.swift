import Results

/// After how many calls per boxing `any` costs less than copying the concrete value for each call.
///
/// Boxed once and called *n* times, `any` costs `box + n · call`; the concrete value copied for each
/// call costs `n · copy`. They meet at `box / (copy − call)`, and never where a call costs more than
/// a copy. Making and copying count from the store of an empty payload, the loop's own share.
struct CopyBreakEven {
  /// What becomes of one size.
  enum Answer: Equatable {
    /// `any` is dearer however often it is called.
    case never
    /// From this many calls on `any` is cheaper.
    case after(Interval)
    /// The intervals of a call and of a copy overlap.
    case undecided
  }

  let evidence: Evidence

  /// The sizes with their answers, ascending.
  var answers: [(bytes: Int, answer: Answer)] {
    guard let empty = time("Boxing.store.concrete.0B"),
      let call = Interval(evidence.row("Dispatch.method.any.one", .difference)?.estimate)
    else { return [] }
    return FormCosts(evidence: evidence).sizes.compactMap { bytes in
      guard let box = time("Boxing.store.any.\(bytes)B"),
        let copy = time("Boxing.store.concrete.\(bytes)B")
      else { return nil }
      let gain = copy.minus(empty).minus(call)
      if gain.high <= 0 { return (bytes, .never) }
      return (bytes, box.minus(empty).divided(by: gain).map(Answer.after) ?? .undecided)
    }
  }

  private func time(_ name: String) -> Interval? { Interval(evidence.row(name, .time)?.estimate) }

  /// The answers as sentences, sizes with the same answer together.
  var lines: [String] {
    let answers = answers
    var lines: [String] = []
    if let text = Self.sizes(answers, .never) {
      lines.append("- At \(text), `any` never pays: a call through it costs more than a copy.")
    }
    for (bytes, answer) in answers {
      guard case .after(let calls) = answer else { continue }
      let range = NumberText.interval(calls.low, calls.high, decimals: 1)
      lines.append(
        "- At \(bytes) bytes, a value that is boxed once and passed on as `any` costs less than"
          + " copying it from \(NumberText.fixed(calls.value, decimals: 1)) calls on \(range)."
      )
    }
    if let text = Self.sizes(answers, .undecided) {
      lines.append("- At \(text), a call and a copy cannot be told apart well enough to say.")
    }
    return lines
  }

  private static func sizes(_ answers: [(bytes: Int, answer: Answer)], _ kind: Answer) -> String? {
    let sizes = answers.filter { $0.answer == kind }.map { "\($0.bytes)" }
    guard let last = sizes.last else { return nil }
    return (sizes.count > 1 ? sizes.dropLast().joined(separator: ", ") + " and " : "")
      + "\(last) bytes"
  }
}

/// Why a file is no ``CompileProof``.
package enum CompileProofError: Error, Equatable, CustomStringConvertible {
  /// The header has no line that begins with this word.
  case missing(String, file: String)
  /// A line of the header is not understood.
  case malformed(String, file: String)
  /// A trial is refused at marked lines, but no line is marked, or the other way round.
  case marks(file: String)

  package var description: String {
    switch self {
    case .missing(let word, let file): "\(file): no line '// \(word)' in the header"
    case .malformed(let line, let file):
      "\(file): found '\(line)', expected '// swiftc <flags>: compiles|refused|crashes <text>'"
    case .marks(let file):
      "\(file): lines marked '// refused: <text>' go with a trial that is 'refused', and only so"
    }
  }
}

extension CompileProof {
  /// Reads the expectations out of a source text.
  package init(file: String, text: String) throws(CompileProofError) {
    self.init(file: file)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let value = line.after("// claim: ") {
        claim = value
      } else if let value = line.after("// why: ") {
        why = value
      } else if let value = line.after("// needs: ") {
        needs = value
      } else if let value = line.after("// swiftc ") {
        trials.append(try Self.trial(value, file: file))
      } else if let mark = line.firstRange(of: "// refused: ") {
        refusals[index + 1] = String(line[mark.upperBound...])
      }
    }
    if claim.isEmpty { throw .missing("claim: ", file: file) }
    if why.isEmpty { throw .missing("why: ", file: file) }
    if trials.isEmpty { throw .missing("swiftc ", file: file) }
    let usesMarks = trials.contains { $0.outcome == .refused("") }
    if usesMarks == refusals.isEmpty { throw .marks(file: file) }
  }

  private static func trial(_ line: String, file: String) throws(CompileProofError) -> Trial {
    guard let colon = line.firstRange(of: ": ") else { throw .malformed(line, file: file) }
    let flags = line[..<colon.lowerBound].split(separator: " ").map(String.init)
    let words = line[colon.upperBound...].split(separator: " ", maxSplits: 1).map(String.init)
    let text = words.count == 2 ? words[1] : ""
    switch (words.first, text.isEmpty) {
    case ("compiles", true): return Trial(flags: flags, outcome: .compiles)
    case ("refused", _): return Trial(flags: flags, outcome: .refused(text))
    case ("crashes", false): return Trial(flags: flags, outcome: .crashes(text))
    default: throw .malformed(line, file: file)
    }
  }
}

extension Substring {
  /// What follows `prefix`, or `nil` if the text does not begin with it.
  fileprivate func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

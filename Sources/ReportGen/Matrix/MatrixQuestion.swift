import Results

/// One operation with one parameter in all its forms, over all modes.
struct MatrixQuestion {
  /// Two forms that changed places.
  struct Exchange: Equatable {
    /// The form that executes less in the default mode, and more in the other.
    var loser: BenchmarkName
    /// The form that executes more in the default mode, and less in the other.
    var winner: BenchmarkName
  }

  /// Such as `Opaque.result, hidden`.
  let title: String
  /// The forms in the order of the suite.
  let forms: [BenchmarkName]

  /// The questions of a run, in the order of its benchmarks; what has one form asks nothing.
  static func all(of run: ComparedRun) -> [MatrixQuestion] {
    var order: [String] = []
    var forms: [String: [BenchmarkName]] = [:]
    for name in run.manifest.benchmarks.compactMap({ BenchmarkName($0.name) }) {
      let parameter = name.parameter.isEmpty ? "" : ", \(name.parameter)"
      let title = "\(name.family).\(name.operation)\(parameter)"
      if forms[title] == nil { order.append(title) }
      forms[title, default: []].append(name)
    }
    return order.compactMap { title in
      guard let forms = forms[title], forms.count > 1 else { return nil }
      return MatrixQuestion(title: title, forms: forms)
    }
  }

  /// The pairs of forms that are clearly one way round in `base` and clearly the other in `mode`.
  ///
  /// Counts are exact, but a handful of instructions decides nothing: a pair is clear if the dearer
  /// form executes a tenth more, and one instruction more.
  ///
  /// - Complexity: O(*n*²) comparisons, where *n* is the number of forms.
  func exchanges(from base: MatrixMode, to mode: MatrixMode) -> [Exchange] {
    forms.flatMap { loser in
      forms.compactMap { winner in
        guard Self.isClearlyLess(loser, winner, in: base),
          Self.isClearlyLess(winner, loser, in: mode)
        else { return nil }
        return Exchange(loser: loser, winner: winner)
      }
    }
  }

  private static func isClearlyLess(
    _ one: BenchmarkName,
    _ other: BenchmarkName,
    in mode: MatrixMode
  ) -> Bool {
    guard let one = mode.instructions(one), let other = mode.instructions(other) else {
      return false
    }
    return other >= one * 1.1 && other >= one + 1
  }
}

/// What each form costs against its reference, a row a family and a column a form.
///
/// A cell is the geometric mean of the form's ratios over all operations and parameters of the
/// family, with what it becomes at the ends of their intervals, so that the whole run fits on one
/// screen; an empty one has no ratio.
public struct FormMatrix: Sendable, Equatable {
  /// The table.
  public let table: TextTable

  /// Lays out the ratios of `results`.
  ///
  /// - Parameters:
  ///   - results: The rows of a run.
  ///   - columns: How many forms are shown: those with which most families have something to show.
  /// - Complexity: O(*n*) look-ups in the number of rows.
  public init(of results: ResultTable, columns: Int = 4) {
    let ratios = Ratios(results)
    let forms = ratios.forms(limit: columns)
    var table = TextTable(
      columns: [TextTable.Column("geometric mean of ratios", .left)]
        + forms.map { TextTable.Column($0, .right) }
    )
    for family in ratios.families {
      let cells = forms.map { form in
        GeometricMean(of: ratios[family, form]).map {
          NumberText.ratio($0.value, low: $0.low, high: $0.high)
        } ?? ""
      }
      if cells.contains(where: { !$0.isEmpty }) { table.append([family] + cells) }
    }
    self.table = table
  }
}

/// The ratios of a run by family and form.
private struct Ratios {
  /// The families that have a ratio, in the order of the run.
  private(set) var families: [String] = []
  private var order: [String] = []
  private var byForm: [String: [String: [Estimate]]] = [:]

  init(_ results: ResultTable) {
    for row in results.rows
    where row.metric == .ratio && row.benchmark.family != Findings.controlFamily {
      guard let value = row.value else { continue }
      let (family, form) = (row.benchmark.family, row.benchmark.variant)
      if byForm[form] == nil { order.append(form) }
      if !families.contains(family) { families.append(family) }
      byForm[form, default: [:]][family, default: []].append(
        Estimate(value: value, low: row.low, high: row.high, n: row.n)
      )
    }
  }

  /// The ratios of a form in a family.
  subscript(family: String, form: String) -> [Estimate] { byForm[form]?[family] ?? [] }

  /// The forms in whose columns most families show: each is the one that most families have of
  /// those that had no form yet, then the one that most families and most rows have.
  ///
  /// - Returns: at most `limit` forms, in the order in which they first occur.
  func forms(limit: Int) -> [String] {
    var left = order
    var chosen: [String] = []
    var shown: Set<String> = []
    func reach(_ form: String) -> [Int] {
      let families = byForm[form] ?? [:]
      let fresh = families.keys.count { !shown.contains($0) }
      return [fresh, families.count, families.values.reduce(0) { $0 + $1.count }]
    }
    while chosen.count < limit,
      let next = left.max(by: { reach($0).lexicographicallyPrecedes(reach($1)) })
    {
      chosen.append(next)
      shown.formUnion((byForm[next] ?? [:]).keys)
      left.removeAll { $0 == next }
    }
    return order.filter(chosen.contains)
  }
}

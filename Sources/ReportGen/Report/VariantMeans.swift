import Results

/// How the forms of a family do over all its operations and parameters together.
enum VariantMeans {
  /// For each family, a row a variant that has at least two ratios.
  static func byFamily(_ results: ResultTable) -> [String: TextTable] {
    var tables: [String: TextTable] = [:]
    for (family, variants) in ratios(results) where family != Findings.controlFamily {
      var table = TextTable(columns: [
        TextTable.Column("form", .left), TextTable.Column("rows", .right),
        TextTable.Column("geometric mean", .right),
      ])
      for variant in variants where variant.ratios.count > 1 {
        guard let mean = GeometricMean(of: variant.ratios) else { continue }
        let text = NumberText.ratio(mean.value, low: mean.low, high: mean.high)
        table.append([variant.name, "\(mean.count)", text])
      }
      tables[family] = table.rows.isEmpty ? nil : table
    }
    return tables
  }

  private struct Variant {
    let name: String
    var ratios: [Estimate]
  }

  /// The ratios of each family by variant, in the order in which variants first occur.
  private static func ratios(_ results: ResultTable) -> [String: [Variant]] {
    var families: [String: [Variant]] = [:]
    var places: [String: Int] = [:]
    for index in results.rows.indices where results.rows[index].metric == .ratio {
      let row = results.rows[index]
      guard let value = row.value else { continue }
      let ratio = Estimate(value: value, low: row.low, high: row.high, n: row.n)
      let family = row.benchmark.family
      let key = "\(family).\(row.benchmark.variant)"
      if let place = places[key] {
        families[family]?[place].ratios.append(ratio)
      } else {
        places[key] = families[family]?.count ?? 0
        families[family, default: []].append(Variant(name: row.benchmark.variant, ratios: [ratio]))
      }
    }
    return families
  }
}

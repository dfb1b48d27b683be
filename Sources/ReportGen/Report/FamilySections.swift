import Results

/// One section a family, with a table for each of its operations.
struct FamilySections {
  let results: ResultTable
  let manifest: Manifest

  /// The sections as markdown.
  var lines: [String] {
    let tables = OperationTable.tables(of: results, benchmarks: manifest.benchmarks)
    var families: [String] = []
    for table in tables where !families.contains(table.family) { families.append(table.family) }
    let means = VariantMeans.byFamily(results)
    let parts = Dictionary(grouping: tables, by: \.family)
    let sections = concurrentMap(families) { family in
      section(family, parts[family] ?? [], means[family]).joined(separator: "\n")
    }
    return [sections.joined(separator: "\n\n")]
  }

  private func section(_ family: String, _ tables: [OperationTable], _ means: TextTable?)
    -> [String]
  {
    var lines = ["## \(family)"]
    if let means {
      lines += ["", "Geometric mean of each form's ratios to its references:", ""]
      lines += means.markdownLines
    }
    for table in tables { lines += ["", "### \(table.title)", ""] + table.table.markdownLines }
    return lines
  }
}

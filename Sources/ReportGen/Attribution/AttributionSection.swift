import Results

/// What each erased edge of a view tree adds to comparing and updating it, by counts, and whether
/// the counts account for the time.
struct AttributionSection {
  let evidence: Evidence

  /// The section as markdown; nothing where no row counts erased nodes.
  var lines: [String] {
    let body = body
    return body.isEmpty ? [] : ["## What each erased edge adds", ""] + body
  }

  /// The section without its heading, for a document that has one of its own.
  var body: [String] {
    let all = ErasedRow.all(evidence)
    let rows = all.filter { !$0.addsNothing }
    guard !all.isEmpty else { return [] }
    let sum = CostSum(rows, evidence)
    let columns = Self.columns(rows)
    let paragraphs = [
      [Self.help], Self.unchanged(all, columns), Self.idle(all.filter(\.addsNothing)),
      Self.model(sum),
      sum.map { Self.largest(rows, $0) } ?? [],
      rows.isEmpty ? [] : Self.table(rows, columns, sum).markdownLines,
    ]
    return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static let help =
    "What comparing or updating a tree takes more than in its reference, where nothing is erased, for"
    + " each erased edge that an operation reaches; where none is reached, for the operation, which"
    + " is one row of the tree. The column `edges` says how many an operation reaches, `ns` is the"
    + " measured difference, and `other instr` are the instructions that belong to no count:"
    + " neither to those in the other columns nor to what these bring along."

  private typealias Count = (metric: Metric, title: String, name: String)

  /// The counts that some row has more or less of than its reference.
  private static func columns(_ rows: [ErasedRow]) -> [Count] {
    ErasedRow.counts.filter { count in
      rows.contains { abs($0.extra[count.metric] ?? 0) > ErasedRow.nothing }
    }
  }

  private static func unchanged(_ rows: [ErasedRow], _ columns: [Count]) -> [String] {
    let names = ErasedRow.counts.filter { count in
      !columns.contains { $0.metric == count.metric }
        && rows.allSatisfy { $0.extra[count.metric] != nil }
    }.map(\.name)
    guard let last = names.last else { return [] }
    let list =
      names.count > 1 ? names.dropLast().joined(separator: ", ") + " and \(last)" : last
    return ["Counted, and in every row what they are in its reference: \(list)."]
  }

  /// The rows in which nothing is added, by operation.
  private static func idle(_ rows: [ErasedRow]) -> [String] {
    guard !rows.isEmpty else { return [] }
    var operations: [(title: String, forms: [String])] = []
    for row in rows {
      let title = row.benchmark.operationTitle
      if operations.last?.title != title { operations.append((title, [])) }
      operations[operations.count - 1].forms.append(MarkdownText.escaped(row.benchmark.variant))
    }
    let places = operations.map { "\($0.title): \($0.forms.joined(separator: ", "))" }
    let subject = rows.count == 1 ? "1 row adds" : "\(rows.count) rows add"
    return ["\(subject) nothing: \(places.joined(separator: "; "))."]
  }

  /// What the sum is made of and how far it is off.
  private static func model(_ sum: CostSum?) -> [String] {
    guard let sum else { return [] }
    let units = sum.units.map { unit in
      "- \(UnitText.nanoseconds(unit.cost)) for each \(unit.source.name), from \(unit.source.benchmark)"
    }
    let fitted = sum.fitted.map { term in
      "- \(UnitText.nanoseconds(term.cost)) for each \(term.name), fitted to"
        + " \(counted(sum.rowCount, "row")) of the table, as no row isolates it"
    }
    return ["The time is predicted as the sum of:", ""] + units + fitted + error(sum.checked)
  }

  /// What most of each prediction is made of, with the forms of the rows, most rows first.
  private static func largest(_ rows: [ErasedRow], _ sum: CostSum) -> [String] {
    let predicted = rows.filter { sum.predictions[$0.benchmark] != nil }
    let groups = Dictionary(grouping: predicted) { sum.largestTerm(of: $0) ?? "" }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let parts = groups.map { name, rows in
      let forms = Set(rows.map { MarkdownText.escaped($0.benchmark.variant) }).sorted()
      return "- \(counted(rows.count, "row")) of \(forms.joined(separator: ", ")): \(name)"
    }
    return ["What the largest part of each prediction is:", ""] + parts
  }

  private static func error(_ rows: [CostSum.Checked]) -> [String] {
    guard let share = median(rows.map { abs($0.error) }),
      let rest = median(rows.map { abs($0.rest) }),
      let worstShare = rows.max(by: { abs($0.error) < abs($1.error) }),
      let worstRest = rows.max(by: { abs($0.rest) < abs($1.rest) })
    else { return [] }
    let isOne = worstShare.benchmark == worstRest.benchmark
    return [
      "",
      "Of \(counted(rows.count, "row")) whose time certainly differs, half are predicted to within"
        + " \(UnitText.percent(share)), and half to within \(UnitText.nanoseconds(rest)). The worst by"
        + " share\(isOne ? " and by time" : "") is \(words(worstShare))"
        + (isOne ? "." : "; by time, \(words(worstRest))."),
    ]
  }

  private static func words(_ row: CostSum.Checked) -> String {
    "\(row.benchmark) with \(UnitText.nanoseconds(row.predicted)) instead of"
      + " \(UnitText.nanoseconds(row.measured))"
  }

  private static func whole(_ value: Double) -> String { NumberText.fixed(value, decimals: 0) }

  private static func table(_ rows: [ErasedRow], _ counts: [Count], _ sum: CostSum?) -> TextTable {
    var table = TextTable(
      columns: [
        TextTable.Column("operation", .left), TextTable.Column("form", .left),
        TextTable.Column("edges", .right), TextTable.Column("ns", .right),
      ] + (sum == nil ? [] : [TextTable.Column("predicted", .right)])
        + counts.map { TextTable.Column($0.title, .right) }
        + (sum == nil ? [] : [TextTable.Column("other instr", .right)])
    )
    var last = ""
    for row in rows {
      let title = row.benchmark.operationTitle
      let cells = [
        title == last ? "" : title, row.benchmark.variant, UnitText.amount(row.edges),
        row.time.map { UnitText.interval($0.times(1 / row.share)) } ?? "",
      ]
      let predicted = sum.map { [UnitText.predicted(row, $0)] } ?? []
      let amounts = counts.map { count in
        row.extra[count.metric].map { extra in
          count.metric == .instructions
            ? whole(extra / row.share) : UnitText.amount(extra / row.share)
        } ?? ""
      }
      let other = sum.map { [$0.others[row.benchmark].map { whole($0 / row.share) } ?? ""] } ?? []
      table.append(cells + predicted + amounts + other)
      last = title
    }
    return table
  }
}

extension BenchmarkName {
  /// The operation with its size, such as `ViewUpdate.tableSwap, 100`.
  fileprivate var operationTitle: String {
    "\(family).\(operation)" + (parameter.isEmpty ? "" : ", \(parameter)")
  }
}

import Measurement
import Results

/// Which functions an operation calls, how often, and what each executes itself.
enum CallTable {
  /// Calls of a function and what it executes itself, per operation.
  struct Cost: Equatable {
    var calls = Rational(0)
    var instructions = Rational(0)

    static func += (left: inout Cost, right: Cost) {
      left.calls = left.calls + right.calls
      left.instructions = left.instructions + right.instructions
    }
  }

  /// One function: what it costs in an operation of the benchmark, and in one of its reference.
  struct Row: Equatable {
    var name: String
    var place: String
    var own = Cost()
    var other = Cost()

    var weight: Double { max(own.instructions.value, other.instructions.value) }
  }

  /// Rows of the table; what is cheaper is summed up in one more.
  private static let limit = 16
  /// Characters of a name: names of templates and nested closures have no end.
  private static let width = 60

  /// The section; empty where nothing was counted.
  static func text(_ counts: CountsOfOne) -> String {
    guard let own = counts.own?.trace else { return "" }
    let other = counts.reference?.trace
    var table = TextTable(columns: columns(hasReference: other != nil))
    for row in summed(rows(own, other)) { table.append(cells(row, hasReference: other != nil)) }
    let lines = table.terminalLines().map { "  " + $0 }
    return (["Where an operation's instructions go"] + lines).joined(separator: "\n")
  }

  /// The functions of both, the dearest first; calls from one executable into another keep apart
  /// what has the same name there, as `malloc` and what interposes it.
  static func rows(_ own: OperationTrace, _ other: OperationTrace?) -> [Row] {
    var rows: [String: Row] = [:]
    func add(_ function: FunctionCost, to cost: WritableKeyPath<Row, Cost>) {
      let name = SymbolName(function.symbol).description
      let place = CodePlace(function).rawValue
      rows["\(name) \(place)", default: Row(name: name, place: place)][keyPath: cost] +=
        Cost(calls: function.calls, instructions: function.instructions)
    }
    for function in own.functions { add(function, to: \.own) }
    for function in other?.functions ?? [] { add(function, to: \.other) }
    return rows.values.sorted { left, right in
      (left.weight, right.name, right.place) > (right.weight, left.name, left.place)
    }
  }

  /// The first rows, and all others in one.
  private static func summed(_ rows: [Row]) -> [Row] {
    guard rows.count > limit + 1 else { return rows }
    let rest = rows.dropFirst(limit)
    var sum = Row(name: "\(rest.count) other functions", place: "")
    for row in rest {
      sum.own += row.own
      sum.other += row.other
    }
    return rows.prefix(limit) + [sum]
  }

  private static func columns(hasReference: Bool) -> [TextTable.Column] {
    let figures = ["calls", "instr"] + (hasReference ? ["ref. calls", "ref. instr"] : [])
    return [TextTable.Column("", .left)] + figures.map { TextTable.Column($0, .right) }
      + [TextTable.Column("in", .left), TextTable.Column("counted as", .left)]
  }

  private static func cells(_ row: Row, hasReference: Bool) -> [String] {
    let name = row.name.count > width ? row.name.prefix(width - 1) + "…" : row.name
    let own = [row.own.calls, row.own.instructions].map(\.shown)
    let other = [row.other.calls, row.other.instructions].map(\.shown)
    let family = RuntimeFunction.all.first { $0.contains(row.name) }?.metric.rawValue ?? ""
    return [name] + own + (hasReference ? other : [])
      + [row.place, family.replacing("_", with: " ")]
  }
}

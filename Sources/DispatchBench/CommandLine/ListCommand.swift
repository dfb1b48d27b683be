import Foundation
import Measurement
import Results

/// `list`: what can be measured.
enum ListCommand: Subcommand {
  static let command = Command(
    "list",
    overview: "Lists benchmarks with their references and the reports from the field they cite.",
    options: SelectionOptions.definitions + [AnswerFormat.option.definition],
    examples: [
      .init("DispatchBench list --filter '^Dispatch'", "What there is on dispatch."),
      .init("DispatchBench list --filter R28", "What there is on the report from the field R28."),
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let selection = try Selection(invocation, forMeasuring: false)
    switch invocation[AnswerFormat.option] {
    case .text: Terminal.print(text(selection))
    case .json: Terminal.print(bytes: try jsonBytes(document(selection)))
    }
    return .success
  }

  private static func text(_ selection: Selection) -> String {
    let benchmarks = selection.benchmarks.map { benchmark in
      line(SelectableRow(benchmark), benchmark.reference.map { "against \($0)" })
    }
    let layouts = selection.layouts.map { line(SelectableRow($0), "layout") }
    let outcomes = selection.outcomes.map { line(SelectableRow($0), "scenario") }
    let rows = benchmarks + layouts + outcomes
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, remark in
      remark.isEmpty
        ? name : name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + remark
    }.joined(separator: "\n")
  }

  /// A row, and after a remark the reports that it cites.
  private static func line(
    _ row: SelectableRow,
    _ remark: String?
  ) -> (name: String, remark: String) {
    let words = (remark.map { [$0] } ?? []) + row.reports.map(\.description)
    return (row.name, words.joined(separator: ", "))
  }

  /// The list for programs.
  private struct Document: Encodable {
    var schema = 1
    var benchmarks: [Element]
  }

  private struct Element: Encodable {
    var name: String
    var kind: String
    var reference: String?
    var operationsPerIteration: Int?
    var leaves: String?
    var cold: Bool?
    var note: String
    var reports: [String]?

    /// A row with what is said about it; what only a benchmark has is added to it.
    init(_ row: SelectableRow, kind: String) {
      (name, self.kind, note) = (row.name, kind, row.note)
      reports = row.reports.isEmpty ? nil : row.reports.map(\.description)
    }

    init(_ benchmark: Benchmark) {
      self.init(SelectableRow(benchmark), kind: "benchmark")
      reference = benchmark.reference?.description
      operationsPerIteration = benchmark.operationsPerIteration
      leaves = benchmark.leaves.description
      cold = benchmark.isCold
    }
  }

  private static func document(_ selection: Selection) -> Document {
    Document(
      benchmarks: selection.benchmarks.map { Element($0) }
        + selection.layouts.map { Element(SelectableRow($0), kind: "layout") }
        + selection.outcomes.map { Element(SelectableRow($0), kind: "scenario") }
    )
  }
}

import Foundation
import Measurement
import Results

/// `list`: what can be measured.
enum ListCommand: Subcommand {
  static let command = Command(
    "list",
    overview: "Lists benchmarks with their references.",
    options: SelectionOptions.definitions + [AnswerFormat.option.definition],
    examples: [.init("DispatchBench list --filter '^Dispatch'", "What there is on dispatch.")]
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
      (benchmark.name.description, benchmark.reference.map { "against \($0)" } ?? "")
    }
    let layouts = selection.layouts.map { ($0.name.description, "layout") }
    let outcomes = selection.outcomes.map { ($0.name.description, "scenario") }
    let rows = benchmarks + layouts + outcomes
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, remark in
      remark.isEmpty
        ? name : name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + remark
    }.joined(separator: "\n")
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
  }

  private static func document(_ selection: Selection) -> Document {
    let benchmarks = selection.benchmarks.map { benchmark in
      Element(
        name: benchmark.name.description,
        kind: "benchmark",
        reference: benchmark.reference?.description,
        operationsPerIteration: benchmark.operationsPerIteration,
        leaves: benchmark.leaves.description,
        cold: benchmark.isCold,
        note: benchmark.note
      )
    }
    let layouts = selection.layouts.map {
      Element(name: $0.name.description, kind: "layout", note: $0.note)
    }
    let outcomes = selection.outcomes.map {
      Element(name: $0.name.description, kind: "scenario", note: $0.claim)
    }
    return Document(benchmarks: benchmarks + layouts + outcomes)
  }
}

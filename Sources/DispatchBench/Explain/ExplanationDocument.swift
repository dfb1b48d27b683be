import Measurement
import Results

/// What `explain --format json` prints: the same facts as its screen, without the sentences.
struct ExplanationDocument: Encodable {
  /// A value that the benchmark holds, and where a container would keep it.
  struct Payload: Encodable {
    var name: String
    var size: Int
    var stride: Int
    var alignment: Int
    var isInline: Bool
    /// The conditions of inline storage that it fails.
    var obstacles: [String]

    init(_ payload: PayloadLayout) {
      name = payload.name
      (size, stride, alignment) = (payload.size, payload.stride, payload.alignment)
      isInline = payload.isInline
      obstacles = payload.obstacles.map(\.description)
    }
  }

  /// What a function costs in an operation.
  struct Function: Encodable {
    var symbol: String
    var name: String
    /// Whose code it is.
    var place: String
    var calls: Double
    /// What it executes itself.
    var instructions: Double

    init(_ cost: FunctionCost) {
      symbol = cost.symbol
      name = SymbolName(cost.symbol).description
      place = CodePlace(cost).rawValue
      (calls, instructions) = (cost.calls.value, cost.instructions.value)
    }
  }

  var schema = 1
  var benchmark: String
  var note: String
  /// The metrics that its declaration is silent about, each with the reason.
  var unsaid: [String: String]
  var payloads: [Payload]
  /// What counted, such as `valgrind-3.19.0`.
  var instrument: String?
  /// Why nothing was counted.
  var reason: String?
  var count: CountElement?
  var referenceCount: CountElement?
  var functions: [Function]
  var referenceFunctions: [Function]
  /// The machine code; none where there is no disassembler.
  var code: [CodeElement]?
  /// The optimised SIL of the kernel, if it was asked for.
  var sil: String?

  init(_ benchmark: Benchmark, _ reference: Benchmark?, _ counts: CountsOfOne) {
    self.benchmark = benchmark.name.description
    note = benchmark.note
    unsaid = Dictionary(benchmark.leaves.unsaid.map { ($0.key.rawValue, $0.value) }) { $1 }
    payloads = benchmark.payloads.map(Payload.init)
    instrument = counts.own == nil ? nil : counts.instrument
    reason = counts.reason
    count = counts.own.map { CountElement(benchmark, $0) }
    if let reference, let counted = counts.reference {
      referenceCount = CountElement(reference, counted)
    }
    functions = counts.own?.trace?.functions.map(Function.init) ?? []
    referenceFunctions = counts.reference?.trace?.functions.map(Function.init) ?? []
  }
}

/// A row of the layout family in what `explain --format json` prints.
struct LayoutDocument: Encodable {
  var schema = 1
  var benchmark: String
  var note: String
  var size: Int
  var stride: Int
  var alignment: Int

  init(_ layout: LayoutFact) {
    benchmark = layout.name.description
    note = layout.note
    (size, stride, alignment) = (layout.size, layout.stride, layout.alignment)
  }
}

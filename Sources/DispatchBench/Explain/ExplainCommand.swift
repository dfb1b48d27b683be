import Measurement
import Results

/// `explain`: in words and figures, why one row costs what it does.
enum ExplainCommand: Subcommand {
  static let functions = Option(
    "functions",
    .integer("count", in: 1...1_000),
    default: 4,
    shown: "4",
    help: "How many functions are disassembled, the kernel first."
  )
  static let sil = Option(
    switch: "sil",
    help: "Show the kernel's optimised SIL too; compiles its module once more."
  )

  static let command = Command(
    "explain",
    overview: "Says why one benchmark costs what it does: layout, counts, calls, machine code.",
    options: [
      functions.definition, sil.definition, AnswerFormat.option.definition,
      SelectionOptions.withFaults.definition,
    ],
    operands: [
      Operand("benchmark", completion: .benchmark, help: "The benchmark's whole name.")
    ],
    examples: [
      .init("DispatchBench explain Boxing.store.any.32B", "Why a box costs so much more.")
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let name = invocation.operands.first ?? ""
    let suites = Selection.suites(invocation)
    let benchmarks = suites.flatMap(\.benchmarks)
    if let layout = suites.flatMap(\.layouts).first(where: { $0.name.description == name }) {
      switch invocation[AnswerFormat.option] {
      case .text: Terminal.print(LayoutWords.text(of: layout))
      case .json: Terminal.print(bytes: try jsonBytes(LayoutDocument(layout)))
      }
      return .success
    }
    guard let benchmark = benchmarks.first(where: { $0.name.description == name }) else {
      let names = benchmarks.map(\.name) + suites.flatMap(\.layouts).map(\.name)
      let nearest = NearestName.of(name, among: names.map(\.description))
      throw UsageError.unknownBenchmark(name, nearest: nearest)
    }
    let reference = benchmarks.first { $0.name == benchmark.reference }
    let counts = CountsOfOne(benchmark, reference, invocation)
    switch invocation[AnswerFormat.option] {
    case .text:
      Terminal.print(Explanation(benchmark, reference, counts).text)
      try showCode(of: benchmark, counts, invocation)
    case .json:
      try printDocument(ExplanationDocument(benchmark, reference, counts)) { document in
        let listing = try listing(of: benchmark, counts, invocation)
        document.code = listing.functions.map { CodeElement($0, listing.executions) }
        if invocation[sil] { document.sil = try KernelSIL(of: listing.kernel).text }
      }
    }
    return .success
  }

  /// Prints the document with what `addCode` adds to it, or without where that fails.
  private static func printDocument(
    _ document: ExplanationDocument,
    addCode: (inout ExplanationDocument) throws -> Void
  ) throws {
    var document = document
    let added = Result { try addCode(&document) }
    Terminal.print(bytes: try jsonBytes(document))
    try added.get()
  }

  /// Prints the machine code, and the SIL if it was asked for.
  ///
  /// - Throws: What keeps the code from being shown; everything else is printed by then.
  private static func showCode(
    of benchmark: Benchmark,
    _ counts: CountsOfOne,
    _ invocation: Invocation
  ) throws {
    let listing = try listing(of: benchmark, counts, invocation)
    Terminal.print("\n" + listing.text)
    if invocation[sil] {
      Terminal.print("\n" + (try KernelSIL(of: listing.kernel).text))
    }
  }

  private static func listing(
    of benchmark: Benchmark,
    _ counts: CountsOfOne,
    _ invocation: Invocation
  ) throws -> KernelListing {
    try KernelListing(
      of: benchmark,
      trace: counts.own?.trace,
      atMost: invocation[functions]
    )
  }
}

import Measurement
import Results

/// `baseline`: keeps runs for later gates.
enum BaselineCommand: Subcommand {
  static let from = Option(
    repeated: "from",
    .directory,
    help: "A capture to save; two of one binary are needed, and must agree."
  )
  static let store = Option(
    "store",
    .directory,
    default: "results/baseline",
    shown: "results/baseline",
    help: "The directory that holds the baselines."
  )
  static let force = Option(
    switch: "force",
    help: "Replace a baseline of the same name; save one of sources that were not committed."
  )

  static let command = Command(
    "baseline",
    overview: "Saves, lists, shows and deletes baselines.",
    options: [
      from.definition, store.definition, force.definition, AnswerFormat.option.definition,
    ],
    operands: [
      Operand(
        "action",
        completion: .words(["save", "list", "show", "delete"]),
        help: "One of save, list, show and delete."
      ),
      Operand("name", count: 0...1, help: "The baseline; toolchain and architecture by default."),
    ],
    examples: [
      .init("DispatchBench baseline save --from first --from second", "Keep a run that repeats.")
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let store = BaselineStore(path: invocation[self.store])
    let name = invocation.operands.dropFirst().first
    switch invocation.operands[0] {
    case "save": try save(invocation, name, in: store)
    case "list": try list(store, as: invocation[AnswerFormat.option])
    case "show": try show(name, in: store, as: invocation[AnswerFormat.option])
    case "delete":
      guard let name else { throw BaselineError.missingName }
      try store.delete(name)
    default:
      throw UsageError.malformedValue(
        option: "<action>",
        value: invocation.operands[0],
        expectation: "save, list, show or delete"
      )
    }
    return .success
  }

  private static func save(
    _ invocation: Invocation,
    _ name: String?,
    in store: BaselineStore
  ) throws {
    let paths = invocation[from]
    guard paths.count == 2 else { throw BaselineError.captures(paths.count) }
    let one = try ComparedRun(readingFrom: paths[0])
    let other = try ComparedRun(readingFrom: paths[1])
    let name = name ?? BaselineStore.usualName(of: one.manifest)
    try store.save(one, other, as: name, force: invocation[force])
    Terminal.print("saved \(store.path)/\(name)")
  }

  private static func list(_ store: BaselineStore, as format: AnswerFormat) throws {
    switch format {
    case .text: for name in store.names { Terminal.print(name) }
    case .json:
      let baselines = store.names.map {
        BaselineList.Entry(name: $0, path: "\(store.path)/\($0)")
      }
      Terminal.print(bytes: try jsonBytes(BaselineList(baselines: baselines)))
    }
  }

  private static func show(
    _ name: String?,
    in store: BaselineStore,
    as format: AnswerFormat
  ) throws {
    guard let name else { throw BaselineError.missingName }
    guard store.names.contains(name) else {
      throw BaselineError.absent(name, known: store.names)
    }
    let facts = BaselineFacts(name, try ComparedRun(readingFrom: try store.directory(name)))
    switch format {
    case .text: Terminal.print(facts.table.terminalLines().joined(separator: "\n"))
    case .json: Terminal.print(bytes: try jsonBytes(facts))
    }
  }
}

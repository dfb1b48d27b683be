import Results

/// `ReportGen claims`: the ledger of claims with the verdicts that a run gives.
enum ClaimsCommand {
  /// The forms.
  enum Format: String, CaseIterable, Sendable {
    /// Lines for a terminal.
    case text
    /// The section of the report.
    case markdown
    /// A document for programs.
    case json
  }

  static let format = Option(
    "format",
    oneOf: "format",
    default: Format.text,
    help: "The form of the answer."
  )
  static let input = ReportCommand.input
  static let output = ExportCommand.output

  static let definition = Command(
    "claims",
    overview: "Say which claims about erasure a run confirms or refutes.",
    options: [format.definition] + RunInput.options + [output.definition],
    examples: [
      Command.Example("ReportGen claims", "The verdicts of the latest run."),
      Command.Example(
        "ReportGen claims --format json --output claims.json",
        "The same for a program."
      ),
    ]
  )

  /// Reads the run, then prints or writes the verdicts.
  static func run(_ invocation: Invocation) throws {
    let input = try RunInput(invocation)
    let evidence = Evidence(input.results, input.manifest)
    let bytes = try bytes(evidence, invocation[format])
    guard let path = invocation[output] else {
      print(String(decoding: bytes, as: UTF8.self), terminator: "")
      return
    }
    try writeFile(bytes, to: path)
  }

  private static func bytes(_ evidence: Evidence, _ format: Format) throws -> [UInt8] {
    let claims = Ledger.chapters.flatMap(\.claims).map { JudgedClaim($0, evidence) }
    switch format {
    case .text: return Array((ClaimsText.text(claims) + "\n").utf8)
    case .markdown:
      let section = ClaimsSection(evidence: evidence, reportPath: "REPORT.md")
      return Array((section.lines.joined(separator: "\n") + "\n").utf8)
    case .json: return try jsonBytes(ClaimsDocument(claims))
    }
  }
}

import Results

/// `ReportGen verification`, hidden: what `.ci/verify` measured becomes docs/verification.md.
enum VerificationCommand {
  static let evidence = Option(
    "evidence",
    .directory,
    default: ".build-verify/evidence",
    shown: ".build-verify/evidence",
    help: "The directory that .ci/verify fills."
  )
  static let output = Option(
    "output",
    .file,
    default: "docs/verification.md",
    shown: "docs/verification.md",
    help: "The file to write."
  )

  static let definition = Command(
    "verification",
    overview: "Write what was measured of the gate itself.",
    options: [evidence.definition, output.definition],
    examples: [
      Command.Example(
        "ReportGen verification --evidence evidence --output page.md",
        "Write the page from evidence of another place."
      )
    ],
    isHidden: true
  )

  /// Writes the document; ends with 1 where a figure is not reached, which the document says too.
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let records = try VerificationRecords(readingFrom: invocation[evidence])
    try writeFile(VerificationDocument(records: records).text.utf8, to: invocation[output])
    let missed = VerificationFigures(records: records).all.filter { !$0.isReached }
    for figure in missed { print("not reached: \(figure.name): \(figure.measured)") }
    return missed.isEmpty ? .success : .regression
  }
}

import Results

/// `ReportGen splice`: what stands between markers in a document is replaced by a run's words.
enum SpliceCommand {
  static let check = Option(
    switch: "check",
    help: "Change nothing; end with 1 if a document is stale."
  )

  static let definition = Command(
    "splice",
    overview: "Put tables, figures and sentences between the markers of markdown files.",
    options: [check.definition] + RunInput.options,
    operands: [
      Operand("file", count: 1...1_000, completion: .file, help: "A markdown file with markers.")
    ],
    examples: [
      Command.Example("ReportGen splice README.md", "Bring the figures of the README up to date."),
      Command.Example("ReportGen splice --check README.md docs/*.md", "Do so in CI."),
    ]
  )

  /// Reads the run and all documents, then writes those that change; nothing is written if one
  /// cannot be read.
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let input = try RunInput(invocation)
    let documents = try invocation.operands.map { (path: $0, text: try read($0)) }
    let runs = try SpliceRuns(
      own: input.results,
      beside: invocation[ReportCommand.input],
      requests: documents.flatMap { $0.text.pieces.map(\.request) }
    )
    var changes: [(path: String, bytes: [UInt8], stale: [SplicedText.Piece])] = []
    for (path, text) in documents {
      let content = SpliceContent(input, for: path, runs: runs)
      do throws(SpliceError) {
        var stale: [SplicedText.Piece] = []
        let new = try text.replaced { piece throws(SpliceError) in
          let lines = try content.lines(for: piece)
          let isSame = text.currentBody(of: piece).elementsEqual(text.body(of: piece, lines))
          if !isSame { stale.append(piece) }
          return lines
        }
        if !stale.isEmpty { changes.append((path, new, stale)) }
      } catch {
        throw SpliceFailure(path: path, error: error)
      }
    }
    if invocation[check] {
      for change in changes { report(change.path, change.stale) }
      return changes.isEmpty ? .success : .regression
    }
    for change in changes { try writeFile(change.bytes, to: change.path) }
    return .success
  }

  private static func read(_ path: String) throws -> SplicedText {
    let bytes = try readFile(path)
    do throws(SpliceError) { return try SplicedText(bytes) } catch {
      throw SpliceFailure(path: path, error: error)
    }
  }

  private static func report(_ path: String, _ stale: [SplicedText.Piece]) {
    for piece in stale {
      print("\(inert(path)):\(piece.line): stale: \(inert(piece.request)); run ReportGen splice")
    }
  }
}

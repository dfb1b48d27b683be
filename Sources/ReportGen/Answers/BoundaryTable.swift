import Results

/// What a module boundary does to a function's result, by how the result is declared.
struct BoundaryTable {
  let evidence: Evidence

  /// What a caller knows of a function in another module.
  private struct Boundary {
    /// As the cell of a table.
    let title: String
    /// As the beginning of a sentence; empty where nothing is hidden.
    let words: String
    /// The rows but for their variant.
    let names: (family: String, parameter: String)

    func name(_ variant: String) -> String { "\(names.family).\(variant).\(names.parameter)" }
  }

  private static let boundaries = [
    Boundary(title: "shown", words: "", names: ("Opaque.result", "public")),
    Boundary(
      title: "hidden, the type known",
      words: "Where the body is hidden and the compiler still knows the type",
      names: ("Opaque.result", "hidden")
    ),
    Boundary(
      title: "hidden, in a build without cross-module optimization",
      words: "Where no module shows another its bodies",
      names: ("\(MatrixMode.boundaryFamily).no-cmo", "public")
    ),
    Boundary(
      title: "hidden, in a module that may be replaced",
      words: "Where the other module may be replaced by a later one",
      names: ("\(MatrixMode.boundaryFamily).resilient", "public")
    ),
  ]
  private static let forms = [("named type", "concrete"), ("some", "some"), ("any", "any")]

  /// The table with what it says; nothing where no boundary hides anything in this run.
  var lines: [String] {
    let shown = Self.boundaries.filter { time($0, "some") != nil && time($0, "any") != nil }
    guard shown.contains(where: { !$0.words.isEmpty }) else { return [] }
    var table = TextTable(
      columns: [TextTable.Column("body", .left)]
        + Self.forms.map { TextTable.Column($0.0, .right) }
        + [TextTable.Column("some against named", .right)]
    )
    for boundary in shown {
      let times = Self.forms.map { time(boundary, $0.1).map(FigureText.bare) ?? "" }
      table.append([boundary.title] + times + [ratio(boundary)])
    }
    let sentences = shown.filter { !$0.words.isEmpty }.compactMap(sentence)
    return [
      "Time to get a value from a function of another module and call it once, by what the caller"
        + " may know of the function's body, in ns:",
      "",
    ] + table.markdownLines + [""] + sentences.map { "- \($0)" }
  }

  private func time(_ boundary: Boundary, _ variant: String) -> Interval? {
    Interval(evidence.row(boundary.name(variant), .time)?.estimate)
  }

  private func ratio(_ boundary: Boundary) -> String {
    evidence.row(boundary.name("some"), .ratio)?.estimate.map { FigureText.figure($0, .ratio) }
      ?? ""
  }

  private func sentence(_ boundary: Boundary) -> String? {
    guard let some = time(boundary, "some"), let any = time(boundary, "any") else { return nil }
    let subject =
      "\(boundary.words), `some` takes \(FigureText.bare(some)) ns and `any` \(FigureText.bare(any)) ns"
    if some.high < any.low { return "\(subject): `some` is cheaper." }
    if any.high < some.low { return "\(subject): `any` is cheaper." }
    return "\(subject): no difference is certain."
  }
}

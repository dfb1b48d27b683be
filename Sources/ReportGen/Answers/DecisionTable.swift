import Results

/// Your payload and your number of calls, and what each form takes then.
struct DecisionTable {
  private static let calls = [1, 10, 1_000]
  /// One size in the buffer, one just beyond, one that is large.
  private static let payloads = [8, 32, 256]

  let costs: FormCosts

  /// The table with what it says, or nothing if `any` was not measured.
  var lines: [String] {
    let sizes = Self.payloads.filter(costs.sizes.contains)
    let forms = FormCosts.forms.filter { form in
      sizes.contains { costs.total(form, bytes: $0, calls: 1) != nil }
    }
    guard !sizes.isEmpty, !forms.isEmpty else { return [] }
    var table = TextTable(
      columns: [
        TextTable.Column("payload", .right), TextTable.Column("calls", .right),
      ] + forms.map { TextTable.Column($0.name.filter { $0 != "`" }, .right) } + [
        TextTable.Column("cheapest if types are open", .left)
      ]
    )
    for bytes in sizes {
      for calls in Self.calls { table.append(row(bytes, calls, forms)) }
    }
    return [
      "Time to make one holder and call it so many times, one type of receiver, in ns:", "",
    ] + table.markdownLines + (boundary.map { ["", $0] } ?? [])
  }

  private func row(_ bytes: Int, _ calls: Int, _ forms: [FormCosts.Form]) -> [String] {
    let cells = forms.map { form in
      costs.total(form, bytes: bytes, calls: calls).map(FigureText.bare) ?? ""
    }
    return ["\(bytes) B", "\(calls)"] + cells + [cheapest(bytes, calls)]
  }

  /// The open forms that no other is certainly cheaper than.
  private func cheapest(_ bytes: Int, _ calls: Int) -> String {
    let totals = FormCosts.forms.filter { FormCosts.open.contains($0.name) }.compactMap { form in
      costs.total(form, bytes: bytes, calls: calls).map { (name: form.name, total: $0) }
    }
    let bound = totals.map(\.total.high).min() ?? 0
    return totals.filter { $0.total.low <= bound }.map { $0.name.filter { $0 != "`" } }
      .joined(separator: " or ")
  }

  /// What a hidden body changes: the generic against the existential, made and called once, at the
  /// largest size that both were measured at.
  private var boundary: String? {
    let pairs = Self.payloads.reversed().lazy.compactMap { bytes in
      costs.total("genericUnspecialized", bytes).flatMap { hidden in
        costs.total("any", bytes).map { (bytes: bytes, hidden: hidden, any: $0) }
      }
    }
    guard let pair = pairs.first else { return nil }
    let subject =
      "Where a module boundary hides the body, making a holder of \(pair.bytes) bytes"
      + " and calling it once takes \(FigureText.bare(pair.hidden)) ns with a generic and"
      + " \(FigureText.bare(pair.any)) ns with `any`"
    if pair.hidden.high < pair.any.low { return "\(subject): the generic is still cheaper." }
    if pair.any.high < pair.hidden.low { return "\(subject): `any` is cheaper." }
    return "\(subject): no difference is certain."
  }
}

extension FormCosts {
  /// The time to make a holder by the form that `variant` makes and to call it once.
  fileprivate func total(_ variant: String, _ bytes: Int) -> Interval? {
    Self.forms.first { $0.making == variant }.flatMap { total($0, bytes: bytes, calls: 1) }
  }
}

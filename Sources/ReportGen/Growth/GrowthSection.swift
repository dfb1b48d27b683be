import Results

/// How costs grow with a size: a line, a class and the evidence for it, for each form of a run that
/// was measured at three sizes or more.
struct GrowthSection {
  let evidence: Evidence

  /// The most forms that the table shows; the tally counts all.
  static let mostForms = 100

  private static let metrics: [(metric: Metric, unit: String)] = [
    (.time, "ns"), (.instructions, "instr"),
  ]

  /// A series of one metric with its growth.
  private struct Entry {
    let costs: SizedCosts
    let unit: String
    let growth: Growth
  }

  /// The section as markdown; nothing where nothing was measured at three sizes.
  var lines: [String] {
    let body = body
    return body.isEmpty ? [] : ["## How cost grows", "", Self.help, ""] + body
  }

  /// The tally and the table, for a document that has a heading and explanations of its own.
  var body: [String] {
    let entries = entries
    guard !entries.isEmpty else { return [] }
    let keys = Set(entries.map(\.costs.key))
    let shown = Self.first(Self.mostForms, of: entries)
    let cut = keys.count - Set(shown.map(\.costs.key)).count
    return Self.tally(entries) + Self.disagreement(entries) + [""]
      + Self.table(shown).markdownLines
      + (cut > 0 ? ["", "\(counted(cut, "more form")) \(cut == 1 ? "is" : "are") not shown."] : [])
  }

  private var entries: [Entry] {
    let series = Self.metrics.flatMap { metric, unit in
      SizedCosts.all(metric, evidence).map { costs in
        Entry(costs: costs, unit: unit, growth: Growth(costs.samples))
      }
    }
    let order = series.reduce(into: [String: Int]()) { places, entry in
      let key = entry.costs.key
      if places[key] == nil { places[key] = places.count }
    }
    return series.enumerated().sorted { left, right in
      (order[left.element.costs.key] ?? 0, left.offset)
        < (order[right.element.costs.key] ?? 0, right.offset)
    }.map(\.element)
  }

  private static let help =
    "What the whole costs over its size n: what stands at none and what each term adds, so that a"
    + " number before n is the cost of one more row, link or element; fitted so that relative errors"
    + " are least. A class is named if its curve alone runs through the"
    + " intervals of all sizes once each is widened by 10 % or, if that is more, by twice what the"
    + " best class needs; `off by` is what each needs. Where several are possible, a straight line"
    + " stands if it is one of them. The exponent is the slope between logarithms; brackets are what"
    + " the ends of the rows' intervals allow."

  /// How many series of each unit have which answer.
  private static func tally(_ entries: [Entry]) -> [String] {
    metrics.compactMap { _, unit in
      let answers = entries.filter { $0.unit == unit }.map(\.growth.answer)
      guard !answers.isEmpty else { return nil }
      let named = GrowthClass.allCases.compactMap { growth -> String? in
        let count = answers.count { $0 == .named(growth) }
        return count > 0 ? "\(count) \(growth == .constant ? "" : "with ")\(growth.term)" : nil
      }
      let unlike = answers.count { $0 == .unlike }
      let open = answers.count { if case .undecided = $0 { true } else { false } }
      let parts =
        named + (unlike > 0 ? ["\(unlike) as none of the five"] : [])
        + (open > 0 ? ["\(open) not decided"] : [])
      let subject = unit == metrics[0].unit ? "Time" : "Instructions"
      return "- \(subject) of \(counted(answers.count, "form")): \(parts.joined(separator: ", "))."
    }
  }

  /// The entries of the first `count` forms.
  private static func first(_ count: Int, of entries: [Entry]) -> [Entry] {
    var seen: Set<String> = []
    return Array(entries.prefix { seen.insert($0.costs.key).inserted ? seen.count <= count : true })
  }

  /// Where time and instructions are of different classes, both of them certain.
  private static func disagreement(_ entries: [Entry]) -> [String] {
    let pairs = Dictionary(grouping: entries, by: \.costs.key).values.compactMap {
      both -> String? in
      guard both.count == 2, case .named(let time) = both[0].growth.answer,
        case .named(let count) = both[1].growth.answer, time != count
      else { return nil }
      return "\(both[0].costs.name) (\(time.term) against \(count.term))"
    }
    guard !pairs.isEmpty else { return [] }
    return ["- Time grows otherwise than instructions: \(pairs.sorted().joined(separator: ", "))."]
  }

  private static func table(_ entries: [Entry]) -> TextTable {
    var table = TextTable(columns: [
      TextTable.Column("operation and form", .left), TextTable.Column("n", .left),
      TextTable.Column("grows with", .left), TextTable.Column("cost", .left),
      TextTable.Column("in", .left), TextTable.Column("exponent", .left),
      TextTable.Column("off by", .left),
    ])
    var last = ""
    for entry in entries {
      let isFirst = entry.costs.key != last
      last = entry.costs.key
      table.append([
        isFirst ? entry.costs.name : "", isFirst ? entry.costs.sizes : "",
        GrowthText.answer(entry.growth), GrowthText.cost(entry.growth, entry.costs.samples),
        entry.unit,
        entry.costs.exponent.map(GrowthText.exponent) ?? "", GrowthText.misses(entry.growth),
      ])
    }
    return table
  }
}

extension SizedCosts {
  /// What tells a series from others of its metric.
  fileprivate var key: String { "\(name) \(prefix)" }

  /// The most sizes that are named one by one.
  private static let mostNamed = 6

  /// The sizes in words, such as `depth 1, 20, 100`.
  fileprivate var sizes: String {
    let counts = samples.map { NumberText.count($0.size) }
    let text =
      counts.count <= Self.mostNamed
      ? counts.joined(separator: ", ")
      : "\(counts[0]) to \(counts[counts.count - 1]), \(counts.count) sizes"
    let words = prefix.filter { $0 != "-" }
    return words.isEmpty ? text : "\(words) \(text)"
  }
}

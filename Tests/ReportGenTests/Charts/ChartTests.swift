import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct ChartTests {
  static let boxing = """
    Boxing.store.concrete.8B time 1 [0.9 1.1]; Boxing.store.any.8B time 4 [3.9 4.1]
    Boxing.store.concrete.24B time 1 [0.9 1.1]; Boxing.store.any.24B time 4 [3.9 4.1]
    Boxing.store.concrete.32B time 1 [0.9 1.1]; Boxing.store.any.32B time 16 [15 17]
    """
  static let dispatch = """
    Dispatch.method.some.one ratio 1 [0.99 1.01]; Dispatch.method.any.one ratio 3 [2.9 3.1]
    Dispatch.method.any.eight ratio 11 [10 12]
    """
  static let branches =
    ["a", "b", "c", "d", "e", "f"].map { form in
      """
      Dispatch.method.\(form) difference 2 [1.9 2.1]; Dispatch.method.\(form) indirect_branches 1
      """
    }.joined(separator: "\n") + "\nDispatch.method.concrete indirect_branches 0"
  static let tree = """
    Tree.diff.anyView.none ratio 9 [8 10] Tree.diff.generic.none
    Tree.diff.anyView.one ratio 6 [5 7] Tree.diff.generic.one
    Tree.diff.anyView.all ratio 3 [2 4] Tree.diff.generic.all
    Tree.diff.enum.none ratio 2 [2 2] Tree.diff.generic.none
    """
  static let sweep = """
    Tree.update.typed.rows10 time 10 [9 11]; Tree.update.typed.rows100 time 100 [99 101]
    Tree.update.typed.rows1000 time 1000 [990 1010]; Tree.update.anyView.rows10 time 20 [19 21]
    Tree.update.anyView.rows100 time 2000 [1990 2010]
    Tree.update.anyView.rows1000 time 200000 [199000 201000]
    Compile.modifiers.any.O-10 text_bytes 10; Compile.modifiers.any.O-20 text_bytes 20
    Compile.modifiers.any.O-40 text_bytes 40
    """

  static let view = """
    ViewUpdate.tableSame.typed.1k ratio 1 [1 1] ViewUpdate.tableSame.limit.1k
    ViewUpdate.tableSame.anyView.1k ratio 8 [7 9] ViewUpdate.tableSame.limit.1k
    ViewUpdate.tableSwap.typed.1k ratio 2 [1 3] ViewUpdate.tableSwap.limit.1k
    ViewUpdate.tableSwap.anyView.1k ratio 4 [3 5] ViewUpdate.tableSwap.limit.1k
    ViewUpdate.tablePrepend.typed.1k ratio 3 [2 4] ViewUpdate.tablePrepend.limit.1k
    ViewUpdate.tablePrepend.anyView.1k ratio 6 [5 7] ViewUpdate.tablePrepend.limit.1k
    """

  static func charts(_ text: String) throws -> [Chart] {
    Charts.all(of: Evidence(try ResultTable(rows(text)), MadeUpRun.manifest))
  }

  private static let whole = [boxing, dispatch, branches, tree, sweep].joined(separator: "\n")

  @Test func drawsWhatTheRowsAllow() throws {
    #expect(
      try Self.charts(Self.whole).map(\.name) == [
        "boxing-size", "dispatch-forms", "branches-time", "heat-tree-diff",
        "tree-update-rows-time", "compile-modifiers-o--code-size",
      ]
    )
    #expect(try Self.charts("Boxing.store.any.8B time 4 [3 5]").isEmpty)
  }

  @Test func everyChartIsWellFormedAndHasItsTitleAsText() throws {
    for chart in try Self.charts(Self.whole) {
      let document = try XMLText(chart.svg)
      #expect(document.title == chart.title)
      #expect(document.elements["script"] == nil)
      #expect(chart.svg.contains("prefers-color-scheme:dark"))
      #expect(!chart.svg.contains("nan") && !chart.svg.contains("inf\""))
    }
  }

  @Test func givesTheSameBytesForTheSameRows() throws {
    #expect(try Self.charts(Self.whole) == Self.charts(Self.whole))
  }

  @Test func drawsEveryIntervalAndEveryTip() throws {
    let chart = try #require(try Self.charts(Self.boxing).first)
    #expect(chart.svg.components(separatedBy: "class=\"whisker").count - 1 == 6)
    #expect(chart.svg.contains("<title>Boxing.store.any.32B: 16.0 ns [15.0, 17.0]</title>"))
  }

  @Test(arguments: [
    ("16 [15 17]", "From 24 to 32 bytes, storing as any becomes 4.00x [3.66, 4.36] as dear"),
    ("2 [1.9 2.1]", "From 24 to 32 bytes, storing as any becomes cheaper: 0.50x [0.46, 0.54]"),
    (
      "4 [3 5]",
      "From 24 to 32 bytes, storing as any does not certainly become dearer: 1.000x [0.732, 1.282]"
    ),
  ])
  func turnsItsTitleRoundWithTheData(_ time: String, _ title: String) throws {
    let text = Self.boxing.replacing("Boxing.store.any.32B time 16 [15 17]", with: "")
    let chart = try #require(try Self.charts("\(text)\nBoxing.store.any.32B time \(time)").first)
    #expect(chart.title == title)
  }

  @Test func saysWithWhichExponentAFormGrows() throws {
    let chart = try #require(try Self.charts(Self.sweep).first)
    #expect(
      chart.title
        == "Tree.update, time of the whole over rows: typed grows as n^1.00 [0.98, 1.03],"
        + " anyView as n^2.00 [1.99, 2.01]"
    )
  }

  /// A hundredfold and then 45,000-fold for ten times the size: no power of the size says that.
  @Test func statesNoExponentAcrossACliff() throws {
    let text = Self.sweep.replacing(
      "time 200000 [199000 201000]",
      with: "time 90000000 [89000000 91000000]"
    )
    let chart = try #require(try Self.charts(text).first)
    #expect(text != Self.sweep)
    #expect(chart.title == "Tree.update, time of the whole over rows")
  }

  /// A row of a table takes 7 ns however many there are, so that the table grows with its rows.
  @Test func growsAsTheTableOfGrowthSaysWhereARowIsAPart() throws {
    let names = ["any", "typed"].flatMap { form in [10, 100, 1000].map { "Key.find.\(form).\($0)" }
    }
    var manifest = MadeUpRun.manifest
    manifest.benchmarks = names.map { name in
      BenchmarkDescription(
        name: name,
        reference: nil,
        operationsPerIteration: 2 * (Int(name.split(separator: ".")[3]) ?? 0),
        leaves: "nothing"
      )
    }
    let table = try ResultTable(rows(names.map { "\($0) time 7 [7 7]" }.joined(separator: ";")))
    let evidence = Evidence(table, manifest)
    let chart = try #require(Charts.all(of: evidence).first)
    #expect(
      chart.title
        == "Key.find, time of the whole over size: any grows as n^1.00, typed as n^1.00"
    )
    let body = GrowthSection(evidence: evidence).body
    #expect(body.contains { $0.hasPrefix("| Key.find.any ") && $0.contains(" 1.00 ") })
    #expect(chart.svg.contains("<title>Key.find.any, 1000: 7000 ns [7000, 7000]</title>"))
    #expect(try XMLText(chart.svg).texts.contains("ns for the whole"))
  }

  @Test func mapsTheMutationsOfAShape() throws {
    let chart = try #require(try Self.charts(Self.view).first)
    #expect(chart.name == "heat-viewupdate-table-1k")
    #expect(
      chart.title == "ViewUpdate.table.1k against its reference runs from 1.000x [1.000, 1.000] for"
        + " typed, same to 8.00x [7.00, 9.00] for anyView, same"
    )
    #expect(try XMLText(chart.svg).texts.contains("prepend"))
  }

  @Test(arguments: [
    ("tableSwap", "table", "swap"), ("table-swap", "table", "swap"), ("swap", "", "swap"),
    ("tableEvery10th", "table", "every10th"), ("table-", "", "table-"),
  ])
  func tellsTheShapeFromTheMutation(_ operation: String, _ shape: String, _ mutation: String) {
    let words = ViewHeatMaps.words(of: operation)
    #expect(words.shape == shape && words.mutation == mutation)
  }

  @Test(arguments: [
    ("1k", 1_000.0, ""), ("10k", 10_000, ""), ("1M", 1_000_000, ""), ("depth8", 8, "depth"),
  ])
  func readsSizesAsNamesSpellThem(_ text: String, _ count: Double, _ prefix: String) {
    #expect(Sweep.Size(text)?.count == count && Sweep.Size(text)?.prefix == prefix)
    #expect(Sweep.Size("32B") == nil && Sweep.Size("0") == nil && Sweep.Size("one") == nil)
  }

  @Test func drawsAChartAsItWas() throws {
    let chart = try #require(try Self.charts(Self.boxing).first)
    expectGolden(chart.svg, "chart-boxing.svg")
  }
}

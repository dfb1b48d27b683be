import Testing

@testable import ReportGen
@testable import Results

@Suite struct AttributionSectionTests {
  private func lines(_ text: String, _ changes: String = "") throws -> [String] {
    let table = try ResultTable(changed(rows(text), by: rows(changes)))
    return AttributionSection(evidence: Evidence(table, MadeUpRun.manifest)).lines
  }

  private func cells(_ lines: [String], _ prefix: String) throws -> [String] {
    let row = try #require(lines.first { $0.hasPrefix("| \(prefix)") }, "\(lines)")
    return row.split(separator: "|").map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test(arguments: [
    "", MadeUpEdges.units,
    // The engine does not count erased nodes, and there is nothing to compare with.
    MadeUpEdges.compared("ViewUpdate.o", "limit.10", "typed.10", MadeUpEdges.Extra(retains: 1)),
    "ViewUpdate.o.typed.10 erased_nodes_visited 0; ViewUpdate.o.typed.10 retains 2",
    // Another family.
    MadeUpEdges.compared("Tree.o", "any.10", "typed.10", MadeUpEdges.Extra(retains: 1), edges: 1),
  ])
  func saysNothingWithoutErasedRows(_ text: String) throws {
    #expect(try lines(text) == [])
  }

  @Test func dividesByTheEdgesThatAreReached() throws {
    let lines = try lines(MadeUpEdges.units + MadeUpEdges.edges)
    #expect(lines.first == "## What each erased edge adds")
    let titles = try cells(lines, "operation")
    #expect(
      titles == [
        "operation", "form", "edges", "ns", "predicted", "allocs", "retains", "branches", "casts",
        "excl", "instr", "other instr",
      ]
    )
    // 26 branches, a cast and 1,200 instructions more, over two edges: 148 ns.
    let row = try cells(lines, "ViewUpdate.o2, 10")
    #expect(
      row == [
        "ViewUpdate.o2, 10", "anyView", "2", "74.0 [74.0, 74.0]", "74.0, +0 %", "0", "0", "13",
        "0.5", "0", "738", "600",
      ]
    )
  }

  @Test func givesTheOperationWhereNoEdgeIsReached() throws {
    let none = MadeUpEdges.compared(
      "ViewDiff.same",
      "framework.10",
      "typed.10",
      MadeUpEdges.Extra(retains: 3),
      edges: 0
    )
    let row = try cells(lines(none), "ViewDiff.same, 10")
    #expect(row == ["ViewDiff.same, 10", "framework", "0", "15.0 [15.0, 15.0]", "3", "60"])
  }

  @Test func namesTheRowsThatAddNothing() throws {
    let same = ["anyViewRows", "closure"].map { form in
      """
      ViewUpdate.same.\(form).10 erased_nodes_visited 0; ViewUpdate.same.\(form).10 retains 2
      ViewUpdate.same.\(form).10 difference 0.1 [-1 1] ViewUpdate.same.typed.10
      """
    }.joined(separator: "\n")
    let typed =
      "\nViewUpdate.same.typed.10 erased_nodes_visited 0; ViewUpdate.same.typed.10 retains 2"
    let quiet = try lines(same + typed)
    #expect(quiet.contains("2 rows add nothing: ViewUpdate.same, 10: anyViewRows, closure."))
    #expect(!quiet.contains { $0.hasPrefix("|") })
    let louder = try lines(same + typed, "ViewUpdate.same.closure.10 retains 3")
    #expect(louder.contains("1 row adds nothing: ViewUpdate.same, 10: anyViewRows."))
    #expect(louder.contains { $0.hasPrefix("| ViewUpdate.same, 10 | closure |") })
  }

  @Test func namesWhatNoRowChanges() throws {
    let cuts = (0..<5).map { place in
      """
      ViewUpdate.o\(place).anyView.10 equality_cuts 4; ViewUpdate.o\(place).typed.10 equality_cuts 4
      ViewUpdate.o\(place).anyView.10 nodes_visited 4; ViewUpdate.o\(place).typed.10 nodes_visited 4
      """
    }.joined(separator: "\n")
    let base = MadeUpEdges.units + MadeUpEdges.edges + cuts
    let words = "Counted, and in every row what they are in its reference: "
    #expect(try lines(base).contains(words + "nodes visited and equality cuts."))
    let lost = try lines(base, "ViewUpdate.o1.anyView.10 equality_cuts 2")
    #expect(lost.contains(words + "nodes visited."))
    #expect(try cells(lost, "operation").contains("cuts"))
    #expect(try cells(lost, "ViewUpdate.o1, 10").contains("-1"))
  }

  @Test func saysWhereEachCostIsFromAndHowFarTheSumIsOff() throws {
    let exact = try lines(MadeUpEdges.units + MadeUpEdges.edges)
    #expect(
      exact.contains(
        "- 10.0 ns [10.0, 10.0] for each allocation with its release, from Boxing.store.any.32B"
      )
    )
    #expect(
      exact.contains {
        $0.hasPrefix("- 0.10 ns [0.10, 0.10] for each instruction") && $0.contains("fitted")
      }
    )
    #expect(exact.contains { $0.contains("Of 5 rows") && $0.contains("to within 0 %") })
    let odd = "ViewUpdate.o3.anyView.10 difference 310 [310 310] ViewUpdate.o3.typed.10"
    let off = try lines(MadeUpEdges.units + MadeUpEdges.edges, odd)
    #expect(
      off.contains { $0.contains("is ViewUpdate.o3.anyView.10 with 31.0 ns instead of 310 ns.") },
      "\(off)"
    )
  }

  @Test func namesTheLargestPartOfEachPrediction() throws {
    // 10 of 15, 20 of 33, 120 of 148, 30 of 31 and 10 of 30 nanoseconds.
    let lines = try lines(MadeUpEdges.units + MadeUpEdges.edges)
    #expect(lines.contains("- 3 rows of anyView: allocation with its release"), "\(lines)")
    #expect(lines.contains("- 2 rows of anyView: instruction that belongs to no count"))
    let retains = MadeUpEdges.compared(
      "ViewUpdate.retains",
      "closure.10",
      "typed.10",
      MadeUpEdges.Extra(allocations: 1, retains: -9),
      edges: 1
    )
    let more = try self.lines(MadeUpEdges.units + MadeUpEdges.edges + retains)
    #expect(more.contains("- 1 row of closure: retain with its release"))
  }

  @Test func leavesThePredictionOutWhereThereIsNone() throws {
    let lines = try lines(
      MadeUpEdges.compared(
        "ViewUpdate.o",
        "anyView.10",
        "typed.10",
        MadeUpEdges.Extra(retains: 1),
        edges: 1
      )
    )
    #expect(!lines.contains { $0.contains("predicted") })
    #expect(
      try cells(lines, "operation") == ["operation", "form", "edges", "ns", "retains", "instr"]
    )
  }

  // A file may hold any number; none of them may end the report.
  @Test(arguments: ["1e308", "-1e308", "1e-300", "0"])
  func livesWithFiguresOfAnySize(_ figure: String) throws {
    let changes = ["ViewUpdate.o0.anyView.10", "Boxing.store.any.32B"].flatMap { name in
      ["allocations", "retains", "instructions"].map { "\(name) \($0) \(figure)" } + [
        "\(name) difference \(figure) [\(figure) \(figure)]"
          + (name.hasPrefix("View") ? " ViewUpdate.o0.typed.10" : " Boxing.store.concrete.32B")
      ]
    }
    let lines = try lines(
      MadeUpEdges.units + MadeUpEdges.edges,
      changes.joined(separator: "\n")
    )
    #expect(lines.count > 3)
    #expect(!lines.contains { $0.contains("nan") || $0.contains("inf ") })
  }
}

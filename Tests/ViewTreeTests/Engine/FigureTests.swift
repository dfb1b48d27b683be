import Testing
import ViewTree

/// Counts that must not grow with what does not matter.
@MainActor @Suite struct FigureTests {
  /// A chain of views with a body, each with fields and a sibling, down to a counter.
  private struct Chain: View {
    let depth: Int
    let name: String

    var body: some View {
      Text("level \(depth)")
      if depth == 0 {
        CounterView(name: name)
      } else {
        AnyView(Chain(depth: depth - 1, name: name))
      }
    }
  }

  @Test(arguments: [1, 10, 100])
  func aLeafsStateVisitsAsManyNodesAtAnyDepth(_ depth: Int) {
    let host = Host(Chain(depth: depth, name: "c"))
    let before = host.counters
    host.tap("more c")
    #expect(host.counters.bodiesRun - before.bodiesRun == 1)
    // The counter itself, its text, its button and the button's text.
    #expect(host.counters.nodesVisited - before.nodesVisited == 4)
    #expect(host.counters.hostOperations - before.hostOperations == 1)
  }

  private struct Table: View {
    let counts: [Int]

    var body: some View {
      ForEach(0..<counts.count, id: \.self) { row in
        if counts[row].isMultiple(of: 2) {
          Text("even \(counts[row])")
        } else {
          Text("odd \(counts[row])")
        }
      }
    }
  }

  @Test(arguments: [10, 1_000, 10_000])
  func oneChangedRowIsOneOperationAmongAnyNumber(_ rows: Int) {
    var counts = Array(repeating: 0, count: rows)
    let host = Host(Table(counts: counts))
    host.tree.forgetOperations()
    counts[rows / 2] = 2
    let before = host.counters
    host.update(to: Table(counts: counts))
    #expect(host.counters.rowsRun - before.rowsRun == rows)
    #expect(host.counters.hashes == before.hashes)
    #expect(host.counters.nodesVisited - before.nodesVisited == rows + 2)
    #expect(host.tree.operations.count == 1)
  }

  private struct Rows: View {
    let count: Int
    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { row in
          HStack {
            Text("row \(row)")
            Text("detail")
          }
        }
      }
    }
  }

  @Test(arguments: [100, 6_500])
  func aWindowMakesOnlyTheRowsNearTheScreen(_ rows: Int) {
    let host = Host(Rows(count: rows), visibleRows: VisibleRows(visible: 17, buffer: 8))
    #expect(host.counters.rowsRun == 25)
    #expect(host.tree.contents(of: "HStack").count == 25)
    let before = host.counters
    host.scroll(to: 50)
    #expect(host.counters.rowsRun - before.rowsRun == 25)
    #expect(host.tree.contents().first == "row 46")
    host.scroll(to: 51)
    #expect(host.counters.rowsRun - before.rowsRun == 26)
    #expect(host.tree.contents().first == "row 47")
    #expect(host.tree.contents(of: "HStack").count == 25)
  }

  private struct ErasedRows: View {
    let count: Int
    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { AnyView(Text("row \($0)")) }
      }
    }
  }

  @Test func anErasedRowMakesAWindowUseless() {
    let host = Host(ErasedRows(count: 500), visibleRows: VisibleRows(visible: 17, buffer: 8))
    #expect(host.counters.rowsRun == 500)
  }

  @Test func aTreeIsWholeAtDepthTwoHundred() {
    let host = Host(Chain(depth: 200, name: "c"))
    #expect(host.tree.contents().count == 203)
    #expect(host.diagnostics.isEmpty)
    host.unmount()
    #expect(host.tree.elements.isEmpty)
  }

  /// A leaf under as many modifiers as asked for, each with a type of its own.
  private func nested<V: View>(_ view: V, levels: Int) -> AnyView {
    levels == 0 ? AnyView(view) : nested(view.opacity(0.5), levels: levels - 1)
  }

  @Test(arguments: [1, 50, 200])
  func aChainOfTypedModifiersIsVisitedOnceEach(_ levels: Int) {
    let host = Host(nested(Text("leaf"), levels: levels))
    let before = host.counters
    host.update(to: nested(Text("other"), levels: levels))
    #expect(host.tree.contents() == ["other"])
    // The modifiers and the leaf, and the erased view around them.
    #expect(host.counters.nodesVisited - before.nodesVisited == levels + 1)
    #expect(host.counters.erasure.nodesVisited - before.erasure.nodesVisited == 1)
    #expect(host.counters.hostOperations - before.hostOperations == 1)
    host.unmount()
    #expect(host.counters.nodesAlive == 0)
  }

  @Test(arguments: [100, 10_000])
  func mountingVisitsEachRowOnce(_ rows: Int) {
    let host = Host(Table(counts: Array(repeating: 0, count: rows)))
    // The table, its list, and of each row the text.
    #expect(host.counters.nodesCreated == 2 + rows)
    #expect(host.counters.hostCreates == rows)
    #expect(host.counters.rowsRun == rows)
    // One entry of the table of ids each, and no comparison.
    #expect(host.counters.hashes == rows)
    host.unmount()
    #expect(host.counters.nodesAlive == 0)
  }

  /// A leaf under as many containers as asked for, each with a type of its own.
  private func contained<V: View>(_ view: V, levels: Int) -> AnyView {
    levels == 0 ? AnyView(view) : contained(VStack { view }, levels: levels - 1)
  }

  @Test(arguments: [1, 50, 200])
  func aNestOfTypedContainersIsVisitedOnceEach(_ levels: Int) {
    let host = Host(contained(Text("leaf"), levels: levels))
    // The containers and the leaf; the erased view around them is counted apart.
    #expect(host.counters.nodesCreated == levels + 1)
    let before = host.counters
    host.update(to: contained(Text("other"), levels: levels))
    #expect(host.counters.nodesVisited - before.nodesVisited == levels + 1)
    #expect(host.counters.hostUpdates - before.hostUpdates == 1)
    #expect(host.tree.contents(of: "VStack").count == levels)
  }

  @Test func sixtyFourChildrenOfOneBuilderAreVisitedOnceEach() {
    let host = Host(Lists.sixtyFour)
    #expect(host.counters.hostCreates == 64)
    let before = host.counters
    host.update(to: Lists.sixtyFour)
    #expect(host.counters.nodesVisited - before.nodesVisited == 64)
    #expect(host.counters.hostOperations == before.hostOperations)
  }

  @Test func anUnmeteredHostCountsNothingAndShowsNothing() {
    let host = Host(Chain(depth: 3, name: "c"), isMetered: false)
    host.update(to: Chain(depth: 4, name: "c"))
    #expect(host.counters == Counters())
    #expect(host.tree.elements.isEmpty)
    #expect(host.tree.operations.isEmpty)
  }

  /// Rows outside are neither made nor run when the list is updated.
  @Test(arguments: [100, 6_500])
  func anUpdateRunsOnlyTheRowsOfTheWindow(_ rows: Int) {
    let host = Host(Rows(count: rows), visibleRows: VisibleRows(visible: 17, buffer: 8))
    host.scroll(to: 50)
    let before = host.counters
    host.update(to: Rows(count: rows + 1))
    #expect(host.counters.rowsRun - before.rowsRun == 25)
    #expect(host.counters.hostOperations == before.hostOperations)
  }
}

import ViewTree

extension Scenarios {
  /// What a tree of closed kinds must do, which has no state to keep: the rows of what is on screen.
  public static let nodeEnum: [Scenario] = [
    sameKind, flippedKind, optionalNode, keyedNodes, severalNodesARow,
  ]

  private static let sameKind = Scenario(
    "S02",
    "A node of the same kind is updated in place, and the host hears of what differs alone"
  ) { check in
    let host = Host(NodeView.vertical([.text("a"), .button("b") {}, .text("c").faded(0.5)]))
    let created = host.counters.hostCreates
    host.tree.forgetOperations()
    host.update(to: .vertical([.text("a"), .button("b2") {}, .text("c").faded(0.5)]))
    check.that("texts", host.texts, is: ["a", "b2", "c"])
    check.that("operations", host.tree.operations.count, is: 1)
    check.that("elements made", host.counters.hostCreates - created, is: 0)
    host.update(to: .vertical([.text("a"), .button("b2") {}, .text("c").faded(1)]))
    check.that("faded", host.tree.operations.count, is: 2)
  }

  private static let flippedKind = Scenario(
    "S17",
    "A node that gets another kind ends and another begins at its place"
  ) { check in
    let host = Host(NodeView.horizontal([.text("a"), .text("b"), .text("c")]))
    host.tree.forgetOperations()
    host.update(to: .horizontal([.text("a"), .button("b") {}, .text("c")]))
    check.that("texts", host.texts, is: ["a", "b", "c"])
    check.that("kinds", host.tree.contents(of: "Button").count, is: 1)
    // The text goes; the button and its text come.
    check.that("operations", host.tree.operations.count, is: 3)
    host.unmount()
    check.that("nodes left", host.counters.nodesAlive, is: 0)
  }

  private static let optionalNode = Scenario(
    "S12",
    "A node that may be empty comes and goes between siblings that stay where they are"
  ) { check in
    @MainActor func view(_ name: String?) -> NodeView {
      .vertical([.text("first"), name.map { NodeView.text($0) } ?? .empty, .text("last")])
    }
    let host = Host(view(nil))
    let ids = host.tree.inOrder
    host.update(to: view("x"))
    check.that("came", host.texts, is: ["first", "x", "last"])
    host.update(to: view(nil))
    check.that("went", host.texts, is: ["first", "last"])
    check.that("the others stayed", host.tree.inOrder, is: ids)
  }

  @MainActor private static func list(_ ids: [Int]) -> NodeView {
    .keyed(ids.map { KeyedNodeView(id: $0, .text("\($0)")) })
  }

  private static let keyedNodes = Scenario(
    "S24",
    "Nodes with ids keep their elements through insertion, removal and movement"
  ) { check in
    let host = Host(list([1, 2, 3]))
    let first = host.tree.inOrder[0]
    host.update(to: list([4, 1, 2, 3]))
    check.that("inserted", host.texts, is: ["4", "1", "2", "3"])
    check.that("kept", host.tree.inOrder[1], is: first)
    let moves = host.count(\.hostMoves) { host.update(to: list([3, 4, 1, 2])) }
    check.that("moved", host.texts, is: ["3", "4", "1", "2"])
    check.that("one move", moves, is: 1)
    host.update(to: list([3, 2]))
    check.that("removed", host.texts, is: ["3", "2"])
    check.that("elements made", host.counters.hostCreates, is: 4)
  }

  private static let severalNodesARow = Scenario(
    "S28",
    "A row of several nodes moves as a block"
  ) { check in
    @MainActor func view(_ ids: [Int]) -> NodeView {
      .keyed(
        ids.map { KeyedNodeView(id: $0, .group(NodeViews([.text("\($0)L"), .text("\($0)R")]))) }
      )
    }
    let host = Host(view([1, 2]))
    host.update(to: view([2, 1]))
    check.that("texts", host.texts, is: ["2L", "2R", "1L", "1R"])
    check.that("elements made", host.counters.hostCreates, is: 4)
  }
}

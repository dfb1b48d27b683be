import ViewTree

extension Scenarios {
  /// Bugs in the rows of lists that other runtimes shipped: their order, their bindings, their ids.
  static let rowReports: [Scenario] = [
    reversedPairs, lastToFront, staleRowBinding, unstableRows,
  ]

  private struct TwoViews: Staged {
    let ids: [Int]
    var scene: some View {
      ForEach(ids, id: \.self) { id in
        row {
          Text("\(id)L")
          Text("\(id)R")
        }
      }
    }
  }

  private static let reversedPairs = Scenario(
    "B18",
    "Five rows of two views each are reversed, and the two stay together"
  ) { check in
    let host = mount(TwoViews(ids: [1, 2, 3, 4, 5]))
    host.update(to: TwoViews(ids: [5, 4, 3, 2, 1]))
    let pairs = [5, 4, 3, 2, 1].flatMap { ["\($0)L", "\($0)R"] }
    check.that("texts", host.texts, is: pairs)
    check.that("elements made", host.counters.hostCreates, is: 10)
  }

  private static let lastToFront = Scenario(
    "B20",
    "The last row comes first by one move, whatever the length of the list"
  ) { check in
    let journal = Journal()
    for count in [3, 30, 300] {
      let host = mount(ItemList(ids: Array(0..<count), journal))
      let moves = host.count(\.hostMoves) {
        host.update(to: ItemList(ids: [count - 1] + Array(0..<count - 1), journal))
      }
      check.that("moves of \(count) rows", moves, is: 1)
    }
  }

  private struct BoundRow: Staged {
    @Binding var text: String
    let taker: BindingTaker
    var scene: some View {
      let _ = taker.bindings.append($text)
      Text(text)
    }
  }

  @MainActor private final class BindingTaker {
    var bindings: [Binding<String>] = []
  }

  private struct BoundList: Staged {
    @State private var texts = ["a", "b"]
    let taker: BindingTaker
    var scene: some View {
      ForEach(Array(texts.indices), id: \.self) { place in
        row { BoundRow(text: $texts[place], taker: taker) }
      }
      Button("remove") { texts.removeLast() }
    }
  }

  private static let staleRowBinding = Scenario(
    "B22",
    "A row that went may still read its binding by index, and what it writes has no effect"
  ) { check in
    let taker = BindingTaker()
    let host = mount(BoundList(taker: taker))
    check.that("bindings", taker.bindings.count, is: 2)
    guard let last = taker.bindings.last else { return }
    host.tap("remove")
    check.that("stale read", last.wrappedValue, is: "b")
    last.wrappedValue = "x"
    host.flush()
    check.that("texts", host.texts, is: ["a", "remove"])
  }

  private struct OffsetRows: Staged {
    let labels: [String]
    let journal: Journal
    var scene: some View {
      ForEach(Array(labels.indices), id: \.self) { place in row { Counter(labels[place], journal) }
      }
    }
  }

  private struct ElementRows: Staged {
    let labels: [String]
    let journal: Journal
    var scene: some View {
      ForEach(labels, id: \.self) { label in row { Counter(label, journal) } }
    }
  }

  private struct ConditionalModifier: Staged {
    let isOn: Bool
    let journal: Journal
    var scene: some View {
      if isOn { Counter("c", journal).opacity(0.5) } else { Counter("c", journal) }
    }
  }

  private static let unstableRows = Scenario(
    "B23",
    "State sticks to the place with offsets for ids, is lost with values for ids, and is lost when a "
      + "modifier comes and goes by a branch"
  ) { check in
    let journal = Journal()
    let offsets = mount(OffsetRows(labels: ["a", "b"], journal: journal))
    offsets.tap("a 0")
    offsets.update(to: OffsetRows(labels: ["b"], journal: journal))
    check.that("offsets", offsets.texts, is: ["b 1"])
    let values = mount(ElementRows(labels: ["a"], journal: journal))
    values.tap("a 0")
    values.update(to: ElementRows(labels: ["a2"], journal: journal))
    check.that("values", values.texts, is: ["a2 0"])
    let modifier = mount(ConditionalModifier(isOn: false, journal: journal))
    modifier.tap("c 0")
    modifier.update(to: ConditionalModifier(isOn: true, journal: journal))
    check.that("modifier", modifier.texts, is: ["c 0"])
  }
}

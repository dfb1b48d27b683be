import Measurement
import Results
import ViewTree

/// When the boxes of erased views are made: counted on the heap, against the same tree typed.
enum ViewBoxes {
  static let suite = Suite(
    family: "Scenario",
    question: "Is a box made for each erased view of a body that runs, and none otherwise?",
    outcomes: [fact]
  )

  private static let edges = 3

  private static let fact: OutcomeFact = {
    let text = "Scenario.holds.erased.A06"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return OutcomeFact(
      name,
      claim: "boxes made are erased edges times bodies run, and none at rest"
    ) {
      guard HeapCounter.isAvailable else { throw CounterIsAway() }
      return contradictionOfOneBody() + (0...cards).flatMap { contradictions(changing: $0) }
    }
  }()

  private static let cards = 4

  /// What the boxes of one body take: a block each where the compiler specialises, and more where
  /// the closure in a box needs a context for the type that it was made for.
  @MainActor
  private static var blocksOfOneBody: Int {
    // The first time makes the metadata of the types as well.
    keep((ErasedCard(number: 1).body, TypedCard(number: 1).body))
    return HeapCounter.allocations { keep(ErasedCard(number: 1).body) }
      - HeapCounter.allocations { keep(TypedCard(number: 1).body) }
  }

  @MainActor
  private static func contradictionOfOneBody() -> [String] {
    let blocks = blocksOfOneBody
    let isWhole = blocks >= edges && blocks.isMultiple(of: edges)
    return isWhole ? [] : ["one body makes \(edges) boxes of \(blocks) blocks"]
  }

  /// Changes some of the cards, then nothing for sixty frames.
  @MainActor
  private static func contradictions(changing changed: Int) -> [String] {
    let erased = Board(Deck(changed: 0, card: ErasedCard.init), changed, ErasedCard.init)
    let typed = Board(Deck(changed: 0, card: TypedCard.init), changed, TypedCard.init)
    let found = [
      ("when \(changed) bodies run", erased.change - typed.change, blocksOfOneBody * changed),
      ("when nothing changes", erased.repeated - typed.repeated, 0),
      ("in sixty frames at rest", erased.rest, 0),
    ]
    return found.filter { $0.1 != $0.2 }.map { "\($0): \($1) blocks, expected \($2)" }
  }

  /// What a mounted tree allocates in each of three situations.
  @MainActor
  private struct Board {
    let change: Int
    let repeated: Int
    let rest: Int

    init<Card: View>(_ deck: Deck<Card>, _ changed: Int, _ card: @escaping (Int) -> Card) {
      let host = Host(deck, isMetered: false)
      // The first updates make what is kept for the later ones.
      for turn in 1...4 { host.update(to: Deck(changed: turn % 2 * cards, card: card)) }
      change = HeapCounter.allocations { host.update(to: Deck(changed: changed, card: card)) }
      repeated = HeapCounter.allocations { host.update(to: Deck(changed: changed, card: card)) }
      rest = HeapCounter.allocations { for _ in 0..<60 { host.flush() } }
    }
  }

  /// Cards of which the first `changed` have another number than the others.
  private struct Deck<Card: View>: View {
    let changed: Int
    let card: (Int) -> Card

    init(changed: Int, card: @escaping (Int) -> Card) {
      self.changed = changed
      self.card = card
    }

    var body: some View {
      VStack {
        card(changed > 0 ? 1 : 0)
        card(changed > 1 ? 1 : 0)
        card(changed > 2 ? 1 : 0)
        card(changed > 3 ? 1 : 0)
      }
    }
  }

  private struct ErasedCard: View {
    let number: Int
    var body: some View {
      AnyView(Text("\(number)"))
      AnyView(Divider())
      AnyView(Text("end"))
    }
  }

  private struct TypedCard: View {
    let number: Int
    var body: some View {
      Text("\(number)")
      Divider()
      Text("end")
    }
  }

  private struct CounterIsAway: Error, CustomStringConvertible {
    let description = "a sanitizer owns the heap functions"
  }
}

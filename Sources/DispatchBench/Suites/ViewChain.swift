import Measurement
import Results
import Trees
import ViewTree

/// What a change costs that concerns one view, by what stands above it and beside it.
enum ViewChainSuite {
  /// The view tree has a container of that name.
  private typealias Form = Measurement.Form

  static let suite = Suite(
    family: "ViewChain",
    question: "What does a change of one view cost under a chain of views, typed or erased?",
    benchmarks: (leaves + [theme]).flatMap(\.benchmarks),
    outcomes: facts
  )

  /// Nothing of the chain: the same under one view and under sixty.
  private static let leafRuns = Remains.counts(retains: 25, exclusivity: 32).throughMergedWitnesses
  /// A type of sixty links is beyond what the compiler specialises.
  private static let leafOfLongTypeRuns = Remains.counts(retains: 26, exclusivity: 33)
    .throughMergedWitnesses
  private static let readerRuns = Remains.counts(
    allocations: 3,
    retains: 41,
    casts: 2,
    exclusivity: 35
  ).throughMergedWitnesses

  private static let leaves = [
    leaf(1, TypedChain.one),
    leaf(20, TypedChain.twenty),
    leaf(60, TypedChain.sixty, isLarge: true),
  ]

  private static func leaf<Root: View & SendableMetatype>(
    _ links: Int,
    _ typed: @escaping @MainActor @Sendable (Leaf) -> Root,
    isLarge: Bool = false
  ) -> Comparison {
    Comparison("ViewChain", "leafState", parameter: "depth\(links)", isLarge: isLarge) {
      Form("typed", leaves: links > 48 ? leafOfLongTypeRuns : leafRuns, note: "1 body runs") {
        LeafWork<Root>.kernel { LeafWork(typed) }
      }
      Form(.anyView, leaves: leafRuns, note: "1 body runs") {
        LeafWork<ErasedLink>.kernel { LeafWork { ErasedLink(links, $0) } }
      }
    }
  }

  private static let theme = Comparison("ViewChain", "environment", parameter: "1of1k") {
    Form("typed", leaves: readerRuns, note: "2 bodies run: who writes and who reads") {
      ThemeWork<ThemedCells>.kernel { ThemeWork { ThemedCells(theme: $0, shown: $1) } }
    }
    Form(.anyView, leaves: readerRuns, note: "2 bodies run: who writes and who reads") {
      ThemeWork<ErasedThemedCells>.kernel { ThemeWork { ErasedThemedCells(theme: $0, shown: $1) } }
    }
  }

  private static let facts = [
    state("typed", 1, TypedChain.one),
    state("typed", 20, TypedChain.twenty),
    state("typed", 100, TypedChain.hundred),
    state("anyView", 1) { ErasedLink(1, $0) },
    state("anyView", 20) { ErasedLink(20, $0) },
    state("anyView", 100) { ErasedLink(100, $0) },
    environment("typed") { ThemedCells(theme: $0, shown: $1) },
    environment("anyView") { ErasedThemedCells(theme: $0, shown: $1) },
  ]

  private static func state<Root: View & SendableMetatype>(
    _ variant: String,
    _ links: Int,
    _ chain: @escaping @MainActor @Sendable (Leaf) -> Root
  ) -> OutcomeFact {
    let expected = ScreenCounts(bodies: 1, updates: 1)
    return ScreenCounts.fact("ViewChain.leafBodies.\(variant).depth\(links)", "\(expected)") {
      let control = LeafControl()
      let host = Host(chain(Leaf(control: control, shown: Shown(count: 1))))
      return expected.contradictions(of: host) {
        control.count?.wrappedValue = 7
        host.flush()
      }
    }
  }

  private static func environment<Root: View & SendableMetatype>(
    _ variant: String,
    _ root: @escaping @MainActor @Sendable (Int, Shown) -> Root
  ) -> OutcomeFact {
    let expected = ScreenCounts(bodies: 2, updates: 1)
    return ScreenCounts.fact("ViewChain.readers.\(variant).1of1k", "\(expected)") {
      let shown = Shown(count: ThemedCell.count)
      let host = Host(root(0, shown))
      return expected.contradictions(of: host) { host.update(to: root(7, shown)) }
    }
  }
}

import Measurement
import Results
import Trees
import ViewTree

/// What a list costs of which only 17 rows are on screen, by whether its rows can be counted.
///
/// An operation is one row of the list, made or not; of scrolling, it is one scroll.
enum ViewWindowSuite {
  /// The view tree has a container of that name.
  private typealias Form = Measurement.Form

  static let suite = Suite(
    family: "ViewWindow",
    question: "What does a long list cost that shows a few rows, if its rows are erased?",
    benchmarks: (lists(rows: 325, isLarge: false) + lists(rows: 6_500, isLarge: true)
      + [scroll(by: 1), scroll(by: 100)])
      .flatMap(\.benchmarks),
    outcomes: facts("typed", TypedFeed.self, made: 25)
      + facts("anyView", ErasedFeed.self, made: 6_500)
      + facts("conditional", ConditionalFeed.self, made: 6_500)
  )

  private static func lists(rows: Int, isLarge: Bool) -> [Comparison] {
    [
      list("mount", .mount, rows, uncounted, isLarge: true),
      list("update", .update, rows, isLarge ? uncounted : updated(rows), isLarge: isLarge),
    ]
  }

  private static func list(
    _ name: String,
    _ action: FeedAction,
    _ rows: Int,
    _ counts: Counts,
    isLarge: Bool
  ) -> Comparison {
    Comparison(
      "ViewWindow",
      name,
      parameter: "\(rows)",
      operationsPerIteration: rows,
      isLarge: isLarge
    ) {
      form("typed", TypedFeed.self, action, rows, made: 25, counts.typed)
      form(.anyView, ErasedFeed.self, action, rows, made: rows, counts.erased)
      form("conditional", ConditionalFeed.self, action, rows, made: rows, counts.conditional)
    }
  }

  /// What remains of one pass over a list, by how its rows are told apart.
  private typealias Counts = (typed: Remains, erased: Remains, conditional: Remains)

  /// What remains of an update of the short list.
  private static func updated(_ rows: Int) -> Counts {
    func pass(_ allocations: Int, _ retains: Int, _ exclusivity: Int) -> Remains {
      Remains.counts(
        allocations: allocations,
        retains: retains,
        exclusivity: exclusivity,
        per: rows
      ).throughMergedWitnesses
    }
    return (pass(1, 334, 467), pass(326, 3_325, 414), pass(1, 2_675, 435))
  }

  /// Longer lists do what the short one does, more often.
  private static let uncounted: Counts = {
    let words = "declared for the update of a short list"
    let silent = Remains.declared.reduce(Remains.nothing) { $0.unsaid($1, because: words) }
    return (silent, silent, silent)
  }()

  private static let scrolledByOne = Remains.counts(allocations: 3, retains: 33, exclusivity: 48)
    .throughMergedWitnesses
  private static let scrolledByAll = Remains.counts(
    allocations: 75,
    retains: 609,
    exclusivity: 480
  ).throughMergedWitnesses
  private static let scrolledNothing = Remains.counts(retains: 3, exclusivity: 14)
    .throughMergedWitnesses

  /// Erased rows have all been made, so that scrolling makes none.
  private static func scroll(by distance: Int) -> Comparison {
    let action = FeedAction.scroll(by: distance)
    return Comparison(
      "ViewWindow",
      "scroll",
      parameter: "\(distance)",
      operationsPerIteration: 2,
      isLarge: distance > 1
    ) {
      form(
        "typed",
        TypedFeed.self,
        action,
        650,
        made: min(distance, 25),
        distance == 1 ? scrolledByOne : scrolledByAll
      )
      form(.anyView, ErasedFeed.self, action, 650, made: 0, scrolledNothing)
    }
  }

  private static func form<Root: Feed>(
    _ variant: Variant,
    _ root: Root.Type,
    _ action: FeedAction,
    _ rows: Int,
    made: Int,
    _ leaves: Remains
  ) -> Form {
    Form(variant, leaves: leaves, note: "\(made) of \(rows) rows made or updated") {
      FeedWork<Root>.kernel { FeedWork(action, rows: rows) }
    }
  }

  private static func facts<Root: Feed>(
    _ variant: String,
    _ root: Root.Type,
    made: Int
  ) -> [OutcomeFact] {
    let isLazy = made == 25
    func fact(
      _ operation: String,
      _ expected: ScreenCounts,
      _ change: @escaping @MainActor @Sendable (Host<Root>, Shown) -> Void
    ) -> OutcomeFact {
      ScreenCounts.fact("ViewWindow.\(operation).\(variant)", "6,500 rows: \(expected)") {
        let shown = Shown(count: 6_500)
        let root = Root(count: 6_500, first: 0, shown: shown)
        let host = Host(root, visibleRows: FeedWork<Root>.screen)
        host.scroll(to: 3_000)
        return expected.contradictions(of: host) { change(host, shown) }
      }
    }
    return [
      ScreenCounts.fact("ViewWindow.made.\(variant)", "6,500 rows: \(made) are made") {
        let root = Root(count: 6_500, first: 0, shown: Shown(count: 6_500))
        let counters = Host(root, visibleRows: FeedWork<Root>.screen).counters
        return counters.rowsRun == made && counters.bodiesRun == made + 1
          ? [] : ["\(counters.rowsRun) rows, \(counters.bodiesRun) bodies"]
      },
      fact("updated", ScreenCounts(bodies: made + 1, rows: made, updates: made)) { host, shown in
        host.update(to: Root(count: 6_500, first: 1, shown: shown))
      },
      fact("scrolledBy1", isLazy ? scrolled(rows: 1) : ScreenCounts()) { host, _ in
        host.scroll(to: 3_001)
      },
      fact("scrolledBy100", isLazy ? scrolled(rows: 25) : ScreenCounts()) { host, _ in
        host.scroll(to: 3_100)
      },
    ]
  }

  /// Each row is a stack of two texts.
  private static func scrolled(rows: Int) -> ScreenCounts {
    ScreenCounts(bodies: rows, rows: rows, creates: 3 * rows)
  }
}

import Containers
import Measurement
import Results

/// Field reports on objects that are passed for what they do: a selector, a visitor, a strategy.
enum GenericStrategies {
  static let all = [closure, visitor, strategy]

  /// SwiftNIO #1820: a closure that goes through a selector.
  private static let closure = Comparison("Generic", "closure", parameter: "R22") {
    Form(.concrete, leaves: .nothing, note: "R22: run at once") { count in
      let (selector, key) = (DirectSelector(), GenericSuite.key)
      return chained(count) { selector.run({ ($0 ^ key) &* Scramble.one }, $0) }
    }
    Form(.any, leaves: .indirectBranches(2), note: "R22: run at once: the closure stays put") {
      count in
      let (selector, key) = (SelectorSource.erased(), GenericSuite.key)
      return chained(count) { selector.run({ ($0 ^ key) &* Scramble.one }, $0) }
    }
    Form("anyEscaping", leaves: context, note: "R22: kept: a context") {
      count in
      var selector = SelectorSource.erased()
      let key = GenericSuite.key
      return chained(count) {
        selector.submit { ($0 ^ key) &* Scramble.one }
        return selector.perform($0)
      }
    }
  }

  private static let context: Remains = .allocations(1).and(.retains, 1).throughRuntime

  /// SwiftProtobuf #15: a visitor that is shown ten fields.
  private static let visitor = Comparison(
    "Generic",
    "visitor",
    parameter: "R23",
    operationsPerIteration: 10
  ) {
    Form(.generic, leaves: .nothing, note: "R23: ten fields, body shown") { count in
      var visitor = HashVisitor(word: GenericSuite.key)
      return chained(count) {
        Message(word: $0).traverse(&visitor)
        return visitor.word
      }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1), note: "R23: body hidden") { count in
      var visitor = HashVisitor(word: GenericSuite.key)
      return chained(count) {
        Message(word: $0).traverseHidden(&visitor)
        return visitor.word
      }
    }
    Form(.any, leaves: .indirectBranches(11, per: 10), note: "R23: and one to read the result") {
      count in
      var visitor = VisitorSource.erased(GenericSuite.key)
      return chained(count) {
        Message(word: $0).traverseErased(&visitor)
        return visitor.word
      }
    }
  }

  /// Swift #24065, BucketSort: a strategy with a generic method orders eight words.
  private static let strategy = Comparison(
    "Generic",
    "strategy",
    parameter: "R27",
    operationsPerIteration: 8
  ) {
    Form(.generic, leaves: .nothing, note: "R27: eight words a call") { count in
      ordered(count) { OrderingCaller.generic(InsertionOrdering(), &$0) }
    }
    Form("anySeen", leaves: .nothing, note: "R27: type in sight: the existential is removed") {
      count in
      keptApart(1)
      return ordered(count) { OrderingCaller.erased(InsertionOrdering(), &$0) }
    }
    Form("anyThrowing", leaves: unspecialised, note: "R27: in sight, but the callee throws") {
      count in
      ordered(count) { words in
        do { try OrderingCaller.throwing(InsertionOrdering(), &words) } catch { words[0] = 0 }
      }
    }
    Form(.any, leaves: unspecialised, note: "R27: type hidden: compared through Comparable") {
      let ordering = OrderingSource.erased()
      return { count in ordered(count) { OrderingCaller.erased(ordering, &$0) } }
    }
  }

  /// Comparing through `Comparable` reads both elements through a coroutine, whose frame is
  /// allocated.
  private static let unspecialised: Remains = .allocations(3).throughRuntime

  @inline(__always)
  private static func ordered(_ count: Int, _ order: (inout [UInt64]) -> Void) -> UInt64 {
    var words = [UInt64](repeating: 0, count: 8)
    return chained(count) { word in
      // The numbers 0 to 7 in one order, so that each call compares and moves as often.
      for index in 0..<8 { words[index] = (word & ~7) | UInt64(index &* 5 & 7) }
      order(&words)
      return mixed(words[3], with: Scramble.salt)
    }
  }
}

/// The callers of a strategy: none is inlined, but the optimizer may still specialise them.
enum OrderingCaller {
  /// Takes a strategy by its type.
  @inline(never)
  static func generic<O: Ordering>(_ ordering: O, _ words: inout [UInt64]) {
    ordering.order(&words)
  }

  /// Takes an erased strategy.
  @inline(never)
  static func erased(_ ordering: any Ordering, _ words: inout [UInt64]) { ordering.order(&words) }

  /// Takes an erased strategy and throws if there is nothing to order, which ends the
  /// optimizer's willingness to look behind the existential.
  @inline(never)
  static func throwing(_ ordering: any Ordering, _ words: inout [UInt64]) throws {
    guard !words.isEmpty else { throw Unordered() }
    ordering.order(&words)
  }

  private struct Unordered: Error {}
}

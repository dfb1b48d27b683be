import Containers
import Testing

/// The programs of the reports from the field on generics, each in its forms.
@Suite struct GenericReportTests {
  static let word: UInt64 = 0x0F0F_1234_5678_9ABC

  @Test func aViewIsReadAlikeInEveryForm() {
    let view = WideView(Self.word)
    let expected = ReadView.concrete(view)
    #expect(ReadView.inlinable(view) == expected)
    #expect(ReadView.hidden(view) == expected)
    #expect(ReadView.erased(view) == expected)
    #expect(ReadView.erased(NarrowView(Self.word)) != expected)
  }

  @Test(arguments: [1, 2, 3, UInt64.max / 3] as [UInt64])
  func aConditionIsDecidedAlikeInEveryForm(key: UInt64) {
    let profile = LongProfile(key: key)
    let expected = Condition.concrete(profile, Self.word)
    #expect(Condition.generic(profile, Self.word) == expected)
    #expect(Condition.erased(Condition.erased(key), Self.word) == expected)
  }

  @Test func aConditionIsDecidedBothWays() {
    let decisions = (UInt64(0)..<16).map { Condition.concrete(LongProfile(key: $0), Self.word) }
    #expect(Set(decisions).count == 2)
  }

  @Test func boundValuesAreAppendedAlikeInEveryForm() {
    let values = QueryValues(word: Self.word)
    var shown = Query()
    shown.append(values.number)
    shown.append(values.condition)
    shown.append(values.measure)
    shown.append(values.identifier)
    shown.append(values.digest)
    shown.append(values.limit)
    var hidden = Query()
    hidden.appendHidden(values.number)
    hidden.appendHidden(values.condition)
    hidden.appendHidden(values.measure)
    hidden.appendHidden(values.identifier)
    hidden.appendHidden(values.digest)
    hidden.appendHidden(values.limit)
    var erased = Query()
    erased.append(contentsOf: [
      values.number, values.condition, values.measure, values.identifier, values.digest,
      values.limit,
    ])
    #expect(hidden.folded == shown.folded)
    #expect(erased.folded == shown.folded)
    erased.clear()
    #expect(erased.folded == Query().folded)
  }

  @Test func fieldsAreVisitedAlikeInEveryForm() {
    let message = Message(word: Self.word)
    var shown = HashVisitor(word: 1)
    var hidden = HashVisitor(word: 1)
    var erased = VisitorSource.erased(1)
    var digest = VisitorSource.erased(1, digest: true)
    message.traverse(&shown)
    message.traverseHidden(&hidden)
    message.traverseErased(&erased)
    message.traverseErased(&digest)
    #expect(hidden.word == shown.word)
    #expect(erased.word == shown.word)
    #expect(digest.word != shown.word)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func everyStrategySorts(seed: UInt64) {
    var word = seed
    let words = (0..<50).map { _ in
      word = mixed(word, with: Scramble.salt)
      return word >> 60
    }
    for selecting in [false, true] {
      var ordered = words
      OrderingSource.erased(selecting: selecting).order(&ordered)
      #expect(ordered == words.sorted(), "seed \(seed)")
    }
    var inserted = words
    InsertionOrdering().order(&inserted)
    #expect(inserted == words.sorted(), "seed \(seed)")
  }

  @Test func aClosureRunsAtOnceOrLater() {
    var selector = SelectorSource.erased()
    var inverting = SelectorSource.erased(inverting: true)
    #expect(selector.perform(5) == 0)
    selector.submit { $0 &+ 1 }
    inverting.submit { $0 &+ 1 }
    #expect(selector.run({ $0 &+ 1 }, 5) == 6)
    #expect(selector.perform(5) == 6)
    #expect(inverting.perform(~5) == 6)
  }
}

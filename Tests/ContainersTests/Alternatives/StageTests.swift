import Containers
import Testing

/// Whatever one uses instead of `any` must do the work of the one formula, for each of three kinds.
@Suite struct StageTests {
  static let word: UInt64 = 0x0F0F_1234_5678_9ABC
  static let input: UInt64 = 42

  private func passed(_ word: UInt64, _ kind: StageKind) -> UInt64 {
    (Self.input ^ word) &* Scramble.all[Int(kind.rawValue)]
  }

  @Test(arguments: StageKind.allCases)
  func everyFormPassesAlike(kind: StageKind) {
    check(ErasedWideForm.self, kind)
    check(ErasedNarrowForm.self, kind)
    check(WideCaseForm.self, kind)
    check(NarrowCaseForm.self, kind)
    check(PackedStageForm.self, kind)
    check(SharedStageForm.self, kind)
    check(StageClosuresForm.self, kind)
    check(StageObjectForm.self, kind)
    check(TableStageForm.self, kind)
    check(WitnessedStageForm.self, kind)
    check(CopyableClosuresForm.self, kind)
  }

  private func check<F: StageForm>(_ form: F.Type, _ kind: StageKind) {
    let held = form.make(kind, Self.word)
    #expect(form.pass(held, Self.input) == passed(Self.word, kind), "\(form)")
    let stages = [form.make(.scale, 0), held]
    #expect(form.pass(at: 1, of: stages, Self.input) == passed(Self.word, kind), "\(form)")
  }

  @Test(arguments: StageKind.allCases)
  func changingACopyLeavesTheOriginalAlone(kind: StageKind) {
    checkTuning(ErasedWideForm.self, kind)
    checkTuning(WideCaseForm.self, kind)
    checkTuning(PackedStageForm.self, kind)
    checkTuning(SharedStageForm.self, kind)
    checkTuning(TableStageForm.self, kind)
    checkTuning(WitnessedStageForm.self, kind)
    checkTuning(StageObjectForm.self, kind)
    checkTuning(CopyableClosuresForm.self, kind)
  }

  private func checkTuning<F: TunableStageForm>(_ form: F.Type, _ kind: StageKind) {
    let original = form.make(kind, Self.word)
    var copy = original
    form.tune(&copy, 7)
    let tuned = (Self.word ^ 7) &* Scramble.all[Int(kind.rawValue)]
    #expect(form.pass(copy, Self.input) == passed(tuned, kind), "\(form)")
    #expect(form.pass(original, Self.input) == passed(Self.word, kind), "\(form)")
  }

  @Test func copiesOfClosuresShareTheirStage() {
    let original = StageClosuresForm.make(.scale, Self.word)
    let copy = original
    copy.tune(7)
    #expect(original.pass(Self.input) == copy.pass(Self.input))
    #expect(original.pass(Self.input) != passed(Self.word, .scale))
  }

  @Test func copiesOfObjectsAndOfClosuresAreMadeByHand() {
    let object = FoldObject(word: Self.word)
    let other = object.copied()
    other.tune(7)
    #expect(object.pass(Self.input) == passed(Self.word, .fold))
    #expect(other is FoldObject)
    let closures = CopyableClosures(WideShift(word: Self.word))
    let shared = closures
    closures.copied().tune(7)
    #expect(shared.pass(Self.input) == passed(Self.word, .shift))
    shared.tune(7)
    #expect(closures.pass(Self.input) != passed(Self.word, .shift))
  }

  @Test(arguments: StageKind.allCases)
  func whatCannotBeCopiedPassesAlike(kind: StageKind) {
    let owned = OwnedStage(kind, Self.word)
    let ownedWord = owned.pass(Self.input)
    let ownedCase = OwnedCase(kind, Self.word)
    let caseWord = ownedCase.pass(Self.input)
    #expect(ownedWord == passed(Self.word, kind))
    #expect(caseWord == passed(Self.word, kind))
  }

  @Test func aPipelineHoldsItsStagesInOrder() {
    let boxes = OwnedPipeline<OwnedStage>(StageKind.allCases, Self.word)
    let cases = OwnedPipeline<OwnedCase>(StageKind.allCases, Self.word)
    for (index, kind) in StageKind.allCases.enumerated() {
      let expected = passed(Self.word ^ UInt64(index), kind)
      #expect(boxes.pass(at: index, Self.input) == expected)
      #expect(cases.pass(at: index, Self.input) == expected)
    }
  }

  @Test func aWitnessStandsForTheConformance() {
    let stage = WideScale(word: Self.word)
    let expected = passed(Self.word, .scale)
    #expect(OneStage.concrete(stage, Self.input) == expected)
    #expect(OneStage.generic(stage, Self.input) == expected)
    #expect(OneStage.erased(stage, Self.input) == expected)
    #expect(OneStage.witnessed(stage, OneStage.witness(), Self.input) == expected)
  }

  @Test func theOrderHasEveryKindAndIsAlwaysTheSame() {
    let kinds = StageOrder.kinds()
    #expect(kinds.count == StageOrder.length)
    #expect(Set(kinds).count == StageKind.allCases.count)
    #expect(kinds == StageOrder.kinds())
  }

  @Test func aSharedLoggerIsOneReference() {
    #expect(SharedLogger(level: 3).word == Logger(level: 3).word)
    #expect(MemoryLayout<SharedLogger>.size == 8)
    #expect(MemoryLayout<Logger>.size == 40 + 16 + 8)
  }
}

import Measurement
import Testing

@testable import ViewTree

/// Slots against a model that keeps a dictionary of ids and how often each came before.
@Suite struct KeyedRepeatTests {
  private struct Name: Hashable {
    let id: Int
    let occurrence: Int
  }

  private static func names(_ ids: [Int]) -> [Name] {
    var seen: [Int: Int] = [:]
    return ids.map { id in
      defer { seen[id, default: 0] += 1 }
      return Name(id: id, occurrence: seen[id, default: 0])
    }
  }

  /// What differs from the model after some step, or nil.
  private static func fault(in script: [[Int]]) -> String? {
    var slots = KeyedSlots<Int>()
    var scratch = DiffScratch()
    var model: [Name: Int] = [:]
    for step in script {
      _ = slots.reconcile(to: step, &scratch, Metered.self)
      let names = names(step)
      let now = Dictionary(zip(names, slots.order), uniquingKeysWith: { first, _ in first })
      if slots.order.map({ slots.ids[$0] }) != step { return "\(step): \(slots.order)" }
      if Set(slots.order).count != step.count { return "\(step): two rows share a slot" }
      for (name, slot) in now where model[name].map({ $0 != slot }) ?? false {
        return "\(step): \(name) was in slot \(model[name] ?? -1) and is in \(slot)"
      }
      let gone = model.filter { now[$0.key] == nil }.values.sorted()
      if slots.change.removed.sorted() != gone { return "\(step): removed \(slots.change.removed)" }
      if slots.hasDuplicates != (Set(step).count < step.count) { return "\(step): duplicates" }
      model = now
    }
    return nil
  }

  @Test(arguments: 1...200)
  func keepsTheSlotOfEachIDAndTurn(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let script = (0..<12).map { step in
      let count = Int.random(in: 0...12, using: &generator)
      // Every third list is free of repeats, so that they come and go.
      return step % 3 == 0
        ? Array((0..<12).shuffled(using: &generator).prefix(count))
        : (0..<count).map { _ in Int.random(in: 0..<8, using: &generator) }
    }
    let fault = Self.fault(in: script)
    #expect(fault == nil, "seed \(seed)")
  }

  /// The repeat is found only after other rows were removed and made.
  @Test func takesBackWhatItMadeBeforeItFoundARepeat() {
    #expect(Self.fault(in: [[1, 2, 3, 4], [1, 5, 3, 6, 6, 7], [7, 6, 5, 1], [6, 6]]) == nil)
    #expect(Self.fault(in: [[], [1, 1], [1], [2, 1, 1, 2]]) == nil)
    #expect(Self.fault(in: [[1, 2], [1, 2, 1], [2, 1]]) == nil)
  }
}

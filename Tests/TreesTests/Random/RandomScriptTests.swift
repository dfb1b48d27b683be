import Measurement
import Testing
import ViewTree

@testable import Trees

/// Random edits against an oracle that rebuilds everything.
@MainActor @Suite struct RandomScriptTests {
  static let scriptsPerSeed = 1_000
  static let editsPerScript = 10
  /// An erased tree is asked about 20 scripts a seed, as each step is made on a typed one as well.
  static let scriptsPerErasure = 20

  @Test(arguments: 1...20)
  func agreesWithAnOracleThatRebuildsEverything(_ seed: UInt64) {
    checkScripts(Self.scriptsPerSeed, seed: seed)
  }

  @Test(arguments: Erasure.allCases.filter { $0 != .typed }, 1...20)
  func anErasedTreeAgreesWithTheOracleAndHasTheEffectsOfTheTypedOne(
    _ erasure: Erasure,
    _ seed: UInt64
  ) {
    checkScripts(Self.scriptsPerErasure, under: erasure, seed: seed)
  }

  private func checkScripts(_ count: Int, under erasure: Erasure = .typed, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for number in 0..<count {
      let script = (0..<Self.editsPerScript).map { _ in Edit.random(using: &generator) }
      guard let fault = Self.fault(in: script, under: erasure) else { continue }
      let shrunk = Self.shrink(script, under: erasure)
      Issue.record(
        """
        \(erasure), seed \(seed), script \(number): \(fault)
        shortest script that still fails: \(shrunk.map(\.description).joined(separator: "; "))
        there: \(Self.fault(in: shrunk, under: erasure) ?? "nothing")
        """
      )
      return
    }
  }

  /// A broken oracle must be noticed: this one forgets what was tapped.
  @Test func noticesADifference() {
    let script: [Edit] = [.insertRow(id: 1, at: 0), .tap(1), .insertRow(id: 2, at: 0)]
    #expect(Self.fault(in: script) == nil)
    #expect(Self.fault(in: script, skippedByOracle: 1) != nil)
    #expect(Self.shrink(script + [.reverseRows], skippedByOracle: 1).count <= 2)
  }

  /// What the tree and the oracle differ in after some step, or `nil`.
  private static func fault(
    in script: [Edit],
    under erasure: Erasure = .typed,
    skippedByOracle skipped: Int? = nil
  ) -> String? {
    var run = ScriptRun(under: erasure)
    for (step, edit) in script.enumerated() {
      if let fault = run.step(edit, isSkippedByOracle: step == skipped) {
        return "after step \(step): \(fault)"
      }
    }
    return run.end(isWhole: skipped == nil)
  }

  /// Leaves out one step after the other for as long as the script still fails.
  private static func shrink(
    _ script: [Edit],
    under erasure: Erasure = .typed,
    skippedByOracle skipped: Int? = nil
  ) -> [Edit] {
    for index in script.indices where index != skipped {
      var shorter = script
      shorter.remove(at: index)
      let moved = skipped.map { $0 > index ? $0 - 1 : $0 }
      if fault(in: shorter, under: erasure, skippedByOracle: moved) != nil {
        return shrink(shorter, under: erasure, skippedByOracle: moved)
      }
    }
    return script
  }
}

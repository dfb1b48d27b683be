import Measurement
import Testing

@testable import ViewTree

/// Random edits against an oracle that rebuilds everything.
@MainActor @Suite struct RandomScriptTests {
  static let scriptsPerSeed = 1_000
  static let editsPerScript = 10

  @Test(arguments: 1...20)
  func agreesWithAnOracleThatRebuildsEverything(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for number in 0..<Self.scriptsPerSeed {
      let script = (0..<Self.editsPerScript).map { _ in Edit.random(using: &generator) }
      guard let fault = Self.fault(in: script) else { continue }
      let shrunk = Self.shrink(script)
      Issue.record(
        """
        seed \(seed), script \(number): \(fault)
        shortest script that still fails: \(shrunk.map(\.description).joined(separator: "; "))
        there: \(Self.fault(in: shrunk) ?? "nothing")
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
  private static func fault(in script: [Edit], skippedByOracle skipped: Int? = nil) -> String? {
    var oracle = Oracle()
    let host = Host(DocumentView(document: oracle.document))
    for (step, edit) in script.enumerated() {
      if case .tap(let place) = edit {
        let texts = host.tree.contents()
        if !texts.isEmpty { host.tapLeaf(place % texts.count) }
      }
      if step != skipped { oracle.apply(edit) }
      host.update(to: DocumentView(document: oracle.document))
      let texts = host.tree.contents()
      if texts != oracle.texts {
        return "after step \(step): found \(texts), expected \(oracle.texts)"
      }
    }
    if skipped == nil, host.counters.statesCreated != oracle.begun {
      return "\(host.counters.statesCreated) states began, expected \(oracle.begun)"
    }
    host.unmount()
    let left = host.holdings
    // The host's own container is the one node that stays.
    return left == Holdings(nodes: 1, boxes: 0, observations: 0, tasks: 0) ? nil : "left: \(left)"
  }

  /// Leaves out one step after the other for as long as the script still fails.
  private static func shrink(_ script: [Edit], skippedByOracle skipped: Int? = nil) -> [Edit] {
    for index in script.indices where index != skipped {
      var shorter = script
      shorter.remove(at: index)
      let moved = skipped.map { $0 > index ? $0 - 1 : $0 }
      if fault(in: shorter, skippedByOracle: moved) != nil {
        return shrink(shorter, skippedByOracle: moved)
      }
    }
    return script
  }
}

extension Host {
  /// Taps the button at a place among all leaves.
  fileprivate func tapLeaf(_ place: Int) {
    let buttons = tree.inOrder.compactMap { tree.elements[$0]?.properties.tap }
    buttons[place]()
    flush()
  }
}

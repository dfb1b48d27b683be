import ViewTree

@testable import Trees

/// One script on the oracle, on the tree in question and, if that one is erased, on the typed tree.
@MainActor struct ScriptRun {
  private let erasure: Erasure
  private var oracle = Oracle()
  private let tree: MountedDocument
  private let typed: MountedDocument?

  init(under erasure: Erasure) {
    self.erasure = erasure
    let document = oracle.document
    tree = Erasure.$current.withValue(erasure) { MountedDocument(document) }
    typed = erasure == .typed ? nil : MountedDocument(document)
  }

  /// Makes a step everywhere and says what differs then, or `nil`.
  mutating func step(_ edit: Edit, isSkippedByOracle: Bool) -> String? {
    let before = tree.host.counters
    let typedBefore = typed?.host.counters
    if case .tap(let place) = edit { tap(place) }
    if !isSkippedByOracle { oracle.apply(edit) }
    let document = oracle.document
    Erasure.$current.withValue(erasure) { tree.update(to: document) }
    typed?.update(to: document)
    if tree.texts != oracle.texts { return "found \(tree.texts), expected \(oracle.texts)" }
    guard let typed, let typedBefore else { return nil }
    let effect = Effect(from: before, to: tree.host.counters)
    let reference = Effect(from: typedBefore, to: typed.host.counters)
    let broken = effect.broken(against: reference)
    return broken.isEmpty ? nil : "broken: \(broken); erased \(effect); typed \(reference)"
  }

  private func tap(_ place: Int) {
    let count = tree.texts.count
    guard count > 0 else { return }
    Erasure.$current.withValue(erasure) { tree.tapLeaf(place % count) }
    typed?.tapLeaf(place % count)
  }

  /// Unmounts the tree and says what was made too often or is left, or `nil`.
  func end(isWhole: Bool) -> String? {
    let host = tree.host
    if isWhole, host.counters.statesCreated != oracle.begun {
      return "\(host.counters.statesCreated) states began, expected \(oracle.begun)"
    }
    Erasure.$current.withValue(erasure) { host.unmount() }
    if host.counters.nodesAlive != 0 { return "\(host.counters.nodesAlive) nodes left" }
    let left = host.holdings
    // The host's own container is the one node that stays.
    return left == Holdings(nodes: 1, boxes: 0, observations: 0, tasks: 0) ? nil : "left: \(left)"
  }
}

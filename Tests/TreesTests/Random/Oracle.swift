@testable import Trees

/// What a tree must show: rebuilds everything at every step and matches by identity alone.
///
/// It shares nothing with the engine: an identity is a text, and the counts of those that are still
/// there are looked up in a dictionary.
struct Oracle {
  private(set) var document = Document()
  private var counts: [String: Int] = [:]
  /// Identities that began, over all steps.
  private(set) var begun = 0

  init() { settle() }

  /// The texts on screen, in order.
  var texts: [String] {
    Self.leaves(of: document).map { "\($0.label):\(counts[$0.identity] ?? 0)" }
  }

  mutating func apply(_ edit: Edit) {
    if case .tap(let place) = edit {
      let leaves = Self.leaves(of: document)
      if !leaves.isEmpty { counts[leaves[place % leaves.count].identity, default: 0] += 1 }
      return
    }
    document.apply(edit)
    settle()
  }

  private mutating func settle() {
    var next: [String: Int] = [:]
    for leaf in Self.leaves(of: document) {
      if counts[leaf.identity] == nil { begun += 1 }
      next[leaf.identity] = counts[leaf.identity] ?? 0
    }
    counts = next
  }

  private struct Leaf {
    let identity: String
    let label: String
  }

  /// A row is its id and how often that id came before; a branch and an inner id lie inside it.
  private static func leaves(of document: Document) -> [Leaf] {
    var leaves: [Leaf] = []
    if document.hasHeader { leaves.append(Leaf(identity: "header", label: "header")) }
    var rows: [Int: Int] = [:]
    for row in document.rows {
      let turn = rows[row.id, default: 0]
      rows[row.id] = turn + 1
      let identity = "row \(row.id)#\(turn)"
      let side = row.isLeft ? "left" : "right"
      leaves.append(
        Leaf(identity: "\(identity) \(side)", label: "\(side) \(row.id) \(row.label)")
      )
      var inner: [Int: Int] = [:]
      for id in row.inner {
        let turn = inner[id, default: 0]
        inner[id] = turn + 1
        leaves.append(Leaf(identity: "\(identity) inner \(id)#\(turn)", label: "inner \(id)"))
      }
    }
    switch document.footer {
    case 0: leaves.append(Leaf(identity: "plain footer", label: "plain footer"))
    case 1: leaves.append(Leaf(identity: "padded footer", label: "padded footer"))
    default: break
    }
    return leaves
  }
}

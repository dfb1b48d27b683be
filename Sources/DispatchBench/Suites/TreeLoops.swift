import Containers
import Measurement

/// What is done with trees of 256 leaves, in loops that are specialised for each form of tree.
enum TreeLoop<Form: TreeForm> {
  /// Builds and destroys a tree in every iteration.
  static func build(from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count {
      var source = LeafSource(seed: word)
      keep(Form.balanced(from: &source))
      word = source.state
    }
    return word
  }

  /// Folds one tree again and again, each time into the result of the time before.
  static func fold(_ tree: Form.Tree, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count {
      word = Form.fold(tree, into: word)
      barrier()
    }
    return word
  }

  /// Compares two trees again and again; the hash tells where each comparison found changes.
  static func diff(_ old: Form.Tree, _ new: Form.Tree, from start: UInt64, count: Int) -> UInt64 {
    var difference = TreeDifference(seed: start)
    for _ in 0..<count {
      Form.diff(old, new, into: &difference)
      barrier()
    }
    return difference.hash ^ difference.changes ^ difference.position
  }
}

/// The same for a typed tree whose type the loop does not know: all the way down, each node is
/// reached through the metadata and the witness table of its type.
enum UnspecializedTreeLoop {
  /// Folds one tree again and again, each time into the result of the time before.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func fold<Tree: TypedTree>(_ tree: Tree, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count {
      word = tree.fold(into: word)
      barrier()
    }
    return word
  }

  /// Compares two trees again and again; the hash tells where each comparison found changes.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func diff<Tree: TypedTree>(
    _ old: Tree,
    _ new: Tree,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var difference = TreeDifference(seed: start)
    for _ in 0..<count {
      old.diff(new, into: &difference)
      barrier()
    }
    return difference.hash ^ difference.changes ^ difference.position
  }
}

import Containers
import Measurement
import Results

/// What a balanced tree of 256 leaves costs, per leaf, by how a node holds its children.
///
/// A tree has 511 nodes, 255 of them pairs; the declarations below count per tree.
enum TreeSuite {
  static let suite = Suite(
    family: "Tree",
    question: "What does a tree cost, per leaf, by how its nodes hold their children?",
    benchmarks: [
      build, fold, diff("none", changed: 0..<0), diff("one", changed: 100..<101),
      diff("all", changed: 0..<256),
    ].flatMap(\.benchmarks)
  )

  /// Building includes destroying: what is built has to go before the next one comes.
  static let build = comparison("build") {
    built(.generic, TypedTreeForm.self, boxes: 0, note: "one value of 2048 bytes")
    built(
      .any,
      CastingTreeForm.self,
      boxes: 255,
      holding: nodes,
      note: "leaves inline, pairs boxed"
    )
    built(.anyView, BoxedTreeForm.self, boxes: 511, note: "an object for every node")
    built(.closureBox, ClosureTreeForm.self, boxes: 511, note: "a context for every node")
    built(.enumeration, EnumTreeForm.self, boxes: 511, note: "a box for every node")
    built("finalClass", ObjectTreeForm.self, boxes: 511, note: "an object for every node")
  }

  // A node is reached by one indirect call, or by two where an object forwards to its content.
  // Loops that differ only in what they call are merged into one that is handed the callee: one
  // more for the tree.
  static let fold = comparison("fold") {
    folded(.generic, TypedTreeForm.self, leaves: .nothing)
    Form(.genericUnspecialized, leaves: perTree(branches: 511), note: perLeaf) {
      let tree = tree(TypedTreeForm.self)
      return { UnspecializedTreeLoop.fold(tree, from: seed, count: $0) }
    }
    folded(.any, CastingTreeForm.self, leaves: perTree(branches: 511), holding: nodes)
    folded(.anyView, BoxedTreeForm.self, leaves: perTree(branches: 1022 + 1))
    folded(.closureBox, ClosureTreeForm.self, leaves: perTree(branches: 511, retains: 510))
    folded(.enumeration, EnumTreeForm.self, leaves: perTree(branches: 1))
    folded("finalClass", ObjectTreeForm.self, leaves: perTree(branches: 1, retains: 510))
  }

  static func diff(_ name: String, changed: Range<Int>) -> Comparison {
    comparison("diff", parameter: name) {
      compared(.generic, TypedTreeForm.self, changed, leaves: .nothing)
      Form(.genericUnspecialized, leaves: perTree(branches: 511), note: perLeaf) {
        let old = tree(TypedTreeForm.self)
        let new = tree(TypedTreeForm.self, changed: changed)
        return { UnspecializedTreeLoop.diff(old, new, from: seed, count: $0) }
      }
      compared("anyCast", CastingTreeForm.self, changed, leaves: casting, holding: nodes)
      compared(
        "anyMetatype",
        MatchingTreeForm.self,
        changed,
        leaves: perTree(branches: 2299, retains: 254),
        holding: nodes
      )
      compared(.anyView, BoxedTreeForm.self, changed, leaves: perTree(branches: 1022 + 1))
      compared(
        .closureBox,
        ClosureTreeForm.self,
        changed,
        leaves: perTree(branches: 1022, retains: 2040)
      )
      compared(.enumeration, EnumTreeForm.self, changed, leaves: perTree(branches: 1))
      compared(
        "finalClass",
        ObjectTreeForm.self,
        changed,
        leaves: perTree(branches: 1, retains: 1020)
      )
    }
  }

  /// Every node is cast; only pairs hold what has to be retained.
  private static let casting = Remains.casts(511, per: 256).and(.retains, 509, per: 256)
    .unsaid(.indirectBranches, because: "a dynamic cast branches inside the runtime")

  private static func perTree(branches: Int, retains: Int = 0) -> Remains {
    Remains.indirectBranches(branches, per: 256).and(.retains, retains, per: 256)
  }

  private static let nodes = [
    PayloadLayout(of: ErasedLeaf.self), PayloadLayout(of: ErasedPair.self),
  ]
  private static let perLeaf = "per leaf of 256"
  private static var seed: UInt64 { opaque(0x0123_4567_89AB_CDEF) }

  private static func comparison(
    _ operation: String,
    parameter: String = "",
    @FormBuilder forms: () -> [Form]
  ) -> Comparison {
    Comparison("Tree", operation, parameter: parameter, operationsPerIteration: 256, forms: forms)
  }

  private static func tree<Subject: TreeForm>(
    _ form: Subject.Type,
    changed: Range<Int> = 0..<0
  ) -> Subject.Tree {
    var source = LeafSource(seed: seed, changed: changed)
    return Subject.balanced(from: &source)
  }

  private static func built<Subject: TreeForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    boxes: Int,
    holding payloads: [PayloadLayout] = [],
    note: String
  ) -> Form {
    let leaves = Remains.allocations(boxes, per: 256)
      .unsaid(.indirectBranches, because: "making and freeing memory branches inside the runtime")
    let note = "\(perLeaf), destruction included; \(note)"
    return Form(variant, leaves: leaves, holding: payloads, note: note) {
      TreeLoop<Subject>.build(from: seed, count: $0)
    }
  }

  private static func folded<Subject: TreeForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    leaves: Remains,
    holding payloads: [PayloadLayout] = []
  ) -> Form {
    Form(variant, leaves: leaves, holding: payloads, note: perLeaf) {
      let tree = tree(Subject.self)
      return { TreeLoop<Subject>.fold(tree, from: seed, count: $0) }
    }
  }

  private static func compared<Subject: TreeForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ changed: Range<Int>,
    leaves: Remains,
    holding payloads: [PayloadLayout] = []
  ) -> Form {
    Form(variant, leaves: leaves, holding: payloads, note: perLeaf) {
      let old = tree(Subject.self)
      let new = tree(Subject.self, changed: changed)
      return { TreeLoop<Subject>.diff(old, new, from: seed, count: $0) }
    }
  }
}

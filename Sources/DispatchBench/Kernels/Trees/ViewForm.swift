import Measurement
import Trees
import ViewTree

/// One way to write a tree that has two states.
@MainActor
protocol ViewForm: SendableMetatype {
  /// What the tree is made from.
  associatedtype Data
  /// The tree.
  associatedtype Tree: View

  /// What the tree is made from in one state.
  static func data(_ state: ViewState) -> Data
  /// Makes the tree.
  static func tree(_ data: Data) -> Tree
}

/// The two states of a tree.
enum ViewState {
  /// Before the change.
  case old
  /// After the change.
  case new
}

/// What is done with a tree of two states: each pass goes to the other and back.
@MainActor
enum ViewKernel<Form: ViewForm> {
  /// Builds, compares and commits.
  nonisolated static func update() -> Kernel {
    kernelOnMainThread {
      let (old, new) = (Form.data(.old), Form.data(.new))
      let host = Host(Form.tree(old), isMetered: false)
      return { count in
        let start = host.digest
        for _ in 0..<count {
          host.update(to: Form.tree(new))
          host.update(to: Form.tree(old))
        }
        return host.digest &- start &+ UInt64(count)
      }
    }
  }

  /// What the engine counts.
  nonisolated static func facts(operations: Int) -> WorkFacts {
    MainActor.assumeIsolated {
      let (old, new) = (Form.data(.old), Form.data(.new))
      return ViewFacts.of(operations, { Form.tree(old) }, { Form.tree(new) })
    }
  }
}

import ViewTree

@testable import ErasedTrees
@testable import Trees

/// A document on screen, erased in some way.
@MainActor struct MountedDocument {
  let host: any DocumentHost
  private let show: @MainActor (Trees.Document) -> Void

  /// Mounts a document under the erasure that is in force.
  init(_ document: Trees.Document) {
    if Trees.Erasure.current == .compiler {
      let host = ErasedTrees.mount(ErasedTrees.DocumentView(document: .init(document)))
      self.host = host
      show = { host.update(to: ErasedTrees.DocumentView(document: .init($0))) }
    } else {
      let host = Trees.mount(Trees.DocumentView(document: document))
      self.host = host
      show = { host.update(to: Trees.DocumentView(document: $0)) }
    }
  }

  var texts: [String] { host.tree.contents() }

  func update(to document: Trees.Document) { show(document) }

  /// Taps the button at a place among all leaves.
  func tapLeaf(_ place: Int) {
    let buttons = host.tree.inOrder.compactMap { host.tree.elements[$0]?.properties.tap }
    buttons[place]()
    host.flush()
  }
}

/// What a script does with a tree, whatever the type of its root.
@MainActor protocol DocumentHost {
  var counters: Counters { get }
  var tree: HostTree { get }
  var holdings: Holdings { get }
  func flush()
  func unmount()
}

extension Host: DocumentHost {}

extension ErasedTrees.Document {
  /// The same document as the other module knows it.
  fileprivate init(_ document: Trees.Document) {
    self.init(
      hasHeader: document.hasHeader,
      rows: document.rows.map {
        .init(id: $0.id, label: $0.label, isLeft: $0.isLeft, inner: $0.inner)
      },
      footer: document.footer
    )
  }
}

import ViewTree

/// A leaf with a state, on screen as its label and its count.
struct DocumentLeaf: Staged {
  let label: String
  @State private var count = 0

  var scene: some View { Button("\(label):\(count)") { count += 1 } }
}

/// A row: one of two branches, then the inner rows.
struct DocumentRow: Staged {
  let document: Document.Row

  var scene: some View {
    if document.isLeft {
      DocumentLeaf(label: "left \(document.id) \(document.label)")
    } else {
      DocumentLeaf(label: "right \(document.id) \(document.label)").opacity(0.5)
    }
    ForEach(document.inner, id: \.self) { number in
      row { DocumentLeaf(label: "inner \(number)") }
    }
  }
}

/// The document as a view.
struct DocumentView: Staged {
  let document: Document

  var scene: some View {
    if document.hasHeader { DocumentLeaf(label: "header") }
    VStack { ForEach(document.rows) { content in row { DocumentRow(document: content) } } }
    footer
  }

  private var footer: Veil {
    switch document.footer {
    case 0: Veil(DocumentLeaf(label: "plain footer"))
    case 1: Veil(DocumentLeaf(label: "padded footer").padding())
    default: Veil(EmptyView())
    }
  }
}

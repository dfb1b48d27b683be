import ViewTree

/// A leaf with a state, on screen as its label and its count.
struct LeafView: View {
  let label: String
  @State private var count = 0

  var body: some View { Button("\(label):\(count)") { count += 1 } }
}

/// A row: one of two branches, then the inner rows.
struct RowView: View {
  let row: Document.Row

  var body: some View {
    if row.isLeft {
      LeafView(label: "left \(row.id) \(row.label)")
    } else {
      LeafView(label: "right \(row.id) \(row.label)").opacity(0.5)
    }
    ForEach(row.inner, id: \.self) { LeafView(label: "inner \($0)") }
  }
}

/// The document as a view.
struct DocumentView: View {
  let document: Document

  var body: some View {
    if document.hasHeader { LeafView(label: "header") }
    VStack { ForEach(document.rows) { RowView(row: $0) } }
    footer
  }

  private var footer: AnyView {
    switch document.footer {
    case 0: AnyView(LeafView(label: "plain footer"))
    case 1: AnyView(LeafView(label: "padded footer").padding())
    default: AnyView(EmptyView())
    }
  }
}

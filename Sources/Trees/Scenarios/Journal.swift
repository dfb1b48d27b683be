import ViewTree

/// What happened to the views of an experiment, in order; views hold it by reference, so it never
/// makes two inputs differ.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  nonisolated init() {}

  /// Writes an entry; returns nothing to show, so that a body can call it.
  func note(_ entry: String) { entries.append(entry) }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view with a state, which notes how its identity begins and ends.
struct Counter: Staged {
  let name: String
  let journal: Journal
  @State private var count = 0

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  var scene: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { journal.note("+\(name)") }
      .onDisappear { journal.note("-\(name)") }
  }
}

extension Host {
  /// The texts on screen, in order.
  var texts: [String] { tree.contents() }

  /// How often the bodies of a view type run in `change`.
  func runs<V: View>(of type: V.Type, during change: () -> Void) -> Int {
    let before = bodyRuns(of: type)
    change()
    return bodyRuns(of: type) - before
  }

  /// What `change` adds to a counter.
  func count(_ counter: KeyPath<Counters, Int>, during change: () -> Void) -> Int {
    let before = counters[keyPath: counter]
    change()
    return counters[keyPath: counter] - before
  }
}

package import ViewTree

struct Todo: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

package struct TodoList: View {
  @State private var todos: [Todo] = []
  @State private var title = ""
  @State private var nextID = 1

  private var open: Int { todos.filter { !$0.isDone }.count }

  package init() {}

  package var body: some View {
    NavigationStack {
      List {
        Section("New") {
          TextField("Title", text: $title)
          Button("Add") { add() }
        }
        ForEach($todos) { $todo in
          HStack {
            Toggle(todo.title, isOn: $todo.isDone)
            Button("Delete \(todo.title)") { todos.removeAll { $0.id == todo.id } }
          }
        }
      }
      .navigationTitle("To do")
      Text("\(open) open")
    }
  }

  private func add() {
    guard !title.isEmpty else { return }
    todos.append(Todo(id: nextID, title: title))
    nextID += 1
    title = ""
  }
}

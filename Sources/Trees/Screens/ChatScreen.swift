package import ViewTree

struct Message: Identifiable, Hashable {
  let id: Int
  let text: String
}

package struct ChatScreen: View {
  @State private var messages = [Message(id: 1, text: "hello")]
  @State private var draft = ""

  package init() {}

  package var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          ForEach(messages) { message in
            Text(message.text).padding().id(message.id)
          }
        }
      }
      .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id ?? 0) }
      HStack {
        TextField("Message", text: $draft)
        Button("Send") {
          messages.append(Message(id: messages.count + 1, text: draft))
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
    }
  }
}

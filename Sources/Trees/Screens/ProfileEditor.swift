package import ViewTree

struct Profile: Equatable {
  var name: String
  var isPublic: Bool
}

package struct ProfileEditor: View {
  @State private var saved = Profile(name: "Ada", isPublic: false)
  @State private var draft = Profile(name: "Ada", isPublic: false)
  @State private var isEditing = false

  package init() {}

  package var body: some View {
    VStack(alignment: .leading) {
      if isEditing {
        ProfileForm(profile: $draft)
        HStack {
          Button("Cancel") {
            draft = saved
            isEditing = false
          }
          Button("Save") {
            saved = draft
            isEditing = false
          }
        }
      } else {
        Text(saved.name).font(.title)
        Text(saved.isPublic ? "Everyone can see you" : "Only you can see this")
        Button("Edit") { isEditing = true }
      }
    }
    .padding()
  }
}

package struct ProfileForm: View {
  @Binding var profile: Profile

  package var body: some View {
    Form {
      TextField("Name", text: $profile.name)
      Toggle("Public", isOn: $profile.isPublic)
    }
  }
}

package import ViewTree

final class SessionStore: ObservableObject {
  @Published var user: String?
}

package struct SessionRoot: View {
  @StateObject private var session = SessionStore()

  package init() {}

  package var body: some View {
    Group {
      if let user = session.user {
        HomeScreen(user: user)
      } else {
        LoginScreen()
      }
    }
    .environmentObject(session)
  }
}

package struct LoginScreen: View {
  @EnvironmentObject private var session: SessionStore
  @State private var name = ""

  package var body: some View {
    VStack {
      TextField("User", text: $name)
      Button("Log in") { session.user = name }
    }
  }
}

package struct HomeScreen: View {
  let user: String
  @EnvironmentObject private var session: SessionStore
  @State private var visits = 1

  package var body: some View {
    VStack {
      Text("Welcome, \(user)")
      Button("Visits: \(visits)") { visits += 1 }
      Button("Log out") { session.user = nil }
    }
  }
}

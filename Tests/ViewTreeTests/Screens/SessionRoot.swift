import ViewTree

final class SessionStore: ObservableObject {
  @Published var user: String?
}

struct SessionRoot: View {
  @StateObject private var session = SessionStore()

  var body: some View {
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

struct LoginScreen: View {
  @EnvironmentObject private var session: SessionStore
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("User", text: $name)
      Button("Log in") { session.user = name }
    }
  }
}

struct HomeScreen: View {
  let user: String
  @EnvironmentObject private var session: SessionStore
  @State private var visits = 1

  var body: some View {
    VStack {
      Text("Welcome, \(user)")
      Button("Visits: \(visits)") { visits += 1 }
      Button("Log out") { session.user = nil }
    }
  }
}

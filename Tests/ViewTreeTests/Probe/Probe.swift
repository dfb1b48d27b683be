import ViewTree

/// What happened to a probe.
enum ProbeEvent: Equatable, CustomStringConvertible {
  case build(String, Int)
  case rebuild(String, from: Int, to: Int)
  case teardown(String)

  var description: String {
    switch self {
    case .build(let name, let value): "build \(name)=\(value)"
    case .rebuild(let name, let from, let to): "rebuild \(name) \(from)->\(to)"
    case .teardown(let name): "teardown \(name)"
    }
  }
}

/// Where probes write down what happens to them.
@MainActor final class ProbeLog {
  var events: [ProbeEvent] = []

  func take() -> [ProbeEvent] {
    defer { events = [] }
    return events
  }
}

/// A view that writes down what happens to it: when its identity begins, when its value differs
/// from the one before, and when it ends.
struct Probe: View {
  let name: String
  let value: Int
  let log: ProbeLog

  init(_ name: String, _ value: Int, _ log: ProbeLog) {
    self.name = name
    self.value = value
    self.log = log
  }

  var body: some View {
    Text("\(name)=\(value)")
      .onAppear { log.events.append(.build(name, value)) }
      .onChange(of: value) { from, to in
        log.events.append(.rebuild(name, from: from, to: to))
      }
      .onDisappear { log.events.append(.teardown(name)) }
  }
}

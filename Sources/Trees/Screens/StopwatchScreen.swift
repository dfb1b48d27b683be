package import ViewTree

package struct StopwatchScreen: View {
  @State private var seconds = 0
  @State private var isRunning = false
  @State private var laps: [Int] = []
  @Environment(\.clock) private var clock

  package init() {}

  package var body: some View {
    VStack {
      Text("\(seconds) s").font(.title)
      Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
      if isRunning {
        Button("Lap") { laps.append(seconds) }
          .task {
            while (try? await clock?.sleep(for: .seconds(1))) != nil { seconds += 1 }
          }
      }
      ForEach(Array(laps.enumerated()), id: \.offset) { lap in
        Text("Lap \(lap.offset + 1): \(lap.element)")
      }
    }
  }
}

import Results

/// What a program of one's own is measured beside: the loop that every kernel has.
enum ProgramControls {
  static let suite = Suite(
    family: "Control",
    question: "What does a loop cost that does nothing?",
    benchmarks: Comparison("Control", "empty") {
      Form("loop", leaves: .nothing, note: "the loop that every kernel has") { iterations in
        for _ in 0..<iterations { barrier() }
        return 0
      }
    }.benchmarks
  )
}

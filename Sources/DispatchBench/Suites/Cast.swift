import Measurement

/// What it costs to ask a value for its type, by what is asked for.
enum CastSuite {
  static let suite = Suite(
    family: "Cast",
    question: "What does a cast cost, by what is cast to what, and whether it succeeds?",
    benchmarks: (CastValues.all + CastMisses.all + CastObjects.all + CastReports.all + CastFirst.all)
      .flatMap(
        \.benchmarks
      )
  )
}

import Containers
import Measurement

/// What one uses instead of `any`: the same three kinds of stage, held in every other way.
enum AlternativesSuite {
  static let suite = Suite(
    family: "Alternatives",
    question: "What does one use instead of `any`, and what does that cost?",
    benchmarks: (AlternativeStages.all + AlternativeReports.all).flatMap(\.benchmarks),
    layouts: AlternativeLayouts.all
  )
}

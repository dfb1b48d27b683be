import Measurement

/// What it costs to make one existential into another, though the payload stays what it is.
enum ConversionSuite {
  static let suite = Suite(
    family: "Conversion",
    question: "What does a value pay when it moves from one existential type to another?",
    benchmarks: (ConversionValues.all + ConversionObjects.all + ConversionArrays.all
      + ConversionReports.all + ConversionVariadics.all)
      .flatMap(\.benchmarks)
  )
}

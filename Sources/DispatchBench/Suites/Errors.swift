import Measurement

/// What an error costs where it is made, where it passes and where it is caught.
enum ErrorSuite {
  static let suite = Suite(
    family: "Error",
    question: "What does it cost that an error is `any Error`?",
    benchmarks: (ErrorThrow.all + ErrorPath.all + ErrorHolding.all).flatMap(\.benchmarks)
  )
}

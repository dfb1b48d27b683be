import Measurement

/// What holding a payload costs, by how it is held, how large it is and of what kind.
enum BoxingSuite {
  static let suite = Suite(
    family: "Boxing",
    question: "What does it cost to hold a value behind `any`, and when does it get a box?",
    benchmarks: (BoxingStore.sizes + BoxingKinds.store + BoxingCopy.all + BoxingMutation.all
      + BoxingExchange.all + BoxingMany.all).flatMap(\.benchmarks)
  )
}

import Containers
import Measurement

/// Copies on two threads at once.
enum ConcurrencyContention {
  static let all: [Comparison] = [copy]

  private static let retained = Remains.retains(1)

  private static let copy = Comparison("Concurrency", "copy", parameter: "32B") {
    Form(.concrete, leaves: .nothing, note: "a second thread copies too") {
      contend(ConcreteHolding<Bytes32>.self, shared: false)
    }
    Form(.any, leaves: retained, note: "the second thread retains a box of its own") {
      contend(ErasedHolding<Bytes32>.self, shared: false)
    }
    Form("anyShared", against: .any, leaves: retained, note: "both threads retain one box") {
      contend(ErasedHolding<Bytes32>.self, shared: true)
    }
    Form("classShared", against: .any, leaves: retained, note: "both threads retain one object") {
      contend(ClassBoxHolding<Bytes32>.self, shared: true)
    }
  }
}

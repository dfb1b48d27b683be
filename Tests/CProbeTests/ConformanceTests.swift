import CProbe
import Testing

/// A process that has registered conformances has them for life, so each test has its own.
@Suite struct ConformanceTests {
  @Test func registersEachOnceAndNoMoreThanThereAre() async {
    await #expect(processExitsWith: .success) {
      #expect(probe_register_conformances(0) == 0)
      #expect(probe_register_conformances(1_000) == 1_000)
      #expect(probe_register_conformances(500) == 1_000)
      #expect(probe_register_conformances(9_999) == 4_000)
    }
  }

  @Test func answersNobodysQuestion() async {
    await #expect(processExitsWith: .success) {
      probe_register_conformances(4_000)
      let values: [Any] = [1, "text", [1.5]]
      #expect(values.map { $0 is any Hashable } == [true, true, true])
      #expect(values.map { $0 is any Error } == [false, false, false])
      #expect(values.map { $0 is any Collection } == [false, true, true])
    }
  }
}

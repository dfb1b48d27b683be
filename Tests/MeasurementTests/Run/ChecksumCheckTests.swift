import Testing

@testable import Measurement

@Suite struct ChecksumCheckTests {
  private func sample(_ name: String, _ checksum: UInt64, iterations: Int = 5) -> TakenSample {
    TakenSample(
      round: 0,
      position: 0,
      name: name,
      iterations: iterations,
      reading: Reading(nanoseconds: 1, involuntarySwitches: 0, checksum: checksum)
    )
  }

  private let pair = Subject("b", against: "a")

  @Test func passesEqualWork() {
    let samples = [sample("a", 1), sample("b", 1), sample("b", 2), sample("a", 2)]
    #expect(ChecksumCheck.failure(of: pair, in: samples) == nil)
  }

  @Test func findsOtherWork() {
    let samples = [sample("b", 1), sample("a", 1), sample("a", 2), sample("b", 3)]
    #expect(
      ChecksumCheck.failure(of: pair, in: samples)
        == .wrongChecksum(found: 3, expected: 2, iterations: 5)
    )
  }

  @Test func hasNothingToHoldALoneBenchmarkAgainst() {
    #expect(ChecksumCheck.failure(of: Subject("b"), in: [sample("b", 1), sample("b", 2)]) == nil)
  }
}

import Measurement
import Results
import Testing

struct WorkFactsTests {
  private let reference = WorkFacts(counts: [:], common: ["rows": "10", "screen": "a"])

  @Test func agreeWhereEverythingInCommonIsTheSame() {
    let own = WorkFacts(counts: [.bodiesRun: 3], common: ["screen": "a", "rows": "10"])
    #expect(own.disagreements(with: reference) == [])
  }

  @Test func nameWhatDiffers() {
    let own = WorkFacts(counts: [:], common: ["rows": "9", "screen": "b"])
    #expect(own.disagreements(with: reference) == ["rows 9, not 10", "screen b, not a"])
  }

  @Test func sayNothingOfWhatTheReferenceDoesNotKnow() {
    let own = WorkFacts(counts: [:], common: ["moves": "1"])
    #expect(own.disagreements(with: reference) == [])
  }
}

import Testing

@testable import Measurement

@Suite struct SubjectTests {
  private let benchmarks = Comparison("Family", "work") {
    Form("first", leaves: .nothing) { UInt64($0) }
    Form("second", leaves: .nothing) { UInt64($0) }
  }.benchmarks

  @Test func pairsABenchmarkWithItsReference() {
    let subjects = Subject.all(of: benchmarks)
    #expect(subjects.map(\.arms) == [["Family.work.first", "Family.work.second"]])
  }

  @Test func leavesABenchmarkAloneWithoutItsReference() {
    #expect(Subject.all(of: [benchmarks[1]]).map(\.arms) == [["Family.work.second"]])
    #expect(Subject.all(of: [benchmarks[0]]).map(\.arms) == [["Family.work.first"]])
  }

  @Test func survivesTheLossOfItsReferenceOnly() {
    let pair = Subject("b", against: "a")
    #expect(pair.without([]) == pair)
    #expect(pair.without(["a"])?.arms == ["b"])
    #expect(pair.without(["b"]) == nil)
  }
}

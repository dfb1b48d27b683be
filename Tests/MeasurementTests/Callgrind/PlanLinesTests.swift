import Foundation
import Testing

@testable import Measurement

@Suite struct PlanLinesTests {
  private func lines(_ entries: [String]) throws -> PlanLines {
    let plan = CountingPlan(entries: try entries.map { try #require(CountingPlan.Entry($0)) })
    let path = FileManager.default.temporaryDirectory.path + "/plan-\(UUID().uuidString)"
    try plan.text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try #require(PlanLines(path: path))
  }

  @Test func groupsWhatFollowsEachOtherAndHasOneFamily() throws {
    let plan = try lines(["Ab.c.d 1 1 2", "Ab.e.f 4 4 8", "Abc.c.d 1 1 2", "Ab.c.d 1 1 2"])
    #expect(plan.count == 4)
    #expect([0, 1, 2, 3].map(plan.endOfGroup) == [2, 2, 3, 4])
  }

  @Test func keepsColdBenchmarksApartFromWarmOnes() throws {
    let plan = try lines(["A.b.c 1 1 2", "A.b.d 1", "A.b.e 1", "A.b.f 1 1 2"])
    #expect([0, 1, 2, 3].map(plan.endOfGroup) == [1, 3, 3, 4])
    #expect([0, 1, 2, 3].map { plan.isCold($0) } == [false, true, true, false])
  }

  @Test func tellsAFamilyFromOneWhoseNameItBegins() throws {
    let plan = try lines(["Abc.d.e 1 1 2"])
    #expect(plan.isLine(0, of: Array("Abc.".utf8)))
    #expect(!plan.isLine(0, of: Array("Ab.".utf8)))
  }

  @Test func findsNothingBehindTheLastEntry() throws {
    let plan = try lines(["A.b.c 1"])
    let line = plan.line(1)
    #expect(line.indices.allSatisfy { line[$0] == 0 })
  }

  @Test func isNotThereWithoutAFile() { #expect(PlanLines(path: "/nonexistent/plan") == nil) }
}

import Measurement
import Results
import Testing

@testable import DispatchBench

@Suite struct LargeSelectionTests {
  static let row = "Memory.walk.any.1M"

  @Test(arguments: [["run"], ["run", "--filter", "^Memory"], ["count"]])
  func leavesLargeRowsOutUnlessAskedFor(_ arguments: [String]) throws {
    let selection = try selection(arguments)
    #expect(!selection.benchmarks.isEmpty)
    #expect(selection.benchmarks.filter(\.isLarge).map(\.name) == [])
  }

  @Test(arguments: [
    ["run", "--effort", "full"], ["count", "--with-large"], ["run", "--exact", row],
    ["list", "--filter", "1M$"],
  ])
  func takesLargeRowsWhenAskedFor(_ arguments: [String]) throws {
    let names = try selection(arguments).benchmarks.map(\.name.description)
    #expect(names.contains(Self.row))
  }

  @Test func takesTheReferenceOfALargeRowWithIt() throws {
    let names = try selection(["run", "--exact", Self.row]).benchmarks.map(\.name.description)
    #expect(names.contains("Memory.walk.concrete.1M"))
  }

  @Test func findsNoLargeRowByAFilterAlone() throws {
    #expect(throws: UsageError.self) { try selection(["run", "--filter", "1M$"]) }
  }

  private func selection(_ arguments: [String]) throws -> Selection {
    guard case .invocation(let invocation) = try Program.command.parse(arguments) else {
      throw Refused()
    }
    return try Selection(invocation, forMeasuring: true)
  }

  private struct Refused: Error {}
}

import Foundation
import Results
import Testing

@testable import Measurement

/// Profiles as they should be.
@Suite struct ProfileReaderTests {
  /// Worked out from the file by other means: the sums over its lines, without the stubs, and how
  /// often the first instruction of the functions was executed.
  ///
  /// It says that 131 calls reached `swift_retain`, two of them outside of the region.
  private static let known: [(Metric, Int)] = [
    (.instructions, 59_468), (.loads, 13_366), (.stores, 13_237), (.conditionalBranches, 5_268),
    (.conditionalMispredictions, 1), (.indirectBranches, 643), (.indirectMispredictions, 1),
    (.retains, 129), (.releases, 129), (.dynamicCasts, 128), (.objectAllocations, 0),
    (.boxProjections, 0), (.conformanceLookups, 0), (.exclusivityChecks, 0), (.mallocCalls, 0),
  ]

  @Test(arguments: ["compressed", "plain", "lines-only"])
  func readsWhatCallgrindWrites(name: String) throws {
    let graph = try ProfileReader.read(WrittenProfile.real(name), into: CallGraph())
    let counts = RegionCounts(graph)
    for (metric, count) in Self.known { #expect(counts[metric] == count, "\(metric)") }
    #expect(Self.known.map(\.0).count == RegionCounts.metrics.count)
  }

  @Test func readsEveryFormOfALine() throws {
    let graph = try WrittenProfile(WrittenProfile.small).read()
    #expect(graph.functions.map(\.name) == ["kernel", "swift_retain"])
    #expect(graph.functions.map(\.object) == ["/build/subject", "/lib/libswiftCore.so"])
    #expect(graph.functions.map(\.costs.instructions) == [16, 60])
    #expect(graph.addresses.mapValues(\.instructions) == [0x1000: 10, 0x1004: 5, 0x1002: 1])
    #expect(graph.addresses[0x1000]?.indirectBranches == 2)
    let call = try #require(graph.calls[CallGraph.Edge(caller: 0, callee: 1)])
    #expect(call.count == 6)
    #expect(call.inclusive.loads == 12)
    #expect(graph.calls.count == 1)
    #expect(graph.costs.instructions == 76)
  }

  @Test func keepsFunctionsOfOneNameApartByTheirObject() throws {
    let plain = WrittenProfile.small.replacing("(1) ", with: "").replacing("(2) ", with: "")
      .replacing("=(1)", with: "=kernel").replacing("fn=(2)", with: "fn=swift_retain")
      .replacing("ob=(2)", with: "ob=/lib/libswiftCore.so")
      .replacing("kernel", with: "swift_retain")
    let graph = try WrittenProfile(plain).read()
    #expect(graph.functions.map(\.name) == ["swift_retain", "swift_retain"])
    #expect(graph.functions.map(\.costs.instructions) == [16, 60])
  }

  @Test func tellsACallThroughAStubAsACallOfItsTarget() throws {
    let graph = try ProfileReader.read(WrittenProfile.real("compressed"), into: CallGraph())
    let names = graph.calls.map { graph.functions[$0.key.caller].name }
    #expect(!names.contains { $0.hasSuffix("[PLT]") })
    #expect(graph.functions.contains { $0.isLinkageStub })
  }
}

import Measurement
import Results
import Testing

@testable import DispatchBench

@Suite struct ChecksumTests {
  static let references = Suites.all.flatMap(\.benchmarks)
    .filter { $0.reference == nil && !$0.isLarge }

  /// Rows whose work has no result.
  static let withoutResult: Set<String> = ["Control.empty.loop", "Control.malloc.direct"]

  // The bodies of screens belong to the main actor.
  @MainActor
  @Test(arguments: references.map(\.name.description).filter { !withoutResult.contains($0) })
  func dependsOnHowOftenTheBodyRan(_ name: String) throws {
    let benchmark = try #require(Self.references.first { $0.name.description == name })
    let body = benchmark.prepare()
    #expect(body(3) != body(4))
  }
}

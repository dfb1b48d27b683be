import Foundation
import Measurement
import Results
import Testing

@testable import DispatchBench

/// Every report from the field is found by its number: as a row's parameter or in its note.
@Suite struct FieldReportTests {
  static let reports = [
    1, 2, 4, 6, 8, 9, 11, 14, 15, 16, 17, 18, 20, 21, 22, 23, 25, 27, 28, 30, 32, 33, 35, 36, 37,
    41, 42, 43,
  ]

  @Test(arguments: reports)
  func hasARowWithATwin(_ number: Int) {
    let rows = RegistryTests.benchmarks.filter { names($0).contains("R\(number)") }
    #expect(rows.contains { $0.reference != nil })
    #expect(rows.allSatisfy { !$0.leaves.description.isEmpty })
  }

  /// R38 is a crash of the compiler: what cannot be built has no row, but a proof of what happens.
  @Test func hasACompileProofForTheCrash() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../ViewTreeTests/CompileProofs/Sources").standardized
    let proofs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(proofs.contains { $0.hasPrefix("R38-") })
  }

  @Test func isNumberedAsTheListHasIt() {
    let numbers = RegistryTests.benchmarks.flatMap(names).compactMap { Int($0.dropFirst()) }
    #expect(Set(numbers).subtracting(Self.reports).isEmpty)
  }

  /// The reports that the row names.
  private func names(_ benchmark: Benchmark) -> [String] {
    let text = "\(benchmark.name.parameter) \(benchmark.note)"
    return text.matches(of: /\bR[0-9]+\b/).map { String($0.output) }
  }
}

import Foundation
import Measurement
import Testing

/// The valgrind of this machine, and the small program beside these tests that it counts.
enum RealValgrind {
  /// Whether there is one that counts.
  static let isThere: Bool = (try? Valgrind()) != nil

  /// Counts benchmarks of the `Mistakes` program.
  static func count(_ benchmarks: [Benchmark]) throws -> [BenchmarkCount] {
    try CallgrindCount(executable: BuiltProducts.path("Mistakes"), arguments: []).count(benchmarks)
  }
}

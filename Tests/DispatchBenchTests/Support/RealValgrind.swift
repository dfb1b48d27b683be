import Foundation
import Measurement
import Testing

/// The valgrind of this machine, and the small program beside these tests that it counts.
enum RealValgrind {
  /// Whether there is one that counts, and programs that it can run: none with a sanitizer, which
  /// brings an allocator of its own and cannot be simulated.
  static let isThere: Bool = HeapCounter.isAvailable && (try? Valgrind()) != nil

  /// Counts benchmarks of the `Mistakes` program.
  static func count(_ benchmarks: [Benchmark]) throws -> [BenchmarkCount] {
    try CallgrindCount(executable: BuiltProducts.path("Mistakes"), arguments: []).count(benchmarks)
  }
}

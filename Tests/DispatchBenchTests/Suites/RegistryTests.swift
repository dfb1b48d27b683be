import Measurement
import Results
import Testing

@testable import DispatchBench

@Suite struct RegistryTests {
  static let benchmarks = Suites.all.flatMap(\.benchmarks)
  static let byName = Dictionary(
    benchmarks.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The rows whose bodies a test can run.
  static let small = benchmarks.filter { !$0.isLarge }

  @Test func namesEveryRowOnce() {
    let names =
      Self.benchmarks.map(\.name) + Suites.all.flatMap(\.layouts).map(\.name)
      + Suites.all.flatMap(\.outcomes).map(\.name)
    let repeated = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated.sorted())")
  }

  @Test func keepsNamesWithinTheLimit() {
    let longest = Self.benchmarks.map(\.name.description.utf8.count).max() ?? 0
    #expect(0 < longest && longest <= BenchmarkName.maximumLength)
  }

  @Test func putsEveryRowIntoTheFamilyOfItsSuite() {
    for suite in Suites.all {
      let names =
        suite.benchmarks.map(\.name) + suite.layouts.map(\.name) + suite.outcomes.map(\.name)
      let families = Set(names.map(\.family))
      #expect(families == [suite.family])
    }
  }

  @Test func hasEveryReferenceOfTheSameUnit() throws {
    for benchmark in Self.benchmarks {
      guard let reference = benchmark.reference else { continue }
      let twin = try #require(Self.byName[reference], "\(benchmark.name) refers to \(reference)")
      #expect(twin.operationsPerIteration == benchmark.operationsPerIteration)
    }
  }

  // The bodies of screens belong to the main actor.
  @MainActor @Test(arguments: small.filter { $0.reference != nil }.map(\.name))
  func doesTheWorkOfItsReference(_ name: BenchmarkName) throws {
    let benchmark = try #require(Self.byName[name])
    let reference = try #require(benchmark.reference.flatMap { Self.byName[$0] })
    let body = benchmark.prepare()
    let twin = reference.prepare()
    for iterations in Self.iterations(of: benchmark) {
      #expect(body(iterations) == twin(iterations), "\(iterations) iterations")
    }
  }

  @MainActor @Test(arguments: small.map(\.name))
  func returnsTheSameChecksumEveryTime(_ name: BenchmarkName) throws {
    let body = try #require(Self.byName[name]).prepare()
    #expect(body(5) == body(5))
  }

  /// The forms of the arrays of a million, over arrays that a test can build.
  @Test(arguments: MemoryMillion.comparisons(of: 64).flatMap(\.benchmarks).map(\.name))
  func doesTheWorkOfItsReferenceOverAShortArray(_ name: BenchmarkName) throws {
    let short = MemoryMillion.comparisons(of: 64).flatMap(\.benchmarks)
    let benchmark = try #require(short.first { $0.name == name })
    let twin = try #require(short.first { $0.name == benchmark.reference ?? name })
    let (body, reference) = (benchmark.prepare(), twin.prepare())
    for iterations in [0, 1, 3] { #expect(body(iterations) == reference(iterations)) }
    #expect(body(1) != body(2))
  }

  /// A large array is the form of a small one with another length: the same operation, and a
  /// declaration that says the same of it.
  @Test(arguments: MemoryMillion.all.flatMap(\.benchmarks).map(\.name))
  func isAFormThatThereIsOverAThousandElements(_ name: BenchmarkName) throws {
    let large = try #require(Self.byName[name])
    #expect(large.isLarge)
    let small = Self.small.filter {
      $0.name.family == "Memory" && $0.name.operation == name.operation
        && $0.name.variant == name.variant && $0.operationsPerIteration == 1_000
    }
    #expect(!small.isEmpty)
    #expect(large.operationsPerIteration == 1_000_000)
  }

  /// One update of a view tree takes milliseconds in code that is not optimised.
  private static func iterations(of benchmark: Benchmark) -> [Int] {
    benchmark.name.family.hasPrefix("View") ? [0, 1, 2] : [0, 1, 2, 7, 64]
  }
}

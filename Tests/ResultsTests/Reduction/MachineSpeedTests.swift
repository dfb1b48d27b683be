import Testing

@testable import Results

@Suite struct MachineSpeedTests {
  /// Six launches of `benchmarks` benchmarks that take 100 ns, times `scale` of the launch, and of
  /// one more that takes what `own` says.
  private func launches(
    benchmarks: Int,
    scale: (Int) -> UInt64 = { _ in 1 },
    own: (Int) -> UInt64 = { _ in 100 }
  ) -> [Sample] {
    (0..<6).flatMap { launch in
      (0...benchmarks).map { index in
        let time = index == benchmarks ? own(launch) : 100
        return sample(
          launch: launch,
          round: index,
          position: 0,
          "Family.work.v\(index)",
          time * scale(launch)
        )
      }
    }
  }

  private func interval(_ samples: [Sample], of benchmark: Int) throws -> [Double?] {
    let descriptions = Set(samples.map(\.benchmark)).sorted().map {
      BenchmarkDescription(
        name: $0.description,
        reference: nil,
        operationsPerIteration: 1,
        leaves: "nothing"
      )
    }
    let table = try ResultTable(reduce(samples, benchmarks: descriptions))
    let row = try #require(table[name("Family.work.v\(benchmark)"), .time])
    return [row.low, row.value, row.high].map { $0.map { ($0 * 1e6).rounded() / 1e6 } }
  }

  /// Ten iterations of 100 ns are 10 ns each, or 20 in the launch that is slow for all: the
  /// interval from 10 to 20 is taken twice as far to each side.
  @Test func takesTheWanderOfTheWholeMachineIntoAnAbsoluteTime() throws {
    let samples = launches(benchmarks: 8, scale: { $0 == 5 ? 2 : 1 })
    #expect(try interval(samples, of: 0) == [5, 10, 40])
  }

  @Test func takesNoNoiseOfOneBenchmarkForTheMachine() throws {
    let samples = launches(benchmarks: 8, own: { $0 == 5 ? 200 : 100 })
    #expect(try interval(samples, of: 8) == [10, 10, 20])
    #expect(try interval(samples, of: 0) == [10, 10, 10])
  }

  @Test func doesNotTellTheMachineFromAFewBenchmarks() throws {
    let samples = launches(benchmarks: 6, scale: { $0 == 5 ? 2 : 1 })
    #expect(try interval(samples, of: 0) == [10, 10, 20])
  }
}

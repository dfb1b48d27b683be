import Testing

@testable import Results

/// Samples of several builds; the reference takes 10 ns in all of them.
@Suite struct PlacementTests {
  private static let metrics: [Metric] = [.time, .ratio, .difference]

  /// The rows of a variant whose launches take so many nanoseconds, build by build.
  private func rows(_ builds: [[UInt64]]) throws -> [Metric: ResultRow] {
    let samples = builds.enumerated().flatMap { build, times in
      times.enumerated().flatMap { launch, time in
        [
          sample(
            launch: launch,
            round: 0,
            position: 0,
            ReducerTests.any,
            20 * time,
            build: build
          ),
          sample(launch: launch, round: 0, position: 1, ReducerTests.concrete, 200, build: build),
        ]
      }
    }
    let table = try ReducerTests.table(samples)
    let found = Self.metrics.compactMap { metric in
      table[name(ReducerTests.any), metric].map { (metric, $0) }
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  @Test func claimsNoLessThanTheRangeOfTheBuilds() throws {
    let rows = try rows([Array(repeating: 20, count: 6), Array(repeating: 40, count: 6)])
    for (metric, expected) in [
      (Metric.time, (20.0, 40.0)), (.ratio, (2, 4)), (.difference, (10, 30)),
    ] {
      let row = try #require(rows[metric])
      #expect(row.status == .layoutSensitive, "\(metric)")
      #expect(abs((row.low ?? 0) - expected.0) < 1e-12, "\(metric)")
      #expect(abs((row.high ?? 0) - expected.1) < 1e-12, "\(metric)")
      #expect(row.note.contains("2 builds disagree by more than the interval of one"))
      #expect(row.n == 12)
    }
  }

  /// Each build says 38 to 43 and 40 to 45 ns; their medians, 40.5 and 42.5, lie within that.
  @Test func leavesBuildsAloneThatAgreeWithinTheIntervalOfOne() throws {
    let rows = try rows([[38, 39, 40, 41, 42, 43], [40, 41, 42, 43, 44, 45]])
    for metric in Self.metrics { #expect(rows[metric]?.status == .ok, "\(metric)") }
    // Ranks 3 and 10 of the twelve launches together.
    #expect(rows[.time]?.low == 40)
    #expect(rows[.time]?.high == 43)
  }

  /// More launches of two builds narrow each build's interval, not what the builds disagree about.
  @Test(arguments: [6, 30]) func cannotBeTalkedOutOfItByMoreLaunches(_ launches: Int) throws {
    let rows = try rows([
      (0..<launches).map { 40 + UInt64($0 % 2) }, (0..<launches).map { 50 + UInt64($0 % 2) },
    ])
    let time = try #require(rows[.time])
    #expect(time.status == .layoutSensitive)
    #expect((time.low ?? .infinity) <= 40.5)
    #expect((time.high ?? 0) >= 50.5)
  }

  /// The ranges of three builds, one of which is far off, as a whole.
  @Test func takesTheFarthestBuildIn() throws {
    let rows = try rows([
      Array(repeating: 20, count: 9), Array(repeating: 21, count: 9),
      Array(repeating: 90, count: 9),
    ])
    #expect(rows[.ratio]?.status == .layoutSensitive)
    #expect(abs((rows[.ratio]?.value ?? 0) - 2.1) < 1e-12)
    #expect(abs((rows[.ratio]?.high ?? 0) - 9) < 1e-12)
  }

  @Test func saysNothingOfBuildsWithTooFewLaunchesForAnInterval() throws {
    let rows = try rows([[20], [40]])
    #expect(rows[.time]?.status == .ok)
    #expect(rows[.time]?.note.contains("no interval: fewer than 6 launches") == true)
  }

  @Test func saysNothingOfOneBuild() throws {
    let rows = try rows([[20, 20, 20, 90, 90, 90]])
    for metric in Self.metrics { #expect(rows[metric]?.status == .ok, "\(metric)") }
  }
}

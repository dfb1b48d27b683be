import Glibc
import Testing

@testable import Results

@Suite struct ReducerTests {
  static let any = "Boxing.store.any"
  static let concrete = "Boxing.store.concrete"
  static let empty = "Control.empty.loop"

  static let benchmarks = [
    BenchmarkDescription(
      name: empty,
      reference: nil,
      operationsPerIteration: 1,
      leaves: "nothing"
    ),
    BenchmarkDescription(
      name: concrete,
      reference: nil,
      operationsPerIteration: 2,
      leaves: "nothing"
    ),
    BenchmarkDescription(
      name: any,
      reference: concrete,
      operationsPerIteration: 2,
      leaves: "allocations 1"
    ),
  ]

  /// One launch: an empty loop of 10 ns and a round A B B A of the pair, for ten iterations of two
  /// operations each.
  static func launch(_ launch: Int, any: [UInt64], concrete: [UInt64], empty: UInt64 = 10)
    -> [Sample]
  {
    [
      sample(launch: launch, round: 0, position: 0, Self.empty, empty),
      sample(launch: launch, round: 1, position: 0, Self.any, any[0]),
      sample(launch: launch, round: 1, position: 1, Self.concrete, concrete[0]),
      sample(launch: launch, round: 1, position: 2, Self.concrete, concrete[1]),
      sample(launch: launch, round: 1, position: 3, Self.any, any[1]),
    ]
  }

  static func table(_ samples: [Sample], omissions: [Omission] = []) throws -> ResultTable {
    try ResultTable(
      reduce(samples, benchmarks: benchmarks, emptyLoop: name(empty), omissions: omissions)
    )
  }

  @Test func reducesSixLaunchesToTheMedianAndTheRange() throws {
    // Ratios 2, 3, 4, 5, 6, 7 over launches; concrete takes 200 ns for 20 operations.
    let samples = (0..<6).flatMap { index in
      let any = UInt64(200 * (index + 2))
      return Self.launch(index, any: [any, any], concrete: [200, 200])
    }
    let table = try Self.table(samples)
    let time = try #require(table[name(Self.any), .time])
    #expect(time.value == 45)
    #expect(time.low == 20)
    #expect(time.high == 70)
    #expect(time.n == 6)
    #expect(time.status == .ok)
    let ratio = try #require(table[name(Self.any), .ratio])
    // The median of the logarithms lies between ln 4 and ln 5.
    #expect(abs((ratio.value ?? 0) - 20.0.squareRoot()) < 1e-12)
    #expect(abs((ratio.low ?? 0) - 2) < 1e-12)
    #expect(abs((ratio.high ?? 0) - 7) < 1e-12)
    #expect(ratio.reference == name(Self.concrete))
    let difference = try #require(table[name(Self.any), .difference])
    #expect(difference.value == 35)
    #expect(difference.low == 10)
    #expect(difference.high == 60)
  }

  @Test func averagesTheSamplesOfARoundInLogSpace() throws {
    // √(100·400) / √(200·200) = 1; their arithmetic means are 250 and 200.
    let table = try Self.table(Self.launch(0, any: [100, 400], concrete: [200, 200]))
    #expect(abs((table[name(Self.any), .ratio]?.value ?? 0) - 1) < 1e-12)
    #expect(table[name(Self.any), .difference]?.value == 2.5)
  }

  @Test func takesTheMedianOverTheRoundsOfALaunch() throws {
    let rounds = [(300, 100), (200, 100), (9000, 100)].enumerated().flatMap { index, times in
      [
        sample(launch: 0, round: index, position: 0, Self.any, UInt64(times.0)),
        sample(launch: 0, round: index, position: 1, Self.concrete, UInt64(times.1)),
      ]
    }
    let table = try Self.table(rounds)
    #expect(abs((table[name(Self.any), .ratio]?.value ?? 0) - 3) < 1e-12)
  }

  @Test func givesNoIntervalForFewerThanSixLaunches() throws {
    let samples = (0..<5).flatMap { Self.launch($0, any: [400, 400], concrete: [200, 200]) }
    let row = try #require(Self.table(samples)[name(Self.any), .ratio])
    #expect(abs((row.value ?? 0) - 2) < 1e-12)
    #expect(row.low == nil)
    #expect(row.high == nil)
    #expect(row.n == 5)
    #expect(row.note == "no interval: fewer than 6 launches")
  }

  @Test func claimsNothingBelowTheEmptyLoop() throws {
    // The empty loop takes 1 ns an iteration, 0.5 ns an operation of concrete; concrete takes
    // 0.5 ns give or take 0.1.
    let samples = (0..<6).flatMap { index in
      let concrete: UInt64 = index < 3 ? 8 : 12
      return Self.launch(index, any: [400, 400], concrete: [concrete, concrete])
    }
    let table = try Self.table(samples)
    let time = try #require(table[name(Self.concrete), .time])
    #expect(time.status == .belowResolution)
    #expect(time.value == nil)
    #expect(time.low == nil)
    #expect(abs((time.high ?? 0) - 0.1) < 1e-12)
    let ratio = try #require(table[name(Self.any), .ratio])
    #expect(ratio.status == .belowResolution)
    #expect(ratio.value == nil)
    #expect(
      ratio.note == "no ratio: \(Self.concrete) is not distinguishable from the empty loop"
    )
    #expect(abs((table[name(Self.any), .difference]?.value ?? 0) - 19.5) < 1e-12)
  }

  @Test func boundsTheEmptyLoopByItsOwnCost() throws {
    let samples = (0..<6).flatMap { index in
      Self.launch(index, any: [9, 9], concrete: [9, 9], empty: UInt64(10 + index))
    }
    let row = try #require(Self.table(samples)[name(Self.empty), .time])
    #expect(row.status == .belowResolution)
    #expect(row.high == 1.5)
  }

  @Test func marksWhatWasLost() throws {
    let samples = Self.launch(0, any: [400, 400], concrete: [200, 200])
    let crash = Omission(subject: Self.concrete, status: .crashed, reason: "signal 11")
    let table = try Self.table(samples, omissions: [crash])
    let lost = try #require(table[name(Self.concrete), .time])
    #expect(lost.status == .crashed)
    #expect(lost.value == nil)
    #expect(lost.note == "signal 11")
    let ratio = try #require(table[name(Self.any), .ratio])
    #expect(ratio.status == .notMeasured)
    #expect(ratio.note == "its reference \(Self.concrete) was lost: signal 11")
    #expect(table[name(Self.any), .time]?.value == 20)
  }

  @Test func marksWhatWasNeverMeasured() throws {
    let table = try Self.table([])
    #expect(table.rows.map(\.status) == Array(repeating: .notMeasured, count: 5))
    #expect(table[name(Self.any), .time]?.note == "no sample was taken")
    #expect(table[name(Self.any), .ratio]?.note == "never measured beside \(Self.concrete)")
  }

  @Test func doesNotDependOnTheOrderOfSamples() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(state: seed)
    let samples = (0..<7).flatMap { index in
      let times = (0..<4).map { _ in UInt64.random(in: 100...900, using: &generator) }
      return Self.launch(index, any: Array(times[0...1]), concrete: Array(times[2...3]))
    }
    let expected = try Self.table(samples)
    #expect(try Self.table(samples.shuffled(using: &generator)) == expected, "seed \(seed)")
  }
}

@Suite struct LayoutFloorTests {
  @Test func isTheFarthestEndOfAnyClone() {
    let rows = [
      row("Control.kernel.cloneA", 1.02, 0.8, 1.1), row("Control.kernel.cloneB", 1.1, 1.05, 1.15),
      row("Boxing.store.any", 9, 8, 10),
    ]
    let clones: Set = [name("Control.kernel.cloneA"), name("Control.kernel.cloneB")]
    let floor = layoutFloor(of: rows, clones: clones).value ?? 0
    #expect(abs(floor - 1.25) < 1e-12)
  }

  @Test func isUnknownWithoutClones() {
    let floor = layoutFloor(of: [row("Boxing.store.any", 9, 8, 10)], clones: [])
    #expect(floor.reason == "no layout clone was measured")
  }

  private func row(_ benchmark: String, _ value: Double, _ low: Double, _ high: Double)
    -> ResultRow
  {
    ResultRow(
      benchmark: name(benchmark),
      metric: .ratio,
      value: value,
      low: low,
      high: high,
      n: 9,
      reference: name("Control.kernel.original")
    )
  }
}

import Testing

@testable import Measurement

@Suite struct LaunchEventTests {
  static let events: [LaunchEvent] = [
    .begin("Family.work.first"),
    .calibrated(entry: 3, iterations: 1_000, nanoseconds: UInt64.max),
    .sample(
      TakenSample(
        round: 2,
        position: 3,
        name: "Family.work.first",
        iterations: 7,
        reading: Reading(nanoseconds: 12, involuntarySwitches: 1, checksum: UInt64.max)
      )
    ),
    .heap(
      name: "Family.work.first",
      iterations: 8,
      HeapCounts(allocations: 1, allocatedBytes: 2, frees: 3, peakLiveBytes: 4)
    ),
    .heap(
      name: "Family.work.first",
      iterations: 8,
      HeapCounts(allocations: 1, allocatedBytes: 2, frees: 3, peakLiveBytes: nil)
    ),
    .hardware(
      name: "Family.work.first",
      iterations: 8,
      HardwareCounts(cycles: 1, instructions: 2, branchMisses: 3)
    ),
    .end(entry: 9), .finished,
  ]

  @Test(arguments: events)
  func survivesItsLine(event: LaunchEvent) {
    #expect(LaunchEvent(line: event.line) == event)
  }

  @Test(arguments: [
    "", "begin", "begin a b", "end", "end x", "end -1", "finished now", "calibrated 1 2",
    "sample 1 2 a 3 4 5", "sample 1 2 a 3 4 5 x", "heap a 1 2 3 4", "stop",
    "hardware a 1 2 3", "hardware a 1 2 3 x",
  ])
  func isNothingElse(line: String) {
    #expect(LaunchEvent(line: line) == nil)
  }

  @Test func waitsForTheOtherHalfOfALine() throws {
    var stream = LaunchStream()
    let bytes = Self.events.flatMap { Array(($0.line + "\n").utf8) }
    var received: [LaunchEvent] = []
    for byte in bytes { received += try stream.events(in: [byte]) }
    #expect(received == Self.events)
    #expect(try stream.events(in: Array("begin x".utf8)).isEmpty)
  }

  @Test func refusesWhatNoLaunchWrites() {
    var stream = LaunchStream()
    #expect(throws: LaunchStream.UnknownLine(text: "hello")) {
      try stream.events(in: Array("hello\n".utf8))
    }
  }
}

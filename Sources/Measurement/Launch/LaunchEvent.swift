import Results

/// What a launch reports, one line an event.
///
/// Lines, because a launch may end in the middle of anything: every whole line still counts.
enum LaunchEvent: Sendable, Equatable {
  /// The body of this benchmark is about to be made or entered; whatever goes wrong is its doing.
  case begin(String)
  /// The subject of this entry has its iteration count.
  case calibrated(entry: Int, iterations: Int, nanoseconds: UInt64)
  /// One sample was taken.
  case sample(round: Int, position: Int, name: String, iterations: Int, Reading)
  /// One body was entered with the counter on.
  case heap(name: String, iterations: Int, HeapCounts)
  /// The entry is complete.
  case end(entry: Int)
  /// The plan is complete.
  case finished
}

extension LaunchEvent {
  /// The event as a line, without its line feed.
  var line: String {
    switch self {
    case .begin(let name): "begin \(name)"
    case .calibrated(let entry, let iterations, let nanoseconds):
      "calibrated \(entry) \(iterations) \(nanoseconds)"
    case .sample(let round, let position, let name, let iterations, let reading):
      "sample \(round) \(position) \(name) \(iterations) \(reading.nanoseconds)"
        + " \(reading.involuntarySwitches) \(reading.checksum)"
    case .heap(let name, let iterations, let counts):
      "heap \(name) \(iterations) \(counts.allocations) \(counts.allocatedBytes)"
        + " \(counts.frees) \(counts.peakLiveBytes.map(String.init) ?? "unknown")"
    case .end(let entry): "end \(entry)"
    case .finished: "finished"
    }
  }

  /// Reads a line, or returns `nil` if no launch writes such a line.
  init?(line: String) {
    let words = line.split(separator: Character(" "), omittingEmptySubsequences: false).map(
      String.init
    )
    let numbers = words.map { UInt64($0) }
    func number(_ index: Int) -> Int? { numbers[index].flatMap { Int(exactly: $0) } }
    switch (words.first, words.count) {
    case ("begin", 2): self = .begin(words[1])
    case ("calibrated", 4):
      guard let entry = number(1), let iterations = number(2), let time = numbers[3] else {
        return nil
      }
      self = .calibrated(entry: entry, iterations: iterations, nanoseconds: time)
    case ("sample", 8):
      guard let round = number(1), let position = number(2), let iterations = number(4),
        let time = numbers[5], let switches = number(6), let checksum = numbers[7]
      else { return nil }
      let reading = Reading(nanoseconds: time, involuntarySwitches: switches, checksum: checksum)
      self = .sample(
        round: round,
        position: position,
        name: words[3],
        iterations: iterations,
        reading
      )
    case ("heap", 7):
      guard let iterations = number(2), let allocations = number(3), let bytes = number(4),
        let frees = number(5), number(6) != nil || words[6] == "unknown"
      else { return nil }
      let counts = HeapCounts(
        allocations: allocations,
        allocatedBytes: bytes,
        frees: frees,
        peakLiveBytes: number(6)
      )
      self = .heap(name: words[1], iterations: iterations, counts)
    case ("end", 2):
      guard let entry = number(1) else { return nil }
      self = .end(entry: entry)
    case ("finished", 1): self = .finished
    default: return nil
    }
  }
}

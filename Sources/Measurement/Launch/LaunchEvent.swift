/// What a launch reports, one line an event.
///
/// Lines, because a launch may end in the middle of anything: every whole line still counts.
enum LaunchEvent: Sendable, Equatable {
  /// The body of this benchmark is about to be made or entered; whatever goes wrong is its doing.
  case begin(String)
  /// The subject of this entry has its iteration count.
  case calibrated(entry: Int, iterations: Int, nanoseconds: UInt64)
  /// One sample was taken.
  case sample(TakenSample)
  /// One body was entered with the counter on.
  case heap(name: String, iterations: Int, HeapCounts)
  /// One body was entered with the processor's counters on.
  case hardware(name: String, iterations: Int, HardwareCounts)
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
    case .sample(let taken):
      "sample \(taken.round) \(taken.position) \(taken.name) \(taken.iterations)"
        + " \(taken.reading.nanoseconds) \(taken.reading.involuntarySwitches)"
        + " \(taken.reading.checksum)"
    case .heap(let name, let iterations, let counts):
      "heap \(name) \(iterations) \(counts.allocations) \(counts.allocatedBytes)"
        + " \(counts.frees) \(counts.peakLiveBytes.map(String.init) ?? "unknown")"
    case .hardware(let name, let iterations, let counts):
      "hardware \(name) \(iterations) \(counts.cycles) \(counts.instructions)"
        + " \(counts.branchMisses)"
    case .end(let entry): "end \(entry)"
    case .finished: "finished"
    }
  }

  /// Reads a line, or returns `nil` if no launch writes such a line.
  init?(line: String) {
    let words = line.split(separator: Character(" "), omittingEmptySubsequences: false)
      .map(String.init)
    switch (words.first, words.count) {
    case ("begin", 2): self = .begin(words[1])
    case ("calibrated", 4):
      guard let entry = whole(words[1]), let iterations = whole(words[2]),
        let time = UInt64(words[3])
      else { return nil }
      self = .calibrated(entry: entry, iterations: iterations, nanoseconds: time)
    case ("sample", 8):
      guard let taken = TakenSample(words: words) else { return nil }
      self = .sample(taken)
    case ("heap", 7):
      guard let iterations = whole(words[2]), let counts = HeapCounts(words: words[3...]) else {
        return nil
      }
      self = .heap(name: words[1], iterations: iterations, counts)
    case ("hardware", 6):
      let numbers = words[2...].compactMap(whole)
      guard numbers.count == 4 else { return nil }
      let counts = HardwareCounts(
        cycles: numbers[1],
        instructions: numbers[2],
        branchMisses: numbers[3]
      )
      self = .hardware(name: words[1], iterations: numbers[0], counts)
    case ("end", 2):
      guard let entry = whole(words[1]) else { return nil }
      self = .end(entry: entry)
    case ("finished", 1): self = .finished
    default: return nil
    }
  }
}

extension TakenSample {
  /// Reads the eight words of a line.
  fileprivate init?(words: [String]) {
    guard let round = whole(words[1]), let position = whole(words[2]),
      let iterations = whole(words[4]),
      let time = UInt64(words[5]), let switches = whole(words[6]), let checksum = UInt64(words[7])
    else { return nil }
    let reading = Reading(nanoseconds: time, involuntarySwitches: switches, checksum: checksum)
    self.init(
      round: round,
      position: position,
      name: words[3],
      iterations: iterations,
      reading: reading
    )
  }
}

extension HeapCounts {
  /// Reads the four words of a line that count.
  fileprivate init?(words: ArraySlice<String>) {
    let numbers = words.map(whole)
    guard let allocations = numbers[0], let bytes = numbers[1], let frees = numbers[2],
      numbers[3] != nil || words.last == "unknown"
    else { return nil }
    self.init(
      allocations: allocations,
      allocatedBytes: bytes,
      frees: frees,
      peakLiveBytes: numbers[3]
    )
  }
}

/// A number that no launch writes with a sign.
private func whole(_ text: String) -> Int? { UInt(text).flatMap { Int(exactly: $0) } }

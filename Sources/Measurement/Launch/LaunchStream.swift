/// Cuts what a launch writes into events; half a line waits for its other half.
struct LaunchStream {
  private var pending: [UInt8] = []

  /// The events that `bytes` complete.
  ///
  /// - Throws: ``UnknownLine`` if a line is no event, so the binary is not the one of this run.
  mutating func events(in bytes: [UInt8]) throws(UnknownLine) -> [LaunchEvent] {
    pending += bytes
    var events: [LaunchEvent] = []
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: pending[..<end], as: UTF8.self)
      pending.removeSubrange(...end)
      guard let event = LaunchEvent(line: line) else { throw UnknownLine(text: line) }
      events.append(event)
    }
    return events
  }

  /// A line that no launch writes.
  struct UnknownLine: Error, Equatable {
    var text: String
  }
}

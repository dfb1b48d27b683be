/// The lines of a profile that say how its other lines are to be read.
struct ProfileHeader {
  /// Numbers in front of the costs of a line: an address, a line number, or both.
  private(set) var positionCount: Int = 1
  /// Whether the `events:` line, the last that a cost needs, has been read.
  private(set) var isComplete = false
  /// For each event written, its lane in ``ProfileEvents``; `nil` for one that is not kept.
  private var lanes: [Int?] = []

  /// Reads one header line; a key that says nothing about the form of the file is passed over.
  mutating func read(_ line: Span<UInt8>) throws(ProfileError.Problem) {
    let text = String(line, from: 0)
    guard let colon = text.firstIndex(of: ":") else { throw .unknownLine(text) }
    let words = text[text.index(after: colon)...].split(separator: " ").map(String.init)
    switch text[..<colon] {
    case "version": if words != ["1"] { throw .version(words.joined(separator: " ")) }
    case "positions":
      guard [["instr"], ["line"], ["instr", "line"]].contains(words) else {
        throw .positions(words.joined(separator: " "))
      }
      positionCount = words.count
    case "events": try readEvents(words)
    case "creator", "pid", "cmd", "part", "thread", "desc", "summary", "event", "target": break
    default: throw .unknownLine(text)
    }
  }

  private mutating func readEvents(_ words: [String]) throws(ProfileError.Problem) {
    for name in ProfileEvents.names where !words.contains(name) { throw .missingEvent(name) }
    lanes = words.map { ProfileEvents.names.firstIndex(of: $0) }
    isComplete = true
  }

  /// The costs in a line after its key.
  func costs(
    of line: Span<UInt8>,
    from start: Int
  ) throws(ProfileError.Problem) -> ProfileEvents {
    guard isComplete else { throw .costBeforeHeader }
    var fields = ProfileFields(from: start)
    return try costs(in: line, &fields)
  }

  /// The costs that are left in `fields`; those that are left out at the end are zero.
  func costs(
    in line: Span<UInt8>,
    _ fields: inout ProfileFields
  ) throws(ProfileError.Problem) -> ProfileEvents {
    var costs = ProfileEvents()
    var index = 0
    while !fields.isAtEnd(of: line) {
      let cost = try fields.number(in: line)
      guard index < lanes.count else { throw .tooManyCosts(index + 1, events: lanes.count) }
      if let lane = lanes[index] { costs[lane] = cost }
      index += 1
    }
    return costs
  }
}

/// Reads one callgrind profile, line by line, into a ``ProfileConsumer``.
///
/// The format is that of `callgrind.out` files, version 1, as `--dump-instr=yes` and
/// `--dump-line=yes` or not write it: https://valgrind.org/docs/manual/cl-format.html.
///
/// - Complexity: One pass over the bytes. Memory grows with the number of different functions,
///   not with the size of the profile.
struct ProfileReader<Consumer: ProfileConsumer> {
  /// What became of the lines.
  private(set) var consumer: Consumer

  private var objects = ProfileNames()
  private var functions = ProfileNames()
  private var object = 0
  private var calledObject: Int?
  private var function: Int?
  private var callee: Int?
  private var pendingCall: Int?
  private var allCalls = 0
  private var header = ProfileHeader()
  private var positions: [Int] = []
  private var sum = ProfileEvents()
  private var totals: ProfileEvents?

  private init(consumer: Consumer) { self.consumer = consumer }

  /// Reads the profile at `path`.
  ///
  /// - Throws: ``ProfileError`` with the line that is not understood, or that the file cannot be
  ///   read, is cut short or does not add up.
  static func read(_ path: String, into consumer: Consumer) throws(ProfileError) -> Consumer {
    guard var lines = LineReader(path: path) else {
      throw ProfileError(file: path, line: 0, problem: .unreadable)
    }
    var reader = ProfileReader(consumer: consumer)
    do throws(ProfileError.Problem) {
      while true {
        let isFirst = lines.number == 0
        let more = try lines.nextLine { (line) throws(ProfileError.Problem) -> Bool in
          try isFirst ? reader.readMagic(line) : reader.read(line)
          return true
        }
        if more == nil { break }
      }
      try reader.finish()
    } catch { throw ProfileError(file: path, line: lines.number, problem: error) }
    return reader.consumer
  }

  private func readMagic(_ line: Span<UInt8>) throws(ProfileError.Problem) {
    guard line.starts(with: "# callgrind format") else { throw .notAProfile }
  }

  private mutating func read(_ line: Span<UInt8>) throws(ProfileError.Problem) {
    guard line.count > 0 else { return }
    switch line[0] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"):
      try readCost(line)
    case UInt8(ascii: "#"): return
    default:
      guard pendingCall == nil else { throw .callWithoutCost }
      try readWords(line)
    }
  }

  private mutating func readWords(_ line: Span<UInt8>) throws(ProfileError.Problem) {
    if line.starts(with: "fn=") {
      function = try readFunction(line.extracting(3...), in: object)
    } else if line.starts(with: "cfn=") {
      callee = try readFunction(line.extracting(4...), in: calledObject ?? object)
    } else if line.starts(with: "calls=") {
      guard function != nil, callee != nil else { throw .outsideFunction }
      var fields = ProfileFields(from: 6)
      pendingCall = try adding(try fields.number(in: line))
    } else if line.starts(with: "ob=") {
      object = try objects.resolve(line.extracting(3...)).index
    } else if line.starts(with: "cob=") {
      calledObject = try objects.resolve(line.extracting(4...)).index
    } else if line.starts(with: "totals:") {
      totals = try header.costs(of: line, from: 7)
    } else if !Self.isIgnored(line) {
      try header.read(line)
      positions = Array(repeating: 0, count: header.positionCount)
    }
  }

  /// File names and jumps: nothing that is counted depends on them.
  private static func isIgnored(_ line: Span<UInt8>) -> Bool {
    line.starts(with: "fl=") || line.starts(with: "fi=") || line.starts(with: "fe=")
      || line.starts(with: "cfi=") || line.starts(with: "cfl=") || line.starts(with: "jump=")
      || line.starts(with: "jcnd=")
  }

  private mutating func readFunction(
    _ text: Span<UInt8>,
    in object: Int
  ) throws(ProfileError.Problem) -> Int {
    let (index, isNew) = try functions.resolve(text, in: object)
    if isNew {
      let objectName = objects.names.isEmpty ? "???" : objects.names[object]
      consumer.define(function: index, name: functions.names[index], object: objectName)
    }
    return index
  }

  /// Adds calls to all that were read: as these can be counted, so can those of any two functions.
  private mutating func adding(_ calls: Int) throws(ProfileError.Problem) -> Int {
    let (sum, overflow) = allCalls.addingReportingOverflow(calls)
    guard !overflow else { throw .overflow(of: "calls") }
    allCalls = sum
    return calls
  }

  private mutating func readCost(_ line: Span<UInt8>) throws(ProfileError.Problem) {
    guard header.isComplete else { throw .costBeforeHeader }
    guard let function else { throw .outsideFunction }
    var fields = ProfileFields()
    for index in positions.indices {
      positions[index] = try fields.position(in: line, after: positions[index])
    }
    let costs = try header.costs(in: line, &fields)
    if let count = pendingCall, let callee {
      consumer.call(from: function, to: callee, count: count, inclusive: costs)
      pendingCall = nil
      calledObject = nil
    } else {
      sum += costs
      // None is negative, so a sum that is has wrapped around.
      guard !sum.isAnyNegative else { throw .overflow(of: "costs") }
      consumer.spend(function: function, address: positions[0], costs: costs)
    }
  }

  private func finish() throws(ProfileError.Problem) {
    guard pendingCall == nil else { throw .callWithoutCost }
    guard let totals else { throw .cutShort }
    for (lane, event) in ProfileEvents.names.enumerated() where sum[lane] != totals[lane] {
      throw .totals(event: event, read: sum[lane], written: totals[lane])
    }
  }
}

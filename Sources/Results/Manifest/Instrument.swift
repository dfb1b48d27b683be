/// A way to take numbers, and whether this run could use it.
public struct Instrument: Codable, Sendable, Equatable {
  /// The instrument's name: clock, malloc counter, callgrind, disassembly, perf.
  public var name: String
  /// The version used, or why the instrument was not.
  public var version: Knowable<String>

  /// Creates an entry; `version` says why where the instrument was not used.
  public init(name: String, version: Knowable<String>) {
    self.name = name
    self.version = version
  }

  /// Whether the run could use the instrument.
  public var isAvailable: Bool { version.value != nil }
}

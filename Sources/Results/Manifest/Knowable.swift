/// A fact about a run that may be out of reach: its value, or why there is none.
///
/// In run.json it is `{"value": 4}` or `{"value": null, "reason": "…"}`; nothing is guessed.
public enum Knowable<Value: Codable & Sendable & Equatable>: Sendable, Equatable {
  /// The value was read.
  case known(Value)
  /// The value could not be read, for this reason.
  case unknown(because: String)

  /// The value, or `nil` if it is not known.
  public var value: Value? {
    guard case .known(let value) = self else { return nil }
    return value
  }

  /// Why the value is not known, or `nil` if it is.
  public var reason: String? {
    guard case .unknown(let reason) = self else { return nil }
    return reason
  }
}

extension Knowable: Codable {
  private enum CodingKeys: CodingKey {
    case value
    case reason
  }

  /// Reads the value or the reason; one of them must be there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(Value.self, forKey: .value) {
      self = .known(value)
    } else {
      self = .unknown(because: try container.decode(String.self, forKey: .reason))
    }
  }

  /// Writes the value, or null and the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .known(let value):
      try container.encode(value, forKey: .value)
    case .unknown(let reason):
      try container.encodeNil(forKey: .value)
      try container.encode(reason, forKey: .reason)
    }
  }
}

/// A list of values of four types, encoded by an encoder that first asks each for something special.
public enum EncodedList: Sendable {
  /// How many values the list has.
  @inlinable public static var length: Int { 16 }

  /// Makes the list; none of its types is special.
  public static func values(_ word: UInt64) -> [any Payload] {
    (0..<UInt64(length)).map { index in
      switch index & 3 {
      case 0: Bytes8(word: word &+ index)
      case 1: Bytes23(word: word &+ index)
      case 2: Bytes24(word: word &+ index)
      default: Bytes1(word: word &+ index)
      }
    }
  }
}

/// Encodes each value by a witness call.
public enum EncodePlainly: Asking {
  /// Makes the list.
  public static func subject(_ word: UInt64) -> [any Payload] { EncodedList.values(word) }

  /// Adds up the words.
  @inlinable
  public static func answer(_ subject: [any Payload]) -> UInt64 {
    var sum: UInt64 = 0
    for index in subject.indices { sum &+= subject[index].word }
    return sum
  }
}

/// Asks each value first whether it is special, as an encoder does that treats some types apart.
public enum EncodeAsking: Asking {
  /// Makes the list.
  public static func subject(_ word: UInt64) -> [any Payload] { EncodedList.values(word) }

  /// Adds up the words of those that are not special.
  @inlinable
  public static func answer(_ subject: [any Payload]) -> UInt64 {
    var sum: UInt64 = 0
    for index in subject.indices where !(subject[index] is any SpecialPayload) {
      sum &+= subject[index].word
    }
    return sum
  }
}

/// Functions that take any number of values of any type, as `print` does, and add up their words.
public enum Variadics {
  /// Takes words behind `Any`: an array is made, and no box.
  @export(interface)
  public static func sumErasedWords(_ values: Any...) -> UInt64 {
    var sum: UInt64 = 0
    for index in values.indices { sum &+= (values[index] as? Bytes8)?.word ?? 0 }
    return sum
  }

  /// Takes four words each behind `Any`: an array is made, and a box for each value.
  @export(interface)
  public static func sumErasedBytes(_ values: Any...) -> UInt64 {
    var sum: UInt64 = 0
    for index in values.indices { sum &+= (values[index] as? Bytes32)?.word ?? 0 }
    return sum
  }

  /// Takes the values as a pack: their addresses and their types.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  public static func sumPack<each Value: Payload>(_ values: repeat each Value) -> UInt64 {
    var sum: UInt64 = 0
    for value in repeat each values { sum &+= value.word }
    return sum
  }

  /// Takes three values under their own types.
  @export(interface)
  public static func sumWords(_ first: Bytes8, _ second: Bytes8, _ third: Bytes8) -> UInt64 {
    first.word &+ second.word &+ third.word
  }

  /// Takes three values under their own types.
  @export(interface)
  public static func sumBytes(_ first: Bytes32, _ second: Bytes32, _ third: Bytes32) -> UInt64 {
    first.word &+ second.word &+ third.word
  }
}

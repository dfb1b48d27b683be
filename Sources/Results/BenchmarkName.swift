/// The name of one benchmark, `Family.operation.variant` or `Family.operation.variant.parameter`.
///
/// A name is the join key of every file, table and gate, so its form is checked where it is made:
/// at most 60 characters; the parts hold letters, digits, `-`, `_` and `+` only, which no
/// markdown, HTML, CSV or shell reads as syntax; the family starts with a capital letter.
public struct BenchmarkName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The longest name allowed, in characters.
  public static let maximumLength: Int = 60
  /// The form of a name, in words for messages.
  static let form = "Family.operation.variant or Family.operation.variant.parameter"

  /// The whole name.
  public let description: String
  // One string and three offsets instead of five strings: a result file holds a name or two a row.
  // The hash fills what alignment would leave empty, and tables of rows ask for it all the time.
  let fingerprint: UInt32
  private let operationStart: UInt8
  private let variantStart: UInt8
  private let parameterStart: UInt8

  /// Reads a name, or returns `nil` if the text does not have a name's form.
  public init?(_ text: String) {
    let utf8 = text.utf8
    guard let first = utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
      utf8.count <= Self.maximumLength
    else { return nil }
    var starts: [UInt8] = []
    var partLength = 0
    var hash = Fingerprint()
    for (offset, byte) in utf8.enumerated() {
      hash.combine(byte)
      if byte == UInt8(ascii: "."), partLength > 0 {
        starts.append(UInt8(offset + 1))
        partLength = 0
      } else if Self.isPartByte(byte) {
        partLength += 1
      } else {
        return nil
      }
    }
    guard partLength > 0, 2...3 ~= starts.count else { return nil }
    description = text
    fingerprint = hash.value
    operationStart = starts[0]
    variantStart = starts[1]
    parameterStart = starts.count == 3 ? starts[2] : UInt8(utf8.count + 1)
  }

  /// The group of questions that the benchmark belongs to, such as `Boxing`.
  public var family: String { text(of: .family) }
  /// What is done once per operation, such as `store`.
  public var operation: String { text(of: .operation) }
  /// How the value is held or called, such as `any`.
  public var variant: String { text(of: .variant) }
  /// The payload, size or arity, such as `32B`; empty where the operation has none.
  public var parameter: String { text(of: .parameter) }

  /// A part of a name, which is also a column of results.csv.
  public enum Part: String, CaseIterable, Sendable {
    case family
    case operation
    case variant
    case parameter
  }

  /// Whether the name's family is `family`; no text is made for the answer.
  public func isOf(family: String) -> Bool {
    let own = bytes(of: .family)
    guard own.count == family.utf8.count else { return false }
    return isSame(description.utf8Span.span.extracting(own), family.utf8Span.span)
  }

  /// Where `part` lies in the bytes of the name.
  public func bytes(of part: Part) -> Range<Int> {
    switch part {
    case .family: 0..<Int(operationStart) - 1
    case .operation: Int(operationStart)..<Int(variantStart) - 1
    case .variant: Int(variantStart)..<Int(parameterStart) - 1
    case .parameter: min(Int(parameterStart), description.utf8.count)..<description.utf8.count
    }
  }

  private func text(of part: Part) -> String {
    let utf8 = description.utf8
    let range = bytes(of: part)
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(description[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// The same operation and parameter, held or called as `variant`.
  public func twin(_ variant: String) -> BenchmarkName? {
    let parts = [family, operation, variant] + (parameter.isEmpty ? [] : [parameter])
    return BenchmarkName(parts.joined(separator: "."))
  }

  /// Two names are equal if their texts are.
  public static func == (left: BenchmarkName, right: BenchmarkName) -> Bool {
    left.fingerprint == right.fingerprint && left.description == right.description
  }

  /// Feeds the name's fingerprint to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// Orders names by their text.
  public static func < (left: BenchmarkName, right: BenchmarkName) -> Bool {
    left.description < right.description
  }

  private static func isPartByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }
}

/// The name of one benchmark, `Family.operation.variant` or `Family.operation.variant.parameter`.
///
/// A name is the join key of every file, table and gate, so its form is checked where it is made:
/// at most 60 characters; the parts hold letters, digits, `-`, `_` and `+` only, which no
/// markdown, HTML, CSV or shell reads as syntax; the family starts with a capital letter.
public struct BenchmarkName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The longest name allowed, in characters.
  public static let maximumLength: Int = 60

  /// The whole name.
  public let description: String
  /// The group of questions that the benchmark belongs to, such as `Boxing`.
  public let family: String
  /// What is done once per operation, such as `store`.
  public let operation: String
  /// How the value is held or called, such as `any`.
  public let variant: String
  /// The payload, size or arity, such as `32B`; empty where the operation has none.
  public let parameter: String

  /// Reads a name, or returns `nil` if the text does not have a name's form.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard text.utf8.count <= Self.maximumLength, 3...4 ~= parts.count,
      parts.allSatisfy(Self.isPart), parts[0].first?.isUppercase == true
    else { return nil }
    description = text
    family = parts[0]
    operation = parts[1]
    variant = parts[2]
    parameter = parts.count == 4 ? parts[3] : ""
  }

  /// The same operation and parameter, held or called as `variant`.
  public func twin(_ variant: String) -> BenchmarkName? {
    let parts = [family, operation, variant] + (parameter.isEmpty ? [] : [parameter])
    return BenchmarkName(parts.joined(separator: "."))
  }

  /// Orders names by their text.
  public static func < (left: BenchmarkName, right: BenchmarkName) -> Bool {
    left.description < right.description
  }

  private static func isPart(_ part: String) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }
}

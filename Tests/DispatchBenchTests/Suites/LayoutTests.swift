import Measurement
import Results
import Testing

@testable import DispatchBench

/// The layout rule of docs/ABI/TypeLayout.rst in swiftlang/swift, against what the compiler did.
@Suite struct LayoutTests {
  /// A container and the parts that the rule makes it of.
  struct Rule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: Int

    static let word = 8

    /// A buffer of three words, the metadata, and one word a witness table.
    static func opaque(_ name: String, witnessTables: Int) -> Rule {
      Rule(testDescription: name, size: (3 + 1 + witnessTables) * word)
    }

    /// One reference, and one word a witness table.
    static func reference(_ name: String, witnessTables: Int = 0) -> Rule {
      Rule(testDescription: name, size: (1 + witnessTables) * word)
    }

    /// The metadata, and one word a witness table.
    static func metatype(_ name: String, witnessTables: Int) -> Rule {
      Rule(testDescription: name, size: (1 + witnessTables) * word)
    }
  }

  static let rules: [Rule] = [
    .opaque("Layout.Any.plain", witnessTables: 0),
    .opaque("Layout.Any.optional", witnessTables: 0),
    .opaque("Layout.Any.optionalTwice", witnessTables: 0),
    .opaque("Layout.Any.sendable", witnessTables: 0),
    .opaque("Layout.Any.noncopyable", witnessTables: 0),
    .opaque("Layout.anyP.plain", witnessTables: 1),
    .opaque("Layout.anyP.optional", witnessTables: 1),
    .opaque("Layout.anyP.sendable", witnessTables: 1),
    .opaque("Layout.anyP.constrained", witnessTables: 1),
    .opaque("Layout.anyPQ.plain", witnessTables: 2),
    .opaque("Layout.anyPQR.plain", witnessTables: 3),
    .opaque("Layout.anyError.composition", witnessTables: 2),
    .opaque("Layout.AnyHashable.plain", witnessTables: 1),
    .opaque("Layout.AnyHashable.optional", witnessTables: 1),
    .opaque("Layout.holder.any", witnessTables: 1),
    .reference("Layout.AnyObject.plain"),
    .reference("Layout.AnyObject.optional"),
    .reference("Layout.anyClassBound.plain", witnessTables: 1),
    .reference("Layout.anyClassBound.optional", witnessTables: 1),
    .reference("Layout.anyClassBound.AnyObject", witnessTables: 1),
    .reference("Layout.anyClassBound.superclass", witnessTables: 1),
    .reference("Layout.anyClassBound.twoProtocols", witnessTables: 2),
    .reference("Layout.holder.anyClassBound", witnessTables: 1),
    .reference("Layout.holder.classBox"),
    .reference("Layout.anyError.plain"),
    .reference("Layout.anyError.optional"),
    .metatype("Layout.metatype.anyP", witnessTables: 1),
    .metatype("Layout.metatype.anyPOptional", witnessTables: 1),
    .metatype("Layout.metatype.anyPQ", witnessTables: 2),
    .metatype("Layout.metatype.Any", witnessTables: 0),
    .metatype("Layout.metatype.ofProtocol", witnessTables: 0),
    .metatype("Layout.metatype.Int", witnessTables: 0),
  ]

  static let facts = Dictionary(
    uniqueKeysWithValues: LayoutSuite.suite.layouts.map { ($0.name.description, $0) }
  )

  @Test(arguments: rules)
  func isMadeOfWhatTheRuleSays(_ rule: Rule) throws {
    let fact = try #require(Self.facts[rule.testDescription])
    #expect(fact.size == rule.size)
    #expect(fact.stride == rule.size)
    #expect(fact.alignment == Rule.word)
  }

  @Test func holdsAClosureAsCodeAndContext() throws {
    for name in ["Layout.closure.plain", "Layout.closure.optional", "Layout.holder.closureBox"] {
      #expect(try #require(Self.facts[name]).size == 2 * Rule.word)
    }
  }

  @Test func makesAnEnumOneByteLargerThanItsLargestCase() throws {
    #expect(try #require(Self.facts["Layout.holder.enum"]).size == 33)
  }

  @Test func namesAPayloadByItsSize() {
    for fact in LayoutSuite.suite.layouts where fact.name.operation == "payload" {
      guard let size = Int(fact.name.variant.dropLast()) else { continue }
      #expect(fact.size == size)
      #expect(fact.note.hasPrefix(size > 24 ? "boxed" : "inline"))
    }
  }
}

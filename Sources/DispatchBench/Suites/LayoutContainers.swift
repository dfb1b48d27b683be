import Measurement

/// The containers: existentials of every form, their metatypes, and what is used in their stead.
enum LayoutContainers {
  static let all: [LayoutFact] = opaque + classBound + errors + metatypes + others

  private static let opaque = [
    LayoutSuite.row("Any", "plain", Any.self, note: "buffer 24 + metadata 8"),
    LayoutSuite.row("Any", "optional", Any?.self, note: "nil needs no byte of its own"),
    LayoutSuite.row("Any", "optionalTwice", Any??.self),
    LayoutSuite.row("Any", "sendable", (any Sendable).self, note: "a marker has no witness table"),
    LayoutSuite.row("Any", "noncopyable", (any ~Copyable).self),
    LayoutSuite.row("anyP", "plain", (any Walkable).self, note: "Any + 1 witness table"),
    LayoutSuite.row("anyP", "optional", (any Walkable)?.self),
    LayoutSuite.row("anyP", "sendable", (any Walkable & Sendable).self),
    LayoutSuite.row("anyP", "constrained", (any Countable<Int>).self),
    LayoutSuite.row("anyPQ", "plain", (any Walkable & Swimmable).self, note: "2 witness tables"),
    LayoutSuite.row("anyPQR", "plain", (any Walkable & Swimmable & Flyable).self, note: "3"),
  ]

  private static let classBound = [
    LayoutSuite.row("AnyObject", "plain", AnyObject.self, note: "the reference alone"),
    LayoutSuite.row("AnyObject", "optional", AnyObject?.self),
    LayoutSuite.row("anyClassBound", "plain", (any Ownable).self, note: "1 witness table"),
    LayoutSuite.row("anyClassBound", "optional", (any Ownable)?.self),
    LayoutSuite.row("anyClassBound", "AnyObject", (any AnyObject & Walkable).self),
    LayoutSuite.row("anyClassBound", "superclass", (any Animal & Walkable).self),
    LayoutSuite.row("anyClassBound", "twoProtocols", (any AnyObject & Walkable & Swimmable).self),
  ]

  private static let errors = [
    LayoutSuite.row("anyError", "plain", (any Error).self, note: "always one reference to a box"),
    LayoutSuite.row("anyError", "optional", (any Error)?.self),
    LayoutSuite.row("anyError", "composition", (any Error & Walkable).self, note: "no error box"),
  ]

  private static let metatypes = [
    LayoutSuite.row("metatype", "anyP", (any Walkable.Type).self, note: "metadata + 1 table"),
    LayoutSuite.row("metatype", "anyPOptional", (any Walkable.Type)?.self),
    LayoutSuite.row("metatype", "anyPQ", MetatypeOfTwo.self, note: "metadata + 2 tables"),
    LayoutSuite.row("metatype", "Any", Any.Type.self, note: "metadata alone"),
    LayoutSuite.row("metatype", "ofProtocol", (any Walkable).Type.self, note: "metadata of any P"),
    LayoutSuite.row("metatype", "Int", Int.Type.self, note: "as a generic argument"),
  ]

  private static let others = [
    LayoutSuite.row("AnyHashable", "plain", AnyHashable.self, note: "a struct around any P"),
    LayoutSuite.row("AnyHashable", "optional", AnyHashable?.self),
    LayoutSuite.row("closure", "plain", (() -> Int).self, note: "code and context"),
    LayoutSuite.row("closure", "optional", (() -> Int)?.self),
  ]
}

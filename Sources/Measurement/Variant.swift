/// How a value is held or called: the third part of a benchmark's name.
///
/// A literal is allowed, so that a suite can name a form of its own; the constants are the ones
/// that several families share and that the tables and the glossary know.
public struct Variant: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The part of the name.
  public let name: String

  /// Creates a variant from its part of the name.
  public init(stringLiteral name: String) { self.name = name }

  /// The type is written out.
  public static let concrete: Variant = "concrete"
  /// `<T: P>`, specialised for the type.
  public static let generic: Variant = "generic"
  /// `<T: P>`, called through metadata and witness table.
  public static let genericUnspecialized: Variant = "genericUnspecialized"
  /// An opaque result or parameter.
  public static let some: Variant = "some"
  /// `any P`.
  public static let any: Variant = "any"
  /// `any P & Q`.
  public static let anyComposition: Variant = "anyComposition"
  /// `any P` where P is class-bound.
  public static let anyClassBound: Variant = "anyClassBound"
  /// `any P`, opened once into a generic call.
  public static let opened: Variant = "opened"
  /// `Any`.
  public static let untyped: Variant = "Any"
  /// A final class that holds the value.
  public static let classBox: Variant = "classBox"
  /// Closures that capture the value.
  public static let closureBox: Variant = "closureBox"
  /// A closed enum of the types.
  public static let enumeration: Variant = "enum"
  /// An erased view tree node.
  public static let anyView: Variant = "anyView"
}

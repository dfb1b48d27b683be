/// A protocol that any type can conform to: one witness table.
protocol Walkable {
  func walk()
}

/// A second one.
protocol Swimmable {
  func swim()
}

/// A third one.
protocol Flyable {
  func fly()
}

/// A protocol for classes only.
protocol Ownable: AnyObject {
  func own()
}

/// A protocol with a primary associated type.
protocol Countable<Count> {
  associatedtype Count
  func count() -> Count
}

/// A class without a parent.
class Animal {}

// `any (P & Q).Type` in an expression is read as a call of the standard library's `any(_:)`.
typealias TwoProtocols = Walkable & Swimmable
typealias MetatypeOfTwo = any TwoProtocols.Type

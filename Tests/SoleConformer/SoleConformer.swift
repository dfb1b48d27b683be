/// A protocol that the optimizer can see to have one conformer, and so one implementation.
///
/// It has a module to itself: only where a module is compiled as a whole does the optimizer know
/// that there is no other, and the package manager compiles no larger one so in a debug build.
private protocol Following {
  func following(_ word: UInt64) -> UInt64
}

private struct OnlyFollowing: Following {
  var word: UInt64
  func following(_ other: UInt64) -> UInt64 { (word ^ other) &* 11 }
}

@inline(never)
@_optimize(none)
private func hidden(_ word: UInt64) -> any Following { OnlyFollowing(word: word) }

/// Calls a method through `any P` again and again, as its author believes.
public func callTheSoleConformer(_ count: Int, _ seed: UInt64) -> UInt64 {
  let called = hidden(seed)
  var word = seed
  for _ in 0..<count { word = called.following(word) }
  return word
}

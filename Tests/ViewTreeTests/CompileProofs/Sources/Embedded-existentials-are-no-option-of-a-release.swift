// claim: Embedded
// why: The experimental feature that would allow them is refused by a production compiler.
// swiftc -enable-experimental-feature Embedded -enable-experimental-feature EmbeddedExistentials -wmo -c: refused experimental feature 'EmbeddedExistentials' cannot be enabled in production compiler

/// Emitted, because another module may call it.
public func anything(_ number: Int) -> Any { number }

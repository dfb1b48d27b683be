/// A final class with a gate in it.
public final class GateHolder: Sendable {
  @usableFromInline let gate: Gate
  /// Makes a holder.
  public init(_ gate: Gate) { self.gate = gate }
  /// Passes a word through the gate.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { gate.pass(word) }
}

/// A final generic class.
public final class Holder<P: Passing> {
  @usableFromInline let gate: P
  /// Makes a holder.
  public init(_ gate: P) { self.gate = gate }
  /// Passes a word through the gate.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { gate.pass(word) }
}

/// A generic class whose method can be overridden, so that it is called through the vtable; what
/// the vtable leads to has one body for all types.
open class OpenHolder<P: Passing> {
  @usableFromInline let gate: P
  /// Makes a holder.
  public init(_ gate: P) { self.gate = gate }
  /// Passes a word through the gate.
  open func pass(_ word: UInt64) -> UInt64 { gate.pass(word) }
}

/// A holder that overrides the method.
public final class InvertingHolder<P: Passing>: OpenHolder<P> {
  /// Passes the inverted word through the gate.
  public override func pass(_ word: UInt64) -> UInt64 { gate.pass(~word) }
}

/// A final class with an existential in it.
public final class ErasedHolder {
  @usableFromInline let gate: any Passing
  /// Makes a holder.
  public init(_ gate: any Passing) { self.gate = gate }
  /// Passes a word through the gate.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { gate.pass(word) }
}

/// Where holders come from: whoever asks for one learns neither its subclass nor what is in it.
public enum HolderSource {
  /// A holder of the plain class.
  @_optimize(none)
  public static func plain(_ key: UInt64) -> GateHolder { GateHolder(Gate(key: key)) }

  /// A holder of the final generic class.
  @_optimize(none)
  public static func generic(_ key: UInt64) -> Holder<Gate> { Holder(Gate(key: key)) }

  /// A holder of the generic class, or of its subclass if wanted.
  @_optimize(none)
  public static func open(_ key: UInt64, inverting: Bool = false) -> OpenHolder<Gate> {
    inverting ? InvertingHolder(Gate(key: key)) : OpenHolder(Gate(key: key))
  }

  /// A holder of an existential.
  @_optimize(none)
  public static func erased(_ key: UInt64) -> ErasedHolder { ErasedHolder(Gate(key: key)) }
}

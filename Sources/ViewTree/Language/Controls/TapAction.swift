/// What a tap calls.
///
/// A structure, since a function kept as a value of a type that its keeper does not know would be
/// wrapped in another one, in a box of its own.
@frozen public struct TapAction {
  @usableFromInline let call: @MainActor () -> Void

  @inlinable init(_ call: @escaping @MainActor () -> Void) {
    self.call = call
  }
}

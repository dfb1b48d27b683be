/// One way to hold a payload: under its own name, behind `any`, in a box.
///
/// The requirements are static and the conforming types empty, so that code written over a
/// `Holding` and specialised for one is the code that would have been written by hand for it.
public protocol Holding: SendableMetatype {
  /// The payload.
  associatedtype Content: Payload
  /// What a variable, a field or an array element then is.
  associatedtype Held

  /// Puts `content` into the holder.
  static func hold(_ content: Content) -> Held

  /// Returns the word of the payload that is held.
  static func word(of held: Held) -> UInt64

  /// Returns the word of the payload that the element at `index` holds.
  ///
  /// A requirement and not a loop over ``word(of:)``: the optimizer copies an element out of an
  /// array for a function that borrows it, but not for the method that it ends in.
  static func word(at index: Int, of array: [Held]) -> UInt64
}

/// A holder whose payload can be changed in place without disturbing copies of the holder.
public protocol MutableHolding: Holding {
  /// Changes the payload as `Payload.mix` says.
  static func mix(_ word: UInt64, into held: inout Held)
}

/// A holder that can be an argument of a function whose body the optimizer does not see.
public protocol PassableHolding: Holding {
  /// Passes the holder to a function with a hidden body, which reads the word.
  static func receive(_ held: Held) -> UInt64
}

/// A holder that can be the result of a function whose body the optimizer does not see.
public protocol ReturnableHolding: Holding {
  /// Calls a function with a hidden body that returns a holder with the payload of `word`.
  static func produce(_ word: UInt64) -> Held
}

/// Says whether what lies at two places is the same.
@safe final class ValueTest {
  let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Makes a test of two values of a type.
  init<T>(of type: T.Type, _ areSame: @escaping (T, T) -> Bool) {
    unsafe compare = { old, new in
      let (old, new) = unsafe (
        old.assumingMemoryBound(to: T.self), new.assumingMemoryBound(to: T.self)
      )
      return unsafe old.lend(with: new, to: areSame)
    }
  }

  /// Makes the test that `==` is.
  ///
  /// Strings, the field that most views have, are compared where their type is known.
  convenience init<T: Equatable>(equating type: T.Type) {
    if type == String.self {
      self.init(of: String.self) { $0 == $1 }
    } else {
      self.init(of: type) { $0 == $1 }
    }
  }
}

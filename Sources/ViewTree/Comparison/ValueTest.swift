/// Says whether what lies at two places is the same.
@safe final class ValueTest {
  let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Makes a test of two values of a type.
  init<T>(of type: T.Type, _ areSame: @escaping (T, T) -> Bool) {
    unsafe compare = { old, new in
      unsafe areSame(
        old.assumingMemoryBound(to: T.self).pointee,
        new.assumingMemoryBound(to: T.self).pointee
      )
    }
  }

  /// Makes the test that `==` is.
  ///
  /// Strings, the field that most views have, are compared where their type is known.
  init<T: Equatable>(equating type: T.Type) {
    unsafe compare =
      if type == String.self {
        { old, new in
          unsafe old.assumingMemoryBound(to: String.self).pointee
            == new.assumingMemoryBound(to: String.self).pointee
        }
      } else {
        { old, new in
          unsafe old.assumingMemoryBound(to: T.self).pointee
            == new.assumingMemoryBound(to: T.self).pointee
        }
      }
  }
}

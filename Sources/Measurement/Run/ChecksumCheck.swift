/// Whether the arms of a subject did the same work.
enum ChecksumCheck {
  /// The first disagreement between the two arms of `samples`, which one launch took of a subject.
  ///
  /// The k-th entry of one arm is held against the k-th of the other: a body may go on from where
  /// its last entry left off, as long as its twin does too.
  static func failure(of subject: Subject, in samples: [TakenSample]) -> LaunchFailure? {
    guard subject.arms.count == 2 else { return nil }
    let arms = subject.arms.map { name in samples.filter { $0.name == name } }
    for (reference, own) in zip(arms[0], arms[1])
    where reference.iterations == own.iterations
      && reference.reading.checksum != own.reading.checksum
    {
      return .wrongChecksum(
        found: own.reading.checksum,
        expected: reference.reading.checksum,
        iterations: own.iterations
      )
    }
    return nil
  }
}

/// An id that counts how often ids are hashed and compared; for one test at a time.
struct CountedID: Hashable {
  /// What the ids of a test did.
  final class Tally {
    var hashes = 0
    var compares = 0
  }

  let number: Int
  let tally: Tally

  static func == (left: CountedID, right: CountedID) -> Bool {
    left.tally.compares += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    tally.hashes += 1
    hasher.combine(number)
  }
}

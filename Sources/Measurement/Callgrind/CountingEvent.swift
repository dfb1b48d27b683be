/// What a counting launch says while it works, as lines of text that CProbe writes.
enum CountingEvent: Equatable {
  /// The copy of the process that enters the plan's entry at this place, and the address of the
  /// kernel's code in the executable.
  case entered(Int, process: Int, kernel: Int)
  /// How that copy ended, as wait(2) tells it.
  case ended(Int, status: Int32)

  /// The place that is told of what is entered without being in the plan.
  static let ofNoEntry: Int = -1

  /// Reads a line, or returns `nil` if it is none of ours.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("entered", 3): self = .entered(numbers[0], process: numbers[1], kernel: numbers[2])
    case ("ended", 2): self = .ended(numbers[0], status: Int32(truncatingIfNeeded: numbers[1]))
    default: return nil
    }
  }
}

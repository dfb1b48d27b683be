import Containers
import Measurement
import Results

/// So many boxes in flight: made before any of them is freed.
enum MemoryHeap {
  static let all = [flights(1), flights(8), flights(64)]

  private static func flights(_ length: Int) -> Comparison {
    MemorySuite.comparison("flight", "\(length)", of: Bytes32.self, MemoryLength(length)) {
      Form(.concrete, leaves: .nothing) { flight(ConcreteHolding<Bytes32>.self, length) }
      Form(.any, leaves: box.and(.retains, 1, per: length), note: "boxes at once: \(length)") {
        flight(ErasedHolding<Bytes32>.self, length)
      }
      Form(.classBox, leaves: box, note: "objects at once: \(length)") {
        flight(ClassBoxHolding<Bytes32>.self, length)
      }
    }
  }

  private static let box: Remains = .allocations(1).throughRuntime
}

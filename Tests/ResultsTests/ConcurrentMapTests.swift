import Testing

@testable import Results

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 1_000])
  func givesEachItemItsValueInOrder(_ count: Int) {
    #expect(concurrentMap(Array(0..<count)) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }
}

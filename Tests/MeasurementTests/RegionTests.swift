import Measurement
import Testing

@Suite struct RegionTests {
  @Test(arguments: [0, 1, 1_000_000])
  func entersTheKernelOnceWithItsIterations(iterations: Int) {
    var entries = 0
    let checksum = Region.enter(
      { n in
        entries += 1
        return UInt64(n) &* 3
      },
      iterations: iterations
    )
    #expect(checksum == UInt64(iterations) * 3)
    #expect(entries == 1)
  }
}

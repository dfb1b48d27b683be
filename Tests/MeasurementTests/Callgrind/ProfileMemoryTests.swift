import Testing

@testable import Measurement

@Suite(.enabled(if: HeapCounter.isAvailable, "a sanitizer owns the heap"))
struct ProfileMemoryTests {
  /// The counter sees every thread, so the reader runs in a process that has no other test.
  @Test func doesNotGrowWithTheProfile() async {
    await #expect(processExitsWith: .success) {
      func profile(lines: Int) throws -> WrittenProfile {
        let head = WrittenProfile.small.prefix { $0 != "\n" } + "\nevents: Ir Dr Dw Bc Bcm Bi Bim\n"
        let cost = "7 10 4 2 0 0 1 1\n"
        return try WrittenProfile(
          head + "fn=(1) kernel\n" + String(repeating: cost, count: lines)
            + "totals: \(10 * lines) \(4 * lines) \(2 * lines) 0 0 \(lines) \(lines)\n"
        )
      }
      let (short, long) = (try profile(lines: 10_000), try profile(lines: 100_000))
      let body = Body { count in
        let file = count == 1 ? short : long
        return UInt64((try? file.read().costs.instructions) ?? 0)
      }
      #expect(body(2) == 1_000_000)
      let little = HeapCounter.count(body, iterations: 1)
      let much = HeapCounter.count(body, iterations: 2)
      let (one, ten) = (little.peakLiveBytes ?? 0, much.peakLiveBytes ?? .max)
      // The profile is ten times as long; what is left is the length of a number in it.
      #expect(ten < one + 1_024)
    }
  }
}

import Glibc
import Testing

@testable import Measurement

@Suite struct ResourceUseTests {
  @Test func readsTheKernelsUnits() {
    var usage = rusage()
    usage.ru_utime = timeval(tv_sec: 2, tv_usec: 250_000)
    usage.ru_stime = timeval(tv_sec: 0, tv_usec: 125_000)
    usage.ru_maxrss = 3
    usage.ru_nivcsw = 4
    let use = ResourceUse(
      userSeconds: 2.25,
      systemSeconds: 0.125,
      peakBytes: 3072,
      involuntarySwitches: 4
    )
    #expect(ResourceUse(usage) == use)
  }

  @Test func countsTheMemoryOfTheLargestChild() throws {
    let mebibyte = 1 << 20
    let script = "head -c \(64 * mebibyte) /dev/zero | tail -c \(64 * mebibyte) >/dev/null"
    let peak = try Subprocess("/bin/sh", ["-c", script]).run().use.peakBytes
    // The child begins in the memory of this process, which other tests and sanitizers fill.
    var own = rusage()
    _ = unsafe getrusage(RUSAGE_SELF.rawValue, &own)
    #expect((64 * mebibyte...max(160 * mebibyte, own.ru_maxrss * 1024)).contains(peak))
  }

  @Test func countsTheTimeOfTheChildrenToo() throws {
    let script = "sh -c 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done'; true"
    #expect(try Subprocess("/bin/sh", ["-c", script]).run().use.userSeconds > 0.01)
  }
}

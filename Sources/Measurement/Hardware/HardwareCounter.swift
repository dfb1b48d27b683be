import CProbe
import Glibc

/// Something that counts what the processor does while a body runs; the kernel, or a test.
protocol HardwareCounting {
  /// Enters `body` once; `nil` if what was counted would be an estimate.
  func count(_ body: Body, iterations: Int) -> HardwareCounts?
}

/// The processor's own counters, as far as the kernel grants them to this process.
///
/// They see the machine that the clock sees, which callgrind simulates: cycles beside times, and
/// mispredictions of the real predictor. They are not exact.
public final class HardwareCounter: HardwareCounting {
  private let group: probe_hardware_group

  /// Opens the counters of the calling thread.
  ///
  /// - Throws: ``HardwareCounterError`` with the reason of the kernel.
  init() throws(HardwareCounterError) {
    var group = probe_hardware_group()
    let reason = unsafe probe_hardware_open(&group)
    guard reason == 0 else { throw HardwareCounterError(number: reason, paranoia: .current) }
    self.group = group
  }

  deinit { probe_hardware_close(group) }

  func count(_ body: Body, iterations: Int) -> HardwareCounts? {
    body.layOut(for: iterations)
    var counts = probe_hardware_counts()
    probe_hardware_start(group)
    _ = Region.enter(body.kernel, iterations: iterations)
    guard unsafe probe_hardware_stop(group, &counts) else { return nil }
    return HardwareCounts(
      cycles: Int(clamping: counts.cycles),
      instructions: Int(clamping: counts.instructions),
      branchMisses: Int(clamping: counts.branch_misses)
    )
  }
}

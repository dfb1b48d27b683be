/// How hardware counters are come by: from the kernel, or in a test from a made-up processor.
struct HardwareAccess: Sendable {
  /// Opens the counters of the calling thread.
  let open: @Sendable () throws(HardwareCounterError) -> any HardwareCounting

  /// Asks the kernel.
  static var ofKernel: HardwareAccess {
    HardwareAccess { () throws(HardwareCounterError) in try HardwareCounter() }
  }

  /// Why this process cannot have them; `nil` if it can.
  var refusal: HardwareCounterError? {
    do throws(HardwareCounterError) {
      _ = try open()
      return nil
    } catch { return error }
  }
}

public import Results

extension HardwareCounter {
  /// What a manifest says of the instrument: what it counts, or why the kernel refuses.
  public static var instrument: Instrument {
    let refusal = HardwareAccess.ofKernel.refusal
    return Instrument(
      name: "perf_event_open",
      version: refusal.map { .unknown(because: $0.description) }
        ?? .known("cycles, instructions and branch misses in user mode")
    )
  }
}

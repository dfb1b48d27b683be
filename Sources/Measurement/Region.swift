import CProbe

/// The door through which every body is entered, whatever the instrument.
public enum Region {
  /// Runs `kernel` for `iterations` passes inside `probe_enter` and returns its checksum.
  ///
  /// The kernel travels as a pointer to the closure, so nothing is allocated and the entry costs
  /// one indirect call, one retain and one release however many iterations follow: a constant,
  /// which a difference between two iteration counts cancels exactly.
  @inline(never)
  public static func enter(_ kernel: @escaping Kernel, iterations: Int) -> UInt64 {
    unsafe withUnsafePointer(to: kernel) { pointer in
      unsafe probe_enter(entry, UnsafeMutableRawPointer(mutating: pointer), Int64(iterations))
    }
  }

  /// Runs `kernel` as ``enter(_:iterations:)`` does, without a profile of its own: what is run only
  /// for its effects on later regions need not cost one.
  @inline(never)
  static func settle(_ kernel: @escaping Kernel, iterations: Int) {
    _ = unsafe withUnsafePointer(to: kernel) { pointer in
      unsafe region_settle(entry, UnsafeMutableRawPointer(mutating: pointer), Int64(iterations))
    }
  }

  private static var entry: probe_entry {
    { context, iterations in
      guard let context = unsafe context else { return 0 }
      return unsafe context.assumingMemoryBound(to: Kernel.self).pointee(Int(iterations))
    }
  }
}

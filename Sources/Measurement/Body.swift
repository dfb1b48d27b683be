/// What a benchmark measures: a kernel, and what must be laid out anew each time it is entered.
///
/// Most kernels make what they need. One that uses something up, as destroying does, can only be
/// measured on its own if what it uses up is made before, outside of every measurement.
public struct Body {
  /// The most iterations of one timed entry into a kernel that uses something up.
  ///
  /// What it uses up is all there at once, so this bounds the memory that a body takes, and keeps
  /// most of it in the caches.
  static let largestStage = 4_096

  /// The loop that is measured.
  public let kernel: Kernel
  /// Lays out what so many iterations of the kernel use up; `nil` where nothing is used up.
  let stage: ((_ iterations: Int) -> Void)?

  /// A body that uses nothing up.
  public init(_ kernel: @escaping Kernel) {
    self.kernel = kernel
    stage = nil
  }

  /// A body that uses up what `stage` lays out for it.
  ///
  /// - Parameters:
  ///   - stage: Lays out what so many iterations use up; called before every entry.
  ///   - kernel: The loop, which uses up all of it.
  public init(
    layingOut stage: @escaping (_ iterations: Int) -> Void,
    measuring kernel: @escaping Kernel
  ) {
    self.kernel = kernel
    self.stage = stage
  }

  /// The most iterations that one timed entry may have.
  var iterationLimit: Int { stage == nil ? .max : Self.largestStage }

  /// Lays out what `iterations` passes use up.
  func layOut(for iterations: Int) { stage?(iterations) }

  /// Lays out what `iterations` passes use up, runs them, and returns their checksum.
  public func callAsFunction(_ iterations: Int) -> UInt64 {
    layOut(for: iterations)
    return kernel(iterations)
  }
}

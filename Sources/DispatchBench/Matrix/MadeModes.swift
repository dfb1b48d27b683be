import Measurement
import Results

/// What a matrix has so far: the modes that are made, and the one that is still counted.
struct MadeModes {
  /// The directory that tells of the modes.
  let output: String
  private(set) var matrix = BuildMatrix(modes: [])
  private var counted: (mode: BuildMode, run: ModeRun, count: RunningSubprocess?)?

  init(output: String) {
    self.output = output
  }

  /// Leaves a mode to be counted while the next one is built.
  mutating func count(_ mode: BuildMode, in run: ModeRun, _ count: RunningSubprocess?) {
    counted = (mode, run, count)
  }

  /// Waits for the count under way, if there is one.
  ///
  /// - Returns: Whether the matrix can go on.
  mutating func finishCounting() throws -> Bool {
    guard let (mode, run, count) = counted else { return true }
    counted = nil
    return try add(mode, refusal: try run.finish(count))
  }

  /// Adds a mode, with the reason if there is no run of it.
  ///
  /// - Returns: Whether the matrix can go on: without the default, the first, nothing can be told
  ///   of the others.
  mutating func add(_ mode: BuildMode, refusal: String?) throws -> Bool {
    if let refusal { Terminal.complain("Error: \(mode.name.rawValue): \(inert(refusal))") }
    guard refusal == nil || !matrix.modes.isEmpty else { return false }
    matrix.modes.append(mode.entry(refusal: refusal))
    // After each mode, so that what was measured stays when a later one is cut short.
    try matrix.write(to: output)
    return true
  }
}

import Measurement
import Results

/// What an earlier matrix left in the directory of a mode, as far as it is still of use.
struct KeptRun {
  private let manifest: Manifest?

  /// Reads the manifest there; a run of another executable, or of less, is as good as none.
  init(of binary: Manifest, in directory: String) {
    let manifest = try? Manifest(readingFrom: ResultDirectory(path: directory).manifest)
    let own = binary.build.executable?.value
    let known = Set(manifest?.benchmarks.map(\.name) ?? [])
    let isOfUse =
      own != nil && manifest?.build.executable?.value == own
      && binary.benchmarks.allSatisfy { known.contains($0.name) }
    self.manifest = isOfUse ? manifest : nil
  }

  /// Whether times were taken to the end, with that much effort.
  func isMeasured(with effort: Effort) -> Bool {
    manifest.map { $0.effort == effort.rawValue && !$0.interrupted } ?? false
  }

  /// Whether the counts were added.
  var isCounted: Bool {
    manifest?.instruments.contains { $0.name == ExactCounts.name && $0.isAvailable } ?? false
  }
}

/// A comparison as it was measured: its layout and its three arms.
public struct InterleavedRun: Sendable {
  /// How the launches were laid out.
  public let interleaving: Interleaving
  /// What the baseline's run was.
  public let baseline: Manifest
  /// What the candidate's run was.
  public let candidate: Manifest
  private let baselineTimes: LaunchMedians
  private let candidateTimes: LaunchMedians
  private let nullTimes: LaunchMedians

  /// Reads the comparison in the directory at `path`.
  ///
  /// - Throws: ``ComparisonError`` if there is none, or one of its files is malformed.
  /// - Complexity: O(*n*) in the bytes of the samples; one number is kept for a sample.
  public init(readingFrom path: String) throws(ComparisonError) {
    let directory = ComparisonDirectory(path: path)
    guard isDirectory(path) else { throw .absentRun(path: path) }
    guard fileExists(directory.interleaving) else {
      throw .noRun(path: path, missing: directory.interleaving)
    }
    do throws(ResultFileError) {
      interleaving = try Interleaving(readingFrom: directory.interleaving)
      (baseline, baselineTimes) = try Self.readArm(directory.baseline)
      (candidate, candidateTimes) = try Self.readArm(directory.candidate)
      (_, nullTimes) = try Self.readArm(directory.null)
    } catch {
      throw .unreadable(error)
    }
  }

  /// The blocks of the stages, first to last.
  public var stages: [TimeComparisons.Stage] {
    interleaving.stages.map { stage in
      TimeComparisons.Stage(
        rows: differences(of: candidateTimes, in: stage),
        null: differences(of: nullTimes, in: stage)
      )
    }
  }

  /// The verdicts on all rows; the second stage, if there is one, confirms or clears the suspects.
  ///
  /// - Parameter tolerance: What a change in a row must reach.
  /// - Returns: The verdicts of both arms.
  public func judged(
    tolerance: (BenchmarkName) -> Tolerance = { _ in TimeComparisons.standardTolerance }
  ) -> TimeComparisons {
    let stages = stages
    return TimeComparisons(
      first: stages.first ?? TimeComparisons.Stage(rows: [], null: []),
      second: stages.dropFirst().first,
      tolerance: tolerance
    )
  }

  private func differences(
    of arm: LaunchMedians,
    in stage: Interleaving.Stage
  ) -> [BlockDifferences] {
    BlockDifferences.all(
      baseline: baselineTimes,
      other: arm,
      stage: stage,
      launchesPerBlock: interleaving.launchesPerBlock
    )
  }

  private static func readArm(
    _ path: String
  ) throws(ResultFileError) -> (Manifest, LaunchMedians) {
    let files = ResultDirectory(path: path)
    let manifest = try Manifest(readingFrom: files.manifest)
    var times = LaunchMedians(benchmarks: manifest.benchmarks)
    var samples = try SampleReader(path: files.samples)
    while let sample = try samples.next() { times.add(sample) }
    return (manifest, times)
  }
}

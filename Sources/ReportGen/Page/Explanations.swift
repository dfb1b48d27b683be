import FoundationEssentials
import Results

/// What `DispatchBench explain` printed about benchmarks of a run, one file each.
///
/// The files stand in `explain/` beside results.csv and are called after the benchmark:
/// `DispatchBench explain Boxing.store.any.32B > results/latest/explain/Boxing.store.any.32B.txt`.
/// The page shows them as they are, so that a reader sees the machine code of the build that was
/// explained and no summary of it.
struct Explanations {
  /// The most of one file that is shown, in characters.
  static let longest = 200_000

  private let texts: [BenchmarkName: String]

  /// No explanation of anything.
  static let none = Explanations(texts: [:])

  private init(texts: [BenchmarkName: String]) { self.texts = texts }

  /// Reads the explanations of `benchmarks` that stand in the directory of a run.
  ///
  /// - Throws: ``ResultFileError`` if one is there and cannot be read.
  init(of benchmarks: [BenchmarkName], in run: String) throws(ResultFileError) {
    let directory = "\(run)/explain"
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [])
    var texts: [BenchmarkName: String] = [:]
    for name in benchmarks where files.contains("\(name).txt") {
      let bytes = try readFile("\(directory)/\(name).txt")
      texts[name] = Self.inertLines(String(decoding: bytes, as: UTF8.self))
    }
    self.texts = texts
  }

  /// What there is on `benchmark`.
  subscript(benchmark: BenchmarkName) -> String? { texts[benchmark] }

  private static func inertLines(_ text: String) -> String {
    shortened(text, limit: longest).split(separator: "\n", omittingEmptySubsequences: false)
      .map { inert(String($0)) }.joined(separator: "\n")
  }
}

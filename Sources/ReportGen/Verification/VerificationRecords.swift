import Foundation
import Results

/// What `.ci/verify` left: verdicts on equal binaries, and on binaries with a known difference.
struct VerificationRecords {
  /// A gate on two captures of counts.
  struct CountGate: Equatable {
    /// The dose of the candidate; `NONE` where it is the baseline's own binary.
    let dose: String
    let verdict: RecordedVerdict
  }

  /// An interleaved comparison.
  struct Comparison {
    let verdict: RecordedVerdict
    let manifest: Manifest
  }

  /// The gates on counts.
  let gates: [CountGate]
  /// Comparisons of a binary with itself.
  let same: [Comparison]
  /// Comparisons with the binary that has the doses of time.
  let dosed: [Comparison]

  /// Reads the directory at `path`.
  ///
  /// - Throws: ``ResultFileError`` for a file that is malformed.
  init(readingFrom path: String) throws {
    gates = try Self.entries(path + "/gates").compactMap { name in
      guard name.hasSuffix(".json"), let dose = name.split(separator: ".").first else { return nil }
      return CountGate(
        dose: String(dose),
        verdict: try RecordedVerdict(readingFrom: "\(path)/gates/\(name)")
      )
    }
    same = try Self.comparisons(path + "/same")
    dosed = try Self.comparisons(path + "/dosed")
  }

  /// The names in a directory, in order; none where there is none.
  ///
  /// What is not complete has a name that ends in `.part`.
  private static func entries(_ path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasSuffix(".part") }.sorted()
  }

  private static func comparisons(_ path: String) throws -> [Comparison] {
    try entries(path).map { name in
      Comparison(
        verdict: try RecordedVerdict(readingFrom: "\(path)/\(name)/verdict.json"),
        manifest: try Manifest(readingFrom: "\(path)/\(name)/baseline/run.json")
      )
    }
  }
}

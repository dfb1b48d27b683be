import Results

/// A fingerprint of what a binary can measure: two runs with different ones measured different
/// things.
package enum SuiteHash {
  /// The fingerprint of every description.
  package static func of(_ suites: [Suite]) -> String {
    let lines = suites.flatMap { suite in
      suite.benchmarks.map { benchmark in
        let about = benchmark.summary
        return "\(about.name)\t\(about.reference ?? "")\t\(about.operationsPerIteration)"
          + "\t\(about.leaves)\t\(benchmark.isCold)\n"
      } + suite.layouts.map { "\($0.name)\n" } + suite.outcomes.map { "\($0.name)\n" }
    }
    return of(lines.joined())
  }

  /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/), of `text`.
  package static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import Glibc
import Results

/// A family as a counting process knows it: by which lines are its own, and what makes it ready.
struct CountedFamily {
  /// What the lines of its benchmarks begin with, the dot included.
  let prefix: [UInt8]
  private let first: Benchmark

  /// The families of some benchmarks; one that has nothing but cold and large ones has no first.
  static func all(of benchmarks: [Benchmark]) -> [CountedFamily] {
    var seen: Set<String> = []
    return benchmarks.filter { !$0.isCold && !$0.isLarge && seen.insert($0.name.family).inserted }
      .map { CountedFamily(prefix: Array("\($0.name.family).".utf8), first: $0) }
  }

  /// Runs the first benchmark, which is the same whatever was selected.
  ///
  /// All of it is one region, whose profile nobody reads: callgrind counts calls outside of regions
  /// as well, and forgets them only where it writes them.
  ///
  /// - Parameter seconds: after which SIGALRM ends the process.
  func run(within seconds: UInt32) {
    _ = alarm(seconds)
    let run: Kernel = { [first] iterations in
      let body = first.prepare()
      var checksum: UInt64 = 0
      for _ in 0..<2 { checksum &+= body(iterations) }
      return checksum
    }
    _ = Region.enter(run, iterations: 1)
    _ = alarm(0)
  }
}

import Foundation
import Results
import Testing

/// What the rows of the release build execute: counted once, looked at from several sides.
@Suite(
  .enabled(if: RealValgrind.isThere, "no valgrind in PATH"),
  .enabled(if: ReleaseBuild.isTested, Comment(rawValue: ReleaseBuild.absence))
)
struct ReleaseCountTests {
  /// Families that are counted: those whose rows are known best, so that the tests stay quick.
  private static let families = "^(Control|Dispatch|Boxing)\\."

  private struct Counted {
    var outcome: BuiltExecutable.Outcome
    var table: ResultTable
  }

  private static let counted: Result<Counted, any Error> = Result { () throws -> Counted in
    let scratch = try Scratch()
    func perform(_ words: [String]) throws -> BuiltExecutable.Outcome {
      let program = try BuiltExecutable(
        words + ["--filter", families, "--output", scratch.path("out")],
        executable: ReleaseBuild.path,
        in: scratch
      )
      try program.start()
      return try program.finish(within: .seconds(300))
    }
    let run = try perform(["run", "--effort", "quick"])
    try #require(run.status == 0, "\(run.errors)")
    let outcome = try perform(["count", "--check"])
    let files = ResultDirectory(path: scratch.path("out"))
    return Counted(outcome: outcome, table: try ResultTable(readingFrom: files.results))
  }

  private func value(_ name: BenchmarkName, _ metric: Metric) throws -> Double? {
    try Self.counted.get().table[name, metric]?.value
  }

  @Test func leaveStandingWhatTheyDeclare() throws {
    let outcome = try Self.counted.get().outcome
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains(#/\n(\d+) of \1 rows leave standing what they declare\n/#))
  }

  /// The counter in front of the heap, at full speed, and the calls that callgrind saw.
  @Test func allocateAsOftenByBothInstruments() throws {
    let output = try Self.counted.get().outcome.output
    let words = try #require(
      output.firstMatch(of: #/\n(\d+) rows: both instruments agree on allocations\n$/#)
    )
    #expect(try #require(Int(words.1)) > 250)
  }

  /// Every block that an operation allocates it also frees, besides one that only destroys what was
  /// made before.
  @Test func freeWhatTheyAllocate() throws {
    let table = try Self.counted.get().table
    let names = table.rows.filter { $0.metric == .frees && $0.value != nil }.map(\.benchmark)
    #expect(names.count > 250)
    for name in names {
      let (frees, allocations) = (try value(name, .frees), try value(name, .allocations))
      if name.operation == "destroy" {
        #expect(allocations == 0, "\(name)")
      } else {
        #expect(frees == allocations, "\(name)")
      }
    }
  }

  @Test func countTheDoubleControlAsExactlyTwiceTheSingle() throws {
    let once = try #require(BenchmarkName("Control.double.once"))
    let twice = try #require(BenchmarkName("Control.double.twice"))
    let instructions = try #require(try value(once, .instructions))
    #expect(instructions > 0)
    #expect(try value(twice, .instructions) == 2 * instructions)
  }

  @Test func countTheClonesOfOneLoopAlike() throws {
    for operation in ["identical", "clone"] {
      let first = try #require(BenchmarkName("Control.\(operation).first"))
      let second = try #require(BenchmarkName("Control.\(operation).second"))
      for metric in [Metric.instructions, .loads, .stores, .conditionalBranches] {
        #expect(try value(first, metric) == value(second, metric), "\(operation) \(metric)")
      }
    }
  }

  /// What comes to own an object, by allocating or retaining it, lets go of it by releasing it.
  ///
  /// Not where something comes from outside of the loop: what `destroy` destroys was made before,
  /// and an `array` begins as the empty one that all share, which is released and was never
  /// retained. Weak and unowned references keep counts of their own, and `swift_makeBoxUnique`, which
  /// copies a shared box, lets go of it without a call.
  @Test func releaseWhatTheyRetainAndAllocate() throws {
    let table = try Self.counted.get().table
    let names = table.rows.filter { $0.metric == .releases }.map(\.benchmark).filter { name in
      !["destroy", "array", "mutateShared"].contains(name.operation)
        && !["weak", "unowned"].contains(name.parameter)
    }
    #expect(names.count > 150)
    for name in names {
      let retains = try #require(try value(name, .retains))
      let objects = try #require(try value(name, .objectAllocations))
      #expect(try value(name, .releases) == retains + objects, "\(name)")
    }
  }
}

import Foundation
import Results
import Testing

/// `count` of the built program, with the valgrind of this machine.
@Suite(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"), .serialized)
struct CountCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func count(_ variant: String, _ more: String...) throws -> BuiltExecutable.Outcome {
    let selection = ["count", "--with-faults", "--exact", "Faults.work.\(variant)"]
    return try BuiltExecutable.run(selection + more + ["--allow-debug-build"], in: scratch)
  }

  @Test func saysHowManyRowsKeepWhatTheyDeclare() throws {
    let outcome = try count("sound", "--check")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix("\n1 of 1 rows leave standing what they declare\n"))
  }

  @Test func namesTheRowThatBreaksItsDeclaration() throws {
    let outcome = try count("wavers", "--check")
    #expect(outcome.status == 5)
    #expect(outcome.output.hasSuffix("\n0 of 1 rows leave standing what they declare\n"))
    // Of the 64 iterations more, 16384 mod 997 - 4096 mod 997 = 324 blocks.
    let said =
      "Error: Faults.work.wavers declares 0 allocations per operation, counted 81/16: "
      + "more is left standing than the row says\n"
    #expect(outcome.errors.contains(said))
  }

  @Test func passesOverDeclarationsUnlessAsked() throws {
    let outcome = try count("wavers")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test func saysWhatBecameOfACrash() throws {
    let outcome = try count("crashes", "--check", "--output", scratch.path("out"))
    #expect(outcome.status == 5)
    #expect(outcome.errors.hasPrefix("Error: Faults.work.crashes Illegal instruction (signal 4)"))
    #expect(outcome.output.hasSuffix("\n0 of 1 rows leave standing what they declare\n"))
    let directory = ResultDirectory(path: scratch.path("out"))
    let rows = try ResultTable(readingFrom: directory.results).rows
    #expect(Set(rows.map(\.status)) == [.crashed])
    #expect(try Manifest(readingFrom: directory.manifest).omissions.map(\.status) == [.crashed])
  }

  /// What a program reads of `--format json`.
  private struct Document: Decodable { var benchmarks: [Element] }

  private struct Element: Decodable {
    struct Figure: Decodable {
      var value: Double?
      var exact: String?
      var counted: [String]?
    }

    var benchmark: String
    var leaves: String
    var broken: [String]
    var status: RowStatus
    var reason: String?
    var counts: [String: Figure]
  }

  @Test func printsTheSameAsJSON() throws {
    let outcome = try BuiltExecutable.run(
      [
        "count", "--with-faults", "--filter", "^Faults.work.(sound|wavers|crashes)$",
        "--format", "json", "--check", "--output", scratch.path("out"), "--allow-debug-build",
      ],
      in: scratch
    )
    #expect(outcome.status == 5)
    let elements = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
      .benchmarks
    #expect(Set(elements.map(\.benchmark)).count == 3)
    let rows = try ResultTable(readingFrom: ResultDirectory(path: scratch.path("out")).results)
    for element in elements {
      let name = try #require(BenchmarkName(element.benchmark))
      for (metric, figure) in element.counts {
        let metric = try #require(Metric(rawValue: metric))
        #expect(rows[name, metric]?.value == figure.value, "\(name) \(metric)")
      }
      #expect(element.broken.isEmpty == (element.benchmark != "Faults.work.wavers"))
      #expect(element.counts.isEmpty == (element.benchmark == "Faults.work.crashes"))
    }
    let wavers = try #require(elements.first { $0.benchmark == "Faults.work.wavers" })
    #expect(wavers.counts["malloc_calls"]?.exact == "81/16")
    let crashed = try #require(elements.first { $0.benchmark == "Faults.work.crashes" })
    #expect(crashed.status == .crashed)
    #expect(crashed.reason?.contains("signal 4") == true)
  }

  @Test func refusesToJudgeADebugBuild() throws {
    for option in [["--check"], ["--output", scratch.path("out")]] {
      let outcome = try BuiltExecutable.run(["count"] + option, in: scratch)
      try #require(outcome.status != 0, "a release build was tested; counting it took long")
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasPrefix("Error: This is a debug build"))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out")))
  }

  @Test func suggestsTheNearestName() throws {
    let outcome = try count("sonud")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Faults.work.sound"))
  }

  @Test func isStoppedByASignal() throws {
    let hanging = try BuiltExecutable(
      ["count", "--with-faults", "--exact", "Faults.work.hangs"],
      in: scratch
    )
    try hanging.start()
    let started = ContinuousClock.now
    var directories: [pid_t: String] = [:]
    while directories.count < 2, ContinuousClock.now - started < .seconds(30) {
      usleep(10_000)
      for child in hanging.children { directories[child] = Self.countingDirectory(of: child) }
    }
    #expect(directories.count == 2)
    #expect(Set(directories.values).count == 1)
    hanging.send(SIGINT)
    let outcome = try hanging.finish()
    // The benchmark was not ended for its own sake, which would be status 5.
    #expect(outcome.status == 130)
    #expect(outcome.errors == "Error: stopped by a signal; nothing was counted\n")
    #expect(outcome.output == "")
    #expect(directories.keys.allSatisfy { kill($0, 0) != 0 })
    #expect(directories.values.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
  }

  /// The directory that a valgrind was told to write its profiles to.
  private static func countingDirectory(of process: pid_t) -> String? {
    let words = (try? Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline")))
      .map { String(decoding: $0, as: UTF8.self).split(separator: "\0") }
    let option = words?.first { $0.hasPrefix("--callgrind-out-file=") }
    return option.map {
      "/" + $0.split(separator: "/").dropFirst().prefix(2).joined(separator: "/")
    }
  }
}

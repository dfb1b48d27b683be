import Foundation
import Testing

@testable import Results

@Suite struct MergeTests {
  private static let names = (1...5).map { "Boxing.store.any.\($0)B" }

  @Test func twoPartsGiveTheRowsOfTheWholeByteForByte() throws {
    try withParts { directory in
      let outcome = try BuiltReportGen.run(["merge", "--output", "m", "two", "one"], in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let merged = try Data(contentsOf: directory.appending(path: "m/results.csv"))
      let whole = try Data(contentsOf: directory.appending(path: "all/results.csv"))
      #expect(merged == whole)
      let manifest = try Manifest(readingFrom: directory.path + "/m/run.json")
      #expect(manifest.benchmarks.map(\.name) == Self.names)
    }
  }

  @Test(arguments: [
    (["one", "one"], 65, "is already"), (["one"], 4, "shard 2/2 is missing"),
    (["all", "two"], 65, "was not taken with --shard"),
    (["one", "other"], 4, "build.compiler: found 'Swift 6.4', expected 'Swift version 6.3.1"),
    (["one", "later"], 4, "build.commit: found 'fedcba', expected '0123abc'"),
    (["one", "chosen"], 4, "commandLine: found '--filter x', expected ''"),
    (["one", "again"], 65, "found rows of Boxing.store.any.1B, which another part has too"),
    (["one", "third"], 65, "found shard 2/3, expected one of 2 parts"),
    (["one", "more"], 4, "part.whole: found '4 rows', expected '5 rows'"),
    (["one", "stopped"], 4, "was interrupted"),
    (["one", "absent"], 4, "no such directory"),
  ])
  func refusesPartsThatDoNotMakeAWhole(_ parts: [String], _ status: Int, _ words: String) throws {
    try withParts { directory in
      let outcome = try BuiltReportGen.run(["merge", "--output", "m"] + parts, in: directory)
      #expect(Int(outcome.status) == status)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: directory.path + "/m"))
    }
  }

  /// Five made-up benchmarks, whole and in two parts, and parts that spoil the second.
  private func withParts(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    func write(
      _ part: String,
      _ names: [String],
      shard: String?,
      change: (inout Manifest) -> Void = { _ in }
    ) throws {
      let counts = Dictionary(uniqueKeysWithValues: names.map { ($0, Double($0.count)) })
      let path = directory.appending(path: part).path
      try CountedRun.write(counts, shard: shard, of: Self.names, to: path)
      var manifest = try Manifest(readingFrom: path + "/run.json")
      change(&manifest)
      try manifest.write(to: path + "/run.json")
    }
    // Parts of different sizes, as a hash deals them.
    func part(_ index: Int) -> [String] {
      Self.names.enumerated().filter { [0, 3, 4].contains($0.offset) == (index == 0) }
        .map(\.element)
    }
    try write("all", Self.names, shard: nil)
    try write("one", part(0), shard: "1/2")
    try write("two", part(1), shard: "2/2")
    try write("again", part(0), shard: "2/2")
    try write("third", part(1), shard: "2/3")
    try write("other", part(1), shard: "2/2") { $0.build.compiler = .known("Swift 6.4") }
    try write("later", part(1), shard: "2/2") { $0.build.commit = .known("fedcba") }
    try write("chosen", part(1), shard: "2/2") { $0.commandLine += ["--filter=x"] }
    try write("more", part(1), shard: "2/2") { $0.part?.whole.removeLast() }
    try write("stopped", part(1), shard: "2/2") { $0.interrupted = true }
    try body(directory)
  }
}

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
    }
  }

  @Test func refusesPartsThatOverlapAreMissingOrBelongElsewhere() throws {
    try withParts { directory in
      let cases = [
        (["one", "one"], 65, "is already"), (["one"], 4, "shard 2/2 is missing"),
        (["all", "two"], 65, "was not taken with --shard"),
        (["one", "other"], 4, "build.compiler"),
      ]
      for (parts, status, words) in cases {
        let outcome = try BuiltReportGen.run(["merge", "--output", "m"] + parts, in: directory)
        #expect(Int(outcome.status) == status)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: directory.path + "/m"))
      }
    }
  }

  private func withParts(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    func write(_ part: String, _ names: [String], shard: String?) throws {
      let counts = Dictionary(uniqueKeysWithValues: names.map { ($0, Double($0.count)) })
      let path = directory.appending(path: part).path
      try CountedRun.write(counts, shard: shard, to: path)
    }
    func part(_ index: Int) -> [String] {
      Self.names.enumerated().filter { $0.offset % 2 == index }.map(\.element)
    }
    try write("all", Self.names, shard: nil)
    try write("one", part(0), shard: "1/2")
    try write("two", part(1), shard: "2/2")
    try write("other", part(1), shard: "2/2")
    let path = directory.appending(path: "other/run.json").path
    var manifest = try Manifest(readingFrom: path)
    manifest.build.compiler = .known("Swift 6.4")
    try manifest.write(to: path)
    try body(directory)
  }
}

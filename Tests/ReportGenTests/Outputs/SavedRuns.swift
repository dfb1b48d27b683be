import Foundation

@testable import Results

/// Directories that every command of ReportGen can read, with words in them that were given.
enum SavedRuns {
  /// Writes runs, the second of which costs more, and a matrix of two modes into `directory`; every
  /// free text of theirs is `words`.
  static func write(_ words: String, to directory: URL) throws {
    let root = directory.path(percentEncoded: false)
    for (hour, run) in ["a", "b", "c"].enumerated() {
      try write(run: "\(root)/\(run)", hour: hour, words)
    }
    for mode in ["default", "other"] { try write(run: "\(root)/matrix/\(mode)", hour: 0, words) }
    try write(run: "\(root)/part", hour: 0, words, shard: "1/1")
    try Data(document.utf8).write(to: directory.appending(path: "doc.md"))
    let modes = ["default", "other"].map {
      BuildMatrix.Mode(name: $0, about: words, flags: [words])
    }
    let refused = BuildMatrix.Mode(name: "no", about: words, flags: [], refusal: words)
    try BuildMatrix(modes: modes + [refused]).write(to: "\(root)/matrix")
    try createDirectory("\(root)/a/explain")
    let explanation = directory.appending(path: "a/explain/Boxing.store.any.32B.txt")
    try Data("a line\n\(words)\n".utf8).write(to: explanation)
  }

  /// A document that asks for all that free words of a run can get into.
  private static let document = """
    <!-- splice: table Boxing.store -->
    <!-- /splice -->

    <!-- splice: summary -->
    <!-- /splice -->

    <!-- splice: claims -->
    <!-- /splice -->

    <!-- splice: screen -->
    <!-- /splice -->

    <!-- splice: sentence Boxing.store.any.32B -->?<!-- /splice -->,
    <!-- splice: figure b/Tree.diff.any time -->?<!-- /splice -->,
    <!-- splice: value matrix/other/Boxing.store.any.32B instructions -->?<!-- /splice -->

    """

  private static func write(
    run path: String,
    hour: Int,
    _ words: String,
    shard: String? = nil
  ) throws {
    var manifest = MadeUpRun.manifest
    manifest.commandLine += shard.map { ["--shard", $0] } ?? []
    manifest.started += Double(3_600 * hour)
    manifest.commandLine.append(words)
    manifest.build.flags = .known(["-O", words])
    manifest.build.commit = .known(words)
    manifest.omissions.append(Omission(subject: words, reason: words))
    manifest.benchmarks = MadeUpRun.manifest.benchmarks.dropLast().map { described in
      var described = described
      described.note = words
      described.leaves = words
      return described
    }
    let rows = MadeUpRun.results.map { row in
      var row = row
      row.note = words
      if row.metric == .allocations, hour > 0 { row.value = (row.value ?? 0) + 1 }
      return row
    }
    let counted = try ["concrete", "any"].map { variant in
      ResultRow(
        benchmark: try name("Boxing.store.\(variant).32B"),
        metric: .instructions,
        value: (variant == "any") == path.hasSuffix("other") ? 10 : 100,
        n: 2
      )
    }
    let table = try ResultTable(rows + counted)
    manifest.part = shard.map { _ in PartOfRun(companions: [], whole: table.benchmarks) }
    try createDirectory(path)
    try table.write(to: path + "/results.csv")
    try SampleWriter.write(MadeUpRun.samples, to: path + "/samples.csv")
    try manifest.write(to: path + "/run.json")
  }

  private static func name(_ text: String) throws -> BenchmarkName {
    guard let name = BenchmarkName(text) else { throw CocoaError(.featureUnsupported) }
    return name
  }

  /// Every command line that writes something about these runs, with the files that it leaves.
  static let commands: [(arguments: [String], files: [String])] = [
    (["report", "--input", "a", "--output", "R.md"], ["R.md"]),
    (["claims", "--input", "a"], []),
    (["claims", "--input", "a", "--format", "markdown"], []),
    (["claims", "--input", "a", "--format", "json"], []),
    (["html", "--input", "a", "--output", "page.html"], ["page.html"]),
    (
      ["history", "a", "b", "c", "--all", "--markdown", "H.md"],
      ["H.md", "charts/history-boxing-store-any-32b-allocations.svg"]
    ),
    (["history", "a", "b", "c", "--format", "json"], []),
    (
      ["matrix", "--input", "matrix", "--output", "M.md"],
      ["M.md", "charts/modes-boxing-store--32b.svg"]
    ),
    (["matrix", "--input", "matrix", "--format", "json"], []),
    (
      [
        "gate", "--baseline", "a", "--candidate", "b", "--verbose", "--allow-mismatch", "--json",
        "v.json", "--markdown", "comment.md", "--junit", "junit.xml",
      ],
      ["v.json", "comment.md", "junit.xml"]
    ),
    (["gate", "--baseline", "a", "--candidate", "b", "--format", "json"], []),
    (
      ["merge", "--output", "whole", "part"],
      ["whole/results.csv", "whole/samples.csv", "whole/run.json"]
    ),
    (["splice", "--input", "a", "doc.md"], ["doc.md"]),
    (["report", "--input", "a", "--matrix", "matrix", "--output", "R2.md"], ["R2.md"]),
    (["export", "--input", "a", "--format", "bencher"], []),
    (["export", "--input", "a", "--format", "github-action"], []),
    (["export", "--input", "a", "--format", "google-benchmark"], []),
    (["export", "--input", "a", "--format", "jmh"], []),
  ]
}

import Foundation
import Testing

@testable import ReportGen
@testable import Results

/// What stands beside the latest run is reported with it, and only then.
@Suite struct RunNeighboursTests {
  private func withResults(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "beside-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let root = directory.path(percentEncoded: false)
    try createDirectory("\(root)/results/latest")
    try MadeUpRun.write(to: "\(root)/results/latest")
    try Self.manifest.write(to: "\(root)/results/latest/run.json")
    try body(directory)
  }

  private func report(_ arguments: [String] = [], in directory: URL) throws -> String {
    let outcome = try BuiltReportGen.run(arguments, in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = directory.appending(path: arguments.isEmpty ? "results/REPORT.md" : "R.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func aRunAloneHasNeitherModesNorHistory() throws {
    try withResults { directory in
      let text = try report(in: directory)
      #expect(text.hasPrefix("<!-- Made by ReportGen report; do not edit. -->"))
      #expect(!text.contains("## Build modes") && !text.contains("## History"))
      #expect(!text.contains("Boundary"))
    }
  }

  @Test func reportsTheModesAndTheBaselinesThatStandBesideIt() throws {
    try withResults { directory in
      let results = directory.path(percentEncoded: false) + "/results"
      try writeMatrix(to: results + "/matrix")
      try writeBaseline(to: results + "/baseline/6.3.1-x86_64")
      let text = try report(in: directory)
      #expect(text.contains("in 2 modes: default, resilient. [MATRIX.md](MATRIX.md) says"))
      #expect(text.contains("](charts/build-modes.svg)"))
      #expect(text.contains("- **Boundary.resilient:** a build of its own with"))
      #expect(text.contains("### Boundary.resilient"))
      #expect(
        text.contains("- Where the other module may be replaced by a later one, `some` takes")
      )
      #expect(text.contains("| results/baseline/6.3.1-x86_64 |"))
      #expect(text.contains("1 change points in"))
      #expect(text.contains("](charts/history-boxing-store-any-32b-allocations.svg)"))
      for chart in ["build-modes", "history-boxing-store-any-32b-allocations"] {
        #expect(FileManager.default.fileExists(atPath: "\(results)/charts/\(chart).svg"))
      }
      let named = try report(
        ["report", "--input", "results/latest", "--output", "R.md"],
        in: directory
      )
      #expect(!named.contains("## Build modes") && !named.contains("## History"))
      let asked = ["report", "--input", "results/latest", "--matrix", "results/matrix"]
      let both = try report(asked + ["--output", "R.md"], in: directory)
      #expect(both.contains("## Build modes") && !both.contains("## History"))
      #expect(both.contains("report --input results/latest --matrix results/matrix --output R.md;"))
    }
  }

  @Test func thePageShowsTheChartsToo() throws {
    try withResults { directory in
      let results = directory.path(percentEncoded: false) + "/results"
      try writeMatrix(to: results + "/matrix")
      let outcome = try BuiltReportGen.run(["html", "--output", "page.html"], in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let page = try String(contentsOf: directory.appending(path: "page.html"), encoding: .utf8)
      #expect(page.contains("id=\"build-modes\"") && page.contains(">build mode</text>"))
    }
  }

  @Test func endsWith65WhereAModeIsMalformed() throws {
    try withResults { directory in
      let matrix = directory.path(percentEncoded: false) + "/results/matrix"
      try writeMatrix(to: matrix)
      try Data("nothing\n".utf8).write(to: URL(filePath: "\(matrix)/resilient/results.csv"))
      let outcome = try BuiltReportGen.run([], in: directory)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("results/matrix/resilient/results.csv:1"))
    }
  }

  /// The made-up run's, which can be held against others: of a build whose flags are known.
  private static var manifest: Manifest {
    var manifest = MadeUpRun.manifest
    manifest.build.flags = .known(["-O"])
    return manifest
  }

  /// The made-up run with an allocation less.
  private func writeBaseline(to path: String) throws {
    try createDirectory(path)
    var rows = MadeUpRun.results.filter(\.metric.isExact)
    let place = try #require(
      rows.firstIndex { $0.benchmark.description == "Boxing.store.any.32B" }
    )
    rows[place].value = 0
    var manifest = Self.manifest
    manifest.started -= 3_600
    manifest.benchmarks = []
    try ResultTable(rows).write(to: path + "/results.csv")
    try manifest.write(to: path + "/run.json")
  }

  /// Two modes with three rows of a form, and results across a resilient boundary.
  private func writeMatrix(to path: String) throws {
    let modes = [
      BuildMatrix.Mode(name: "default", about: "as usual", flags: []),
      BuildMatrix.Mode(
        name: "resilient",
        about: "replaceable",
        flags: ["-enable-library-evolution"]
      ),
    ]
    for (mode, some) in zip(modes, [2.0, 60.0]) {
      let names = ["inlinable", "public", "hidden"].flatMap { parameter in
        ["concrete", "some", "any"].map { "Opaque.result.\($0).\(parameter)" }
      }
      var manifest = MadeUpRun.manifest
      manifest.build.libraryEvolution = .known(mode.name == "resilient")
      manifest.omissions = []
      manifest.benchmarks = names.map { name in
        BenchmarkDescription(
          name: name,
          reference: BenchmarkName(name)?.twin("concrete").map(\.description),
          operationsPerIteration: 1,
          leaves: "nothing"
        )
      }
      let texts = names.map { name in
        let time = name.contains(".some.") ? some : 5
        return "\(name) time \(time) [\(time) \(time)]; \(name) instructions \(9 * time)"
      }
      try createDirectory("\(path)/\(mode.name)")
      try ResultTable(rows(texts.joined(separator: "\n")))
        .write(to: "\(path)/\(mode.name)/results.csv")
      try manifest.write(to: "\(path)/\(mode.name)/run.json")
    }
    try BuildMatrix(modes: modes).write(to: path)
  }
}

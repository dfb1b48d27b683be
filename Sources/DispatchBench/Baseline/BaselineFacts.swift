import Foundation
import Results

/// What a baseline is, for people and for programs; a fact that the run did not know is absent.
struct BaselineFacts: Encodable {
  var schema = 1
  var name: String
  var path: String
  var taken: String
  var compiler: String?
  var commit: String?
  var processor: String?
  var suite: String?
  var benchmarks: Int
  var rows: Int

  /// Describes the baseline `name`, which is `run`.
  init(_ name: String, _ run: ComparedRun) {
    self.name = name
    path = run.path
    taken = run.manifest.started.formatted(.iso8601)
    compiler = run.manifest.build.compiler.value
    commit = run.manifest.build.commit.value
    processor = run.manifest.machine.cpuModel.value
    suite = run.manifest.suiteHash.value
    benchmarks = run.manifest.benchmarks.count
    rows = run.table.rows.count
  }

  /// The facts with their titles.
  var table: TextTable {
    let facts = [
      ("path", path), ("taken", taken), ("compiler", compiler ?? "unknown"),
      ("commit", commit ?? "unknown"), ("processor", processor ?? "unknown"),
      ("suite", suite ?? "unknown"), ("benchmarks", "\(benchmarks)"), ("rows", "\(rows)"),
    ]
    var table = TextTable(columns: [.init("fact", .left), .init(name, .left)])
    for (fact, text) in facts { table.append([fact, text]) }
    return table
  }
}

/// The names of all baselines, for programs.
struct BaselineList: Encodable {
  struct Entry: Encodable {
    var name: String
    var path: String
  }

  var schema = 1
  var baselines: [Entry]
}

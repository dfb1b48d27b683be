import Foundation
import Measurement
import Results

/// A build of the suite, other than the one that is running.
struct SuiteBinary {
  /// Its path.
  let path: String
  /// What it says it is; its benchmarks are those selected that can be entered repeatedly.
  let manifest: Manifest

  /// Asks the executable at `path` what it is.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - selection: The options that select benchmarks.
  /// - Throws: ``SuiteBinaryError`` if there is none, or it is no build of the suite.
  init(path: String, selection: [String]) throws(SuiteBinaryError) {
    self.path = path
    guard FileManager.default.isExecutableFile(atPath: path) else { throw .absent(path: path) }
    let answer: FinishedSubprocess
    do throws(SubprocessError) {
      answer = try Subprocess(path, ["describe"] + selection, limit: 30).run()
    } catch {
      throw .foreign(path: path, reason: error.description)
    }
    // An empty selection is the caller's mistake, and the binary words it.
    if answer.end == .exited(ExitCode.usage.rawValue), answer.errors.contains("No benchmark") {
      throw .nothingSelected(path: path, words: answer.errors)
    }
    guard answer.succeeded else {
      throw .foreign(path: path, reason: "it does not understand 'describe'")
    }
    do throws(ResultFileError) {
      manifest = try Manifest(json: Array(answer.output.utf8), path: "\(path) describe")
    } catch {
      throw .foreign(path: path, reason: error.description)
    }
  }

  /// The benchmarks that both binaries have and mean alike, in this one's order.
  func shared(with other: SuiteBinary) -> [BenchmarkName] {
    let known = Set(other.manifest.benchmarks.map(\.name))
    return manifest.benchmarks.filter { known.contains($0.name) }.compactMap {
      BenchmarkName($0.name)
    }
  }

  /// Copies the executable to `target`, so that all arms run from paths of one length.
  func copy(to target: String) throws(SuiteBinaryError) {
    do {
      try FileManager.default.copyItem(atPath: path, toPath: target)
    } catch {
      throw .notCopied(path: path, reason: error.localizedDescription)
    }
  }
}

/// Why a binary cannot be compared.
enum SuiteBinaryError: ExitingError {
  case absent(path: String)
  case foreign(path: String, reason: String)
  case nothingSelected(path: String, words: String)
  case notCopied(path: String, reason: String)
  case nothingShared
  case fewBlocks(given: Int, needed: Int, rows: Int)
  case stopped(String)

  var exitCode: ExitCode {
    switch self {
    case .absent, .nothingShared, .stopped: .coverage
    case .foreign: .badData
    case .nothingSelected, .fewBlocks: .usage
    case .notCopied: .inputOutput
    }
  }

  var description: String {
    switch self {
    case .absent(let path):
      "\(inert(path)): there is no executable; build one with 'swift build -c release'"
    case .foreign(let path, let reason):
      "\(inert(path)): is no build of this suite: \(inert(reason))"
    case .nothingSelected(_, let words):
      words.split(separator: "\n").first.map { inert(String($0.dropFirst("Error: ".count))) }
        ?? "No benchmark is selected."
    case .notCopied(let path, let reason): "\(inert(path)): cannot be copied: \(inert(reason))"
    case .nothingShared: "the two binaries have no benchmark in common"
    case .fewBlocks(let given, let needed, let rows):
      "\(given) blocks cannot call a change in any of \(rows) rows;"
        + " '--blocks \(needed)' is the fewest, 20 the default, or select fewer rows"
    case .stopped(let words): inert(words)
    }
  }
}

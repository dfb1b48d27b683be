import Foundation
import Results

/// The saved baselines: a directory each, by default results/baseline/<toolchain>-<architecture>.
struct BaselineStore {
  /// The directory that holds them.
  let path: String

  /// The names of the baselines, in order.
  var names: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.filter {
      FileManager.default.fileExists(atPath: "\(path)/\($0)/run.json")
    }.sorted()
  }

  /// The directory of the baseline `name`.
  ///
  /// - Throws: ``BaselineError`` if the name could leave the store.
  func directory(_ name: String) throws(BaselineError) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte) || (0x30...0x39).contains(byte)
        || [0x2d, 0x2e, 0x5f].contains(byte)
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix(".") else { throw .notAName(name) }
    return "\(path)/\(name)"
  }

  /// The name that a run goes by unless another is given, such as `6.3.1-x86_64`.
  static func usualName(of manifest: Manifest) -> String {
    let compiler = manifest.build.compiler.value ?? "unknown"
    let version = compiler.split(separator: " ").first { $0.first?.isNumber == true }
    return "\(version ?? "unknown")-\(manifest.machine.architecture.value ?? "unknown")"
  }

  /// Saves the first of two captures that agree.
  ///
  /// - Throws: ``BaselineError`` if they do not agree or the name is taken.
  func save(_ one: ComparedRun, _ other: ComparedRun, as name: String, force: Bool) throws {
    let target = try directory(name)
    let differences = CaptureAgreement(one, other).differences
    guard differences.isEmpty else { throw BaselineError.disagreement(differences) }
    guard force || !FileManager.default.fileExists(atPath: target) else {
      throw BaselineError.exists(target)
    }
    try createDirectory(target)
    let (from, to) = (ResultDirectory(path: one.path), ResultDirectory(path: target))
    for (source, copy) in [(from.results, to.results), (from.samples, to.samples)]
    where FileManager.default.fileExists(atPath: source) {
      try OutputFile.write(try Data(contentsOf: URL(filePath: source)), to: copy)
    }
    try one.manifest.write(to: to.manifest)
  }

  /// Deletes the baseline `name`.
  ///
  /// - Throws: ``BaselineError/absent(_:known:)`` if there is none.
  func delete(_ name: String) throws {
    guard names.contains(name) else { throw BaselineError.absent(name, known: names) }
    try FileManager.default.removeItem(atPath: try directory(name))
  }
}

/// Why a baseline cannot be saved, shown or deleted.
enum BaselineError: ExitingError {
  case notAName(String)
  case exists(String)
  case absent(String, known: [String])
  case disagreement([String])
  case captures(Int)
  case missingName

  var exitCode: ExitCode {
    switch self {
    case .notAName, .captures, .missingName: .usage
    case .exists: .inputOutput
    case .absent: .coverage
    case .disagreement: .inconclusive
    }
  }

  var description: String {
    switch self {
    case .notAName(let name):
      "'\(inert(name))' cannot name a baseline; use letters, digits, '-', '_' and '.'"
    case .exists(let path):
      "\(inert(path)): exists already; pass '--force' to replace it, or give another name"
    case .absent(let name, let known):
      "no baseline is named '\(inert(name))'; "
        + (known.isEmpty ? "there is none" : "there are \(known.joined(separator: ", "))")
    case .disagreement(let differences):
      "the two captures do not agree, so neither is saved: "
        + differences.prefix(5).map(inert).joined(separator: "; ")
        + (differences.count > 5 ? "; and \(differences.count - 5) more" : "")
    case .captures(let count):
      "'baseline save' needs two captures of one binary, '--from DIR --from DIR'; \(count) given"
    case .missingName: "which baseline? 'DispatchBench baseline list' names them"
    }
  }
}

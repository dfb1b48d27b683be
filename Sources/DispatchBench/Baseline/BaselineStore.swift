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
    let isReserved = [".new", ".old"].contains { name.hasSuffix($0) } || name.hasPrefix(".")
    guard isPlain, !name.isEmpty, !isReserved else { throw .notAName(name) }
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
  /// - Throws: ``BaselineError`` if they do not agree, or, unless forced, if the name is taken or no
  ///   commit holds what was captured.
  func save(_ one: ComparedRun, _ other: ComparedRun, as name: String, force: Bool) throws {
    let target = try directory(name)
    guard Self.isOther(one.path, other.path) else { throw BaselineError.oneCapture(one.path) }
    let differences = CaptureAgreement(one, other).differences
    guard differences.isEmpty else { throw BaselineError.disagreement(differences) }
    let dirty = [one, other].first { $0.manifest.build.hasUncommittedChanges.value == true }
    if !force, let dirty { throw BaselineError.uncommitted(dirty.path) }
    guard force || !FileManager.default.fileExists(atPath: target) else {
      throw BaselineError.exists(target)
    }
    try copy(one, to: target)
  }

  /// Two captures are two runs: one that is named twice agrees with itself whatever it says.
  private static func isOther(_ one: String, _ other: String) -> Bool {
    let places = [one, other].map { URL(filePath: $0).resolvingSymlinksInPath().path }
    return places[0] != places[1]
  }

  /// Puts the files of `run` at `target` as a whole: no file of an older baseline stays behind.
  private func copy(_ run: ComparedRun, to target: String) throws {
    let files = FileManager.default
    let (new, old) = (target + ".new", target + ".old")
    for leftover in [new, old] where files.fileExists(atPath: leftover) {
      try files.removeItem(atPath: leftover)
    }
    try createDirectory(new)
    let (from, to) = (ResultDirectory(path: run.path), ResultDirectory(path: new))
    for (source, copy) in [(from.results, to.results), (from.samples, to.samples)]
    where files.fileExists(atPath: source) {
      try OutputFile.write(try Data(contentsOf: URL(filePath: source)), to: copy)
    }
    try run.manifest.write(to: to.manifest)
    let replaces = files.fileExists(atPath: target)
    if replaces { try files.moveItem(atPath: target, toPath: old) }
    try files.moveItem(atPath: new, toPath: target)
    if replaces { try files.removeItem(atPath: old) }
  }

  /// Deletes the baseline `name`.
  ///
  /// - Throws: ``BaselineError/absent(_:known:)`` if there is none.
  func delete(_ name: String) throws {
    let target = try directory(name)
    guard names.contains(name) else { throw BaselineError.absent(name, known: names) }
    try FileManager.default.removeItem(atPath: target)
  }
}

/// Why a baseline cannot be saved, shown or deleted.
enum BaselineError: ExitingError {
  case notAName(String)
  case exists(String)
  case absent(String, known: [String])
  case disagreement([String])
  case captures(Int)
  case oneCapture(String)
  case uncommitted(String)
  case missingName

  var exitCode: ExitCode {
    switch self {
    case .notAName, .captures, .oneCapture, .missingName: .usage
    case .exists: .inputOutput
    case .absent, .uncommitted: .coverage
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
    case .oneCapture(let path):
      "\(inert(path)): was given twice; a baseline needs two captures that were taken apart"
    case .uncommitted(let path):
      "\(inert(path)): was taken of sources with uncommitted changes, which nobody can build again"
        + " from its commit; commit them and take both captures again, or pass '--force'"
    case .missingName: "which baseline? 'DispatchBench baseline list' names them"
    }
  }
}

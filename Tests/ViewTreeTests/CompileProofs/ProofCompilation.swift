import Foundation
import Measurement
import Testing

/// One file compiled in one way: a case of the table of proofs.
struct ProofCompilation: Sendable, CustomTestStringConvertible {
  var proof: CompileProof
  var trial: CompileProof.Trial

  var testDescription: String {
    "\(proof.file) [\(trial.flags.joined(separator: " ")): \(trial.outcome)]"
  }

  /// Every file of the folder in every way that it names, in the order of their names.
  static func all() throws -> [ProofCompilation] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let proof = try CompileProof(file: file, text: text)
      return proof.trials.map { ProofCompilation(proof: proof, trial: $0) }
    }
  }

  /// Runs the compiler, as a library of the current language mode.
  func verdict() throws -> CompilerVerdict {
    var arguments = ["-swift-version", "6", "-parse-as-library", "-module-name", "Proof"]
    arguments += ["-diagnostic-style=llvm", "-suppress-warnings"]
    if proof.needs != nil { arguments += ["-I", Self.modules.path] }
    let object = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).o")
    defer { try? FileManager.default.removeItem(at: object) }
    if trial.flags.contains("-c") { arguments += ["-o", object.path] }
    let source = Self.folder.appending(path: proof.file).path
    let run = try SwiftCompiler(limit: 120).run(arguments + trial.flags + [source])
    return CompilerVerdict(succeeded: run.succeeded, diagnostics: run.errors)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Sources")

  /// Where the build system put the modules of this package: beside the running test.
  private static let modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Modules")
}

import Foundation

/// One proof compiled in one way.
package struct ProofCompilation: Sendable, CustomStringConvertible {
  /// The source and what is expected.
  package var proof: CompileProof
  /// The way.
  package var trial: CompileProof.Trial

  /// The file and the way.
  package var description: String {
    "\(proof.file) [\(trial.flags.joined(separator: " ")): \(trial.outcome)]"
  }

  /// Runs `compiler`, as for a library of the current language mode.
  ///
  /// - Throws: ``SubprocessError`` if it cannot be run at all.
  package func verdict(
    of compiler: SwiftCompiler,
    in folder: ProofFolder
  ) throws(SubprocessError) -> CompilerVerdict {
    var arguments = ["-swift-version", "6", "-parse-as-library", "-module-name", "Proof"]
    arguments += ["-diagnostic-style=llvm", "-suppress-warnings"]
    if proof.needs != nil { arguments += ["-I", folder.modules.path] }
    let object = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).o")
    defer { try? FileManager.default.removeItem(at: object) }
    if trial.flags.contains("-c") { arguments += ["-o", object.path] }
    let source = folder.sources.appending(path: proof.file).path
    let run = try compiler.run(arguments + trial.flags + [source])
    return CompilerVerdict(succeeded: run.succeeded, diagnostics: run.errors)
  }
}

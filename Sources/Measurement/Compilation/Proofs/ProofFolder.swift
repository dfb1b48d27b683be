package import Foundation

/// Where proofs lie, and the modules of this package that some of them import.
package struct ProofFolder: Sendable {
  /// The folder of the sources.
  package var sources: URL
  /// The folder of the modules.
  package var modules: URL

  /// The proofs of the package that this code was compiled from, and the modules that the build
  /// system put beside the running executable; `nil` if the sources are no longer there.
  package static var own: ProofFolder? {
    guard let package = ShuffledPackage.own else { return nil }
    let sources = package.root.appending(path: "Tests/ViewTreeTests/CompileProofs/Sources")
    guard FileManager.default.fileExists(atPath: sources.path) else { return nil }
    let products = URL(filePath: OwnExecutable.path).deletingLastPathComponent()
    return ProofFolder(sources: sources, modules: products.appending(path: "Modules"))
  }

  /// Every file of the folder in every way that it names, in the order of their names.
  ///
  /// - Throws: ``CompileProofError`` if a file expects nothing definite; what the file system says.
  package func compilations() throws -> [ProofCompilation] {
    try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().flatMap { file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let proof = try CompileProof(file: file, text: text)
      return proof.trials.map { ProofCompilation(proof: proof, trial: $0) }
    }
  }
}

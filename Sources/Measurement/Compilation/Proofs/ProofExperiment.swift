import Dispatch
import Foundation
import Results
import Synchronization

/// Whether the compiler says of each source of a claim what it is expected to say.
///
/// The compiler has to be the one that built this executable: another may rightly decide otherwise,
/// and could not import the modules.
package struct ProofExperiment: Sendable {
  private let claim: String

  /// Prepares to try the proofs of `claim`.
  package init(of claim: String) { self.claim = claim }

  /// Compiles every source of the claim in every way that it names, several at a time.
  ///
  /// - Returns: What came out otherwise than expected, a line for each.
  /// - Throws: ``ProofError`` if they cannot be tried.
  package func contradictions() throws -> [String] {
    guard let folder = ProofFolder.own else { throw ProofError.noSources }
    let compiler = try SwiftCompiler(limit: 120)
    try Self.check(compiler)
    let trials = try folder.compilations().filter { $0.proof.claim == claim }
    let outcomes = Set(trials.map { $0.trial.outcome == .compiles })
    guard outcomes.count == 2 else { throw ProofError.oneSided(claim) }
    for module in Set(trials.compactMap(\.proof.needs)) {
      let path = folder.modules.appending(path: "\(module).swiftmodule").path
      guard FileManager.default.fileExists(atPath: path) else { throw ProofError.noModule(path) }
    }
    let found = Mutex<[Int: Result<[String], SubprocessError>]>([:])
    DispatchQueue.concurrentPerform(iterations: trials.count) { index in
      let trial = trials[index]
      let result = Result { () throws(SubprocessError) in
        trial.proof.differences(from: try trial.verdict(of: compiler, in: folder), in: trial.trial)
          .map { "\(trial): \($0)" }
      }
      found.withLock { $0[index] = result }
    }
    let all = found.withLock(\.self)
    return try trials.indices.flatMap { try all[$0]?.get() ?? [] }
  }

  private static func check(_ compiler: SwiftCompiler) throws {
    let built = BuildFacts.current().compiler.value ?? "another compiler"
    let found = try compiler.version()
    guard found.contains(built) else { throw ProofError.otherCompiler(found, built: built) }
  }
}

/// Why the proofs of a claim cannot be tried.
package enum ProofError: Error, Equatable, CustomStringConvertible {
  /// The sources are not where they were when this executable was built.
  case noSources
  /// There is no source that must compile, or none that must not.
  case oneSided(String)
  /// The compiler in PATH is not the one that built this executable.
  case otherCompiler(String, built: String)
  /// A module of this package is not beside the executable.
  case noModule(String)

  /// What is missing and what to do.
  package var description: String {
    switch self {
    case .noSources:
      "the sources of the proofs are no longer where this executable was built"
    case .oneSided(let claim):
      "\(claim) needs a source that must compile and one that must not"
    case .otherCompiler(let found, let built):
      "the swiftc in PATH is '\(inert(found))', and this executable was built by '\(inert(built))'"
    case .noModule(let path):
      "\(inert(path)): not there; run the executable where it was built"
    }
  }
}

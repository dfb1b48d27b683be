/// A source file, and what the compiler is expected to say about it.
///
/// The header of the file gives the claim, the reason, and one line for each way of compiling it:
///
///     // claim: B02
///     // why: Two return statements of two types leave no one type for `some` to stand for.
///     // swiftc -typecheck: refused
///     // swiftc -typecheck -enable-experimental-feature OpaqueTypeErasure: compiles
///
/// `refused` means an error on each line that ends in `// refused: part of the error`, and on no
/// other; `refused <text>` means an error that has no place in the file; `crashes <text>` means
/// that the compiler aborts with this text in its last words.
package struct CompileProof: Sendable, Equatable {
  /// The name of the file.
  package var file: String
  /// The id of a claim of the ledger or of a field report.
  package var claim: String
  /// Why the compiler decides as it does.
  package var why: String
  /// The module of this package that the source imports, if any.
  package var needs: String?
  /// The ways of compiling the file.
  package var trials: [Trial] = []
  /// Part of the error expected on each line, by line number from 1.
  package var refusals: [Int: String] = [:]

  /// Makes a proof that expects nothing yet.
  init(file: String) {
    self.file = file
    claim = ""
    why = ""
  }

  /// One way of compiling the file.
  package struct Trial: Sendable, Equatable {
    /// What is handed to swiftc before the file.
    package var flags: [String]
    /// What must come of it.
    package var outcome: Outcome
  }

  /// What must come of a compilation.
  package enum Outcome: Sendable, Equatable {
    /// No error.
    case compiles
    /// The errors marked in the file, or one that has no place in it.
    case refused(String)
    /// The compiler aborts and says this.
    case crashes(String)
  }
}

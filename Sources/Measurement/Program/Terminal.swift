import Foundation
import Results

/// Where words go: answers to standard output, everything else to standard error.
package enum Terminal {
  /// Prints an answer.
  package static func print(_ text: String) { print(bytes: Array((text + "\n").utf8)) }

  /// Prints an answer that is a file.
  ///
  /// An answer that cannot be written ends the program: whoever asked must not take half of it
  /// for the whole.
  package static func print(bytes: [UInt8]) {
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
    } catch {
      complain("Error: standard output: cannot be written: \(error.localizedDescription)")
      exit(ExitCode.inputOutput.rawValue)
    }
  }

  /// Prints a complaint.
  package static func complain(_ text: String) {
    note(text + "\n")
  }

  /// Prints to standard error without ending the line.
  package static func note(_ text: String) {
    // There is nowhere left to complain that complaining failed.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether somebody watches standard error.
  package static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }
}

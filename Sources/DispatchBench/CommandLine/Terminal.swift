import Foundation

/// Where words go: answers to standard output, everything else to standard error.
enum Terminal {
  /// Prints an answer.
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Prints a complaint.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Prints to standard error without ending the line.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Whether somebody watches standard error.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }
}

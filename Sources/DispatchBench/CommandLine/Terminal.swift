import Foundation

/// Where words go: answers to standard output, everything else to standard error.
enum Terminal {
  /// Prints an answer.
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Prints an answer that is a file.
  static func print(bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data(bytes))
  }

  /// Whether answers are coloured.
  ///
  /// As asked; otherwise if somebody watches standard output and NO_COLOR (https://no-color.org)
  /// is not set.
  static func isColored(_ color: RunOptions.Color) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      isatty(STDOUT_FILENO) == 1
        && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty != false
    }
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

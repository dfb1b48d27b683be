import Foundation
import Measurement
import Results

extension Terminal {
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
}

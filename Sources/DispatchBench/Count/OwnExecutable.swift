import Foundation

/// The file of the program that is running.
enum OwnExecutable {
  /// Its path with every link resolved.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
}

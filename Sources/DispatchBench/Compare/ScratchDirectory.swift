import Foundation

/// A directory that lives as long as the program needs it.
struct ScratchDirectory {
  /// Its path.
  let path: String

  /// Creates the directory where the system keeps such things.
  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "DispatchBench-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  /// Removes it with all it holds.
  func remove() {
    // What cannot be removed is left to whoever cleans the system's directory.
    try? FileManager.default.removeItem(atPath: path)
  }
}

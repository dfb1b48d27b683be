import Foundation

/// The release build of the package, which a test build leaves alone and does not make.
///
/// What a row leaves standing shows in optimised code alone. Building it takes longer than all
/// tests together, so what is there is tested if it was made of these sources; CI makes it first
/// and sets REQUIRE_RELEASE_BUILD, which lets no test be left out.
enum ReleaseBuild {
  /// What to say where tests are left out.
  static let absence = "no release build of these sources; 'swift build -c release' makes it"

  /// The executable.
  static let path: String = root.appending(path: ".build/release/DispatchBench").path

  /// Whether its tests are to run: it is no older than any source, or it has to be there.
  static let isTested: Bool = isRequired || isFresh

  private static let isRequired =
    ProcessInfo.processInfo.environment["REQUIRE_RELEASE_BUILD"] == "1"

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  private static var isFresh: Bool {
    guard let built = change(path) else { return false }
    let sources = root.appending(path: "Sources").path
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let files = names.map { "\(sources)/\($0)" } + [root.appending(path: "Package.swift").path]
    return files.allSatisfy { change($0).map { $0 <= built } ?? false }
  }

  private static func change(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}

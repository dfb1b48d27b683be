public import Foundation

/// A copy of a package whose code lies elsewhere in memory and is the same in everything else.
///
/// The cost of a small kernel depends on where its instructions lie: which loops share a cache line
/// or a slot of a branch predictor. That place is decided by accident, by what else is compiled
/// before the kernel, so one build is one draw. This copy makes another draw, from a seed:
///
/// - the Swift files of each module stand in a shuffled order, which is the order in which the
///   compiler emits their functions and the linker places their objects;
/// - behind each file stands a function that nobody calls, of a random length, which moves all that
///   follows by a random number of bytes.
///
/// What does not vary: the compiler, its flags, the text of every function, the C target, and the
/// order of the modules on the linker's command line.
public struct ShuffledPackage: Sendable {
  /// The directory of the package that is copied.
  public let root: URL

  /// Names the package in the directory `root`.
  public init(root: URL) { self.root = root }

  /// The package that this code was compiled from; `nil` if its sources are no longer there.
  public static var own: ShuffledPackage? {
    var directory = URL(filePath: #filePath).deletingLastPathComponent()
    while directory.path != "/" {
      let manifest = directory.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return ShuffledPackage(root: directory)
      }
      directory.deleteLastPathComponent()
    }
    return nil
  }

  /// The first source that was changed after `date`, or `nil` if none was.
  public func source(changedAfter date: Date) throws -> URL? {
    let files = [root.appending(path: "Package.swift")] + (try swiftFiles(in: sources))
    return try files.first { file in
      let changed = try file.resourceValues(forKeys: [.contentModificationDateKey])
      return changed.contentModificationDate.map { $0 > date } ?? false
    }
  }

  /// Writes the copy number `build` into `target`; an earlier copy there is replaced, and what was
  /// built of it stays.
  ///
  /// - Parameters:
  ///   - target: The directory of the copy.
  ///   - seed: Where the order and the lengths come from.
  ///   - build: Which copy it is; each has an order of its own.
  /// - Throws: What the file system says.
  public func copy(to target: URL, seed: UInt64, build: Int) throws {
    let files = FileManager.default
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    for name in ["Package.swift", "Tests", "Sources"] {
      let earlier = target.appending(path: name)
      if files.fileExists(atPath: earlier.path) { try files.removeItem(at: earlier) }
    }
    for name in ["Package.swift", "Tests"] {
      try files.copyItem(at: root.appending(path: name), to: target.appending(path: name))
    }
    var generator = SplitMix64(seed: seed, stream: build)
    let modules = try files.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
    for module in modules.sorted(by: { $0.path < $1.path }) {
      let copy = target.appending(path: "Sources/\(module.lastPathComponent)")
      try copyModule(module, to: copy, using: &generator)
    }
  }

  private var sources: URL { root.appending(path: "Sources") }

  private func copyModule(
    _ module: URL,
    to target: URL,
    using generator: inout SplitMix64
  ) throws {
    let names = try swiftFiles(in: module)
    guard !names.isEmpty else {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      return try FileManager.default.copyItem(at: module, to: target)
    }
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for (place, file) in names.shuffled(using: &generator).enumerated() {
      // The package manager hands files over in the order of their paths.
      let number = String(10_000 + place)
      let copy = target.appending(path: "\(number)-\(file.lastPathComponent)")
      let padding = PlacementPadding.function(named: "placementPadding\(number)", using: &generator)
      let text = try String(contentsOf: file, encoding: .utf8)
      try "\(text)\n\(padding)\n".write(to: copy, atomically: false, encoding: .utf8)
    }
  }

  private func swiftFiles(in directory: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { directory.appending(path: $0) }
  }
}

/// Code that nobody calls, to move what stands behind it.
enum PlacementPadding {
  /// The longest padding, in arithmetic steps of 3 to 14 bytes each.
  static let mostSteps = 48

  /// A function of a random number of random steps, which no optimizer can shorten: each step needs
  /// the one before it, and the first needs a parameter.
  ///
  /// The steps differ from function to function, because functions that differ in constants alone
  /// are merged into one.
  static func function(named name: String, using generator: inout SplitMix64) -> String {
    let steps = (0..<Int.random(in: 1...mostSteps, using: &generator)).map { _ in
      let constant = UInt64.random(in: 1 << 33...UInt64.max, using: &generator) | 1
      let sign = ["&+", "&*", "^"].randomElement(using: &generator) ?? "^"
      return "  x = (x \(sign) \(constant)) ^ (x >> \(Int.random(in: 1...63, using: &generator)))"
    }
    return """
      @inline(never)
      public func \(name)(_ start: UInt64) -> UInt64 {
        var x = start
      \(steps.joined(separator: "\n"))
        return x
      }
      """
  }
}

/// How the launches of a comparison were laid out; the content of comparison.json.
///
/// All three arms number their launches together, so a launch's number says to which block it
/// belongs, and samples.csv of each arm is enough to take the blocks apart again.
public struct Interleaving: Codable, Sendable, Equatable {
  /// A series of blocks that is judged as a whole.
  public struct Stage: Codable, Sendable, Equatable {
    /// The number of the first launch.
    public var firstLaunch: Int
    /// How many blocks follow it.
    public var blocks: Int

    /// Creates a stage.
    public init(firstLaunch: Int, blocks: Int) {
      self.firstLaunch = firstLaunch
      self.blocks = blocks
    }
  }

  /// The version of comparison.json that this code writes and reads.
  public static let currentSchema: Int = 1

  /// The version of the file's meaning.
  public var schema: Int = currentSchema
  /// Launches of all arms in one block.
  public var launchesPerBlock: Int
  /// The first measurement and, where something was suspected, the second.
  public var stages: [Stage]

  /// Creates a layout.
  public init(launchesPerBlock: Int, stages: [Stage]) {
    self.launchesPerBlock = launchesPerBlock
    self.stages = stages
  }
}

/// The files of one comparison and their names.
public struct ComparisonDirectory: Sendable, Equatable {
  /// The directory.
  public let path: String

  /// Names the files of a comparison in the directory at `path`, which need not exist.
  public init(path: String) { self.path = path }

  /// How the launches were laid out.
  public var interleaving: String { path + "/comparison.json" }
  /// The run of the baseline.
  public var baseline: String { path + "/baseline" }
  /// The run of the candidate.
  public var candidate: String { path + "/candidate" }
  /// The run of the baseline's copy.
  public var null: String { path + "/null" }
}

extension Interleaving: VersionedDocument {
  /// Reads the comparison.json at `path`.
  ///
  /// - Throws: ``ResultFileError`` that names the file, the key, what was found and what expected.
  public init(readingFrom path: String) throws(ResultFileError) {
    self = try Self.read(from: path)
  }

  func check(path: String) throws(ResultFileError) {
    guard launchesPerBlock > 0 else {
      throw .malformed(
        path: path,
        at: .key("launchesPerBlock"),
        found: "\(launchesPerBlock)",
        expected: "at least 1"
      )
    }
  }

  /// Writes the layout as comparison.json at `path`, whole or not at all.
  ///
  /// - Throws: ``ResultFileError``; the old file is then as it was.
  public func write(to path: String) throws(ResultFileError) { try writeJSON(self, to: path) }
}

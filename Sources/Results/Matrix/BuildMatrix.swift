/// The runs of one suite in several build modes: what `matrix.json` beside their directories says.
public struct BuildMatrix: Codable, Sendable, Equatable {
  /// One way to build the suite, and what came of it.
  public struct Mode: Codable, Sendable, Equatable {
    /// Its name, which is that of its run's directory.
    public var name: String
    /// What is different, in words.
    public var about: String
    /// The compiler flags that were added to those of a release build.
    public var flags: [String]
    /// Why there is no run; `nil` if there is one.
    public var refusal: String?

    /// Creates a mode from its parts.
    public init(name: String, about: String, flags: [String], refusal: String? = nil) {
      self.name = name
      self.about = about
      self.flags = flags
      self.refusal = refusal
    }
  }

  /// The version of the file's meaning.
  public var schema: Int = Self.currentSchema
  /// The modes in the order in which they were built; the first is what the others are held to.
  public var modes: [Mode]

  /// Creates a matrix of modes.
  public init(modes: [Mode]) { self.modes = modes }

  /// The file's name in the directory of the matrix.
  public static let fileName: String = "matrix.json"
}

extension BuildMatrix: VersionedDocument {
  static let currentSchema: Int = 1

  func check(path: String) throws(ResultFileError) {
    let names = modes.map(\.name)
    guard let first = modes.first, first.refusal == nil, Set(names).count == names.count else {
      throw .malformed(
        path: path,
        at: .key("modes"),
        found: names.joined(separator: ", "),
        expected: "modes of different names, of which the first has a run"
      )
    }
    for name in names where name.contains("/") || name.hasPrefix(".") || name.isEmpty {
      throw .malformed(path: path, at: .key("modes"), found: inert(name), expected: "a name")
    }
  }

  /// Reads the file in `directory`.
  ///
  /// - Throws: ``ResultFileError`` if it is absent, of another version or malformed.
  public init(readingFrom directory: String) throws(ResultFileError) {
    self = try Self.read(from: "\(directory)/\(Self.fileName)")
  }

  /// Writes the file into `directory`, whole or not at all.
  public func write(to directory: String) throws(ResultFileError) {
    try writeJSON(self, to: "\(directory)/\(Self.fileName)")
  }
}

/// The files of one run and their names.
public struct ResultDirectory: Sendable, Equatable {
  /// The directory.
  public let path: String

  /// Names the files of a run in the directory at `path`, which need not exist.
  public init(path: String) { self.path = path }

  /// The rows, one for each benchmark and metric.
  public var results: String { path + "/results.csv" }
  /// The time of every entry into a body.
  public var samples: String { path + "/samples.csv" }
  /// What the run was.
  public var manifest: String { path + "/run.json" }
}

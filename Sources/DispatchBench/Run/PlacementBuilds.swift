import Foundation
import Measurement
import Results

/// Builds of this binary's own sources that differ from it in nothing but code placement.
struct PlacementBuilds {
  /// The paths of their binaries; this one, which is the first of all builds, is not among them.
  let programs: [String]

  /// Copies, shuffles and builds the package, `count - 1` times.
  ///
  /// - Parameters:
  ///   - count: The builds, with this binary as the first.
  ///   - seed: Where orders and paddings come from.
  ///   - directory: Where the copies go.
  ///   - package: The package that this binary was built from, if it is there.
  ///   - observe: Called before each build.
  /// - Throws: ``PlacementError`` if the sources are gone or changed, a copy cannot be built, or it
  ///   is another suite or another compiler's.
  init(
    _ count: Int,
    seed: UInt64,
    in directory: String,
    of package: ShuffledPackage? = .own,
    observe: (RunEvent) -> Void
  ) throws {
    guard count > 1 else {
      programs = []
      return
    }
    guard let package else { throw PlacementError.noSources }
    let attributes = try FileManager.default.attributesOfItem(atPath: OwnExecutable.path)
    if let built = attributes[.modificationDate] as? Date,
      let changed = try package.source(changedAfter: built)
    {
      throw PlacementError.changed(changed.path)
    }
    let own = try SuiteBinary(path: OwnExecutable.path, selection: [])
    var programs: [String] = []
    for build in 1..<count {
      observe(.progress(done: build - 1, of: count - 1, doing: "building"))
      let copy = URL(filePath: directory).appending(path: "build-\(build)")
      try package.copy(to: copy, seed: seed, build: build)
      programs.append(try Self.build(copy, like: own))
    }
    self.programs = programs
  }

  /// Builds the package in `copy` and checks that nothing but placement can tell it from `own`.
  private static func build(_ copy: URL, like own: SuiteBinary) throws -> String {
    let kind = BuildFacts.currentKind.rawValue
    try SuiteBuild.run(
      "swift",
      ["build", "-c", kind, "--product", "DispatchBench", "--package-path", copy.path]
    )
    let program = copy.appending(path: ".build/\(kind)/DispatchBench").path
    let binary = try SuiteBinary(path: program, selection: [])
    if let mismatch = ManifestMismatch.all(own.manifest, binary.manifest).first {
      throw PlacementError.mismatch(mismatch)
    }
    guard own.manifest.suiteHash.value == binary.manifest.suiteHash.value else {
      throw PlacementError.changed(copy.path)
    }
    return program
  }
}

/// Why there are no builds of another placement.
enum PlacementError: ExitingError {
  /// The sources are not where they were when this binary was built.
  case noSources
  /// A source is newer than this binary.
  case changed(String)
  /// The copy was built in another way.
  case mismatch(ManifestMismatch)

  var exitCode: ExitCode { .coverage }

  var description: String {
    switch self {
    case .noSources:
      "'--builds' compiles the suite again, and its sources are no longer where this binary was"
        + " built; run the binary from its own checkout"
    case .changed(let path):
      "\(inert(path)): was changed after this binary was built, so that builds would differ in more"
        + " than placement; build again first"
    case .mismatch(let mismatch):
      "a build for '--builds' differs from this binary in \(mismatch.field): found"
        + " '\(inert(mismatch.candidate))', expected '\(inert(mismatch.baseline))';"
        + " build this binary with 'swift build' and run it where it was built"
    }
  }
}

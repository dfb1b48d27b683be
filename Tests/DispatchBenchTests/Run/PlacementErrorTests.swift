import Foundation
import Measurement
import Results
import Testing

@testable import DispatchBench

/// Why '--builds' makes no builds.
@Suite struct PlacementErrorTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func saysThatTheSourcesAreGone() throws {
    let error = try #require(throws: PlacementError.self) {
      _ = try PlacementBuilds(2, seed: 1, in: scratch.path("builds"), of: nil) { _ in }
    }
    #expect(error.exitCode == .coverage)
    #expect(error.description.contains("its sources are no longer where this binary was built"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("builds")))
  }

  @Test func namesASourceThatIsNewerThanTheBinary() throws {
    for path in ["package/Package.swift", "package/Sources/M/a.swift"] {
      let file = scratch.url(path)
      try createDirectory(file.deletingLastPathComponent().path)
      try Data().write(to: file)
    }
    for (path, date) in [
      ("Package.swift", Date(timeIntervalSince1970: 0)),
      ("Sources/M/a.swift", Date(timeIntervalSinceNow: 86_400)),
    ] {
      let file = scratch.path("package/\(path)")
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    }
    let package = ShuffledPackage(root: scratch.url("package"))
    let error = try #require(throws: PlacementError.self) {
      _ = try PlacementBuilds(2, seed: 1, in: scratch.path("builds"), of: package) { _ in }
    }
    #expect(error.description.contains("package/Sources/M/a.swift: was changed after"))
  }

  @Test func needsNothingForOneBuild() throws {
    let builds = try PlacementBuilds(1, seed: 1, in: scratch.path("builds"), of: nil) { _ in }
    #expect(builds.programs == [])
  }

  /// The program itself, from a copy that seems to be older than every source.
  @Test func endsARunWith4() throws {
    let program = try BuiltExecutable(
      [
        "run", "--builds", "2", "--exact", "Control.empty.loop", "--allow-debug-build", "--output",
        scratch.path("out"),
      ],
      executable: try scratch.copiedProgram(builtAt: "2001-02-03"),
      in: scratch
    )
    try program.start()
    let outcome = try program.finish()
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains(".swift: was changed after this binary was built"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out/run.json")))
  }
}

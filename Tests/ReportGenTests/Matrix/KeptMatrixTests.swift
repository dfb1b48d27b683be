import FoundationEssentials
import Testing

@testable import Results

/// The matrix that the repository keeps, where it does: each run is of the build that its mode names.
@Suite struct KeptMatrixTests {
  private static let directory: String = {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(root)/results/matrix"
  }()
  private static let modes = (try? BuildMatrix(readingFrom: directory))?.modes ?? []

  @Test(arguments: modes.filter { $0.refusal == nil })
  func isOfTheBuildThatItsModeNames(_ mode: BuildMatrix.Mode) throws {
    let run = ResultDirectory(path: "\(Self.directory)/\(mode.name)")
    let build = try Manifest(readingFrom: run.manifest).build
    let asked = Set(mode.flags)
    let optimization = ["-Onone", "-Osize", "-Ounchecked"].first(where: asked.contains) ?? "-O"
    let hasEvolution = asked.contains("-enable-library-evolution")
    let showsBodies = !asked.contains("-disable-cmo") && !hasEvolution && optimization != "-Onone"
    #expect(build.kind == .release || optimization == "-Onone")
    #expect(build.optimization == .known(optimization))
    #expect(build.libraryEvolution == .known(hasEvolution))
    #expect(build.exclusivityChecking == .known(!asked.contains("-enforce-exclusivity=unchecked")))
    #expect((build.crossModuleOptimization.value == "off") == !showsBodies)
    let flags = try #require(build.flags.value)
    // Flags that leave the code as it is, such as those about warnings, are not kept.
    let effective = asked.filter { flag in
      ["-O", "-disable-", "-enable-", "-enforce-"].contains { flag.hasPrefix($0) }
    }
    #expect(Set(flags).isSuperset(of: effective))
  }

  /// All modes were built from one commit by one compiler, or they say nothing of the mode.
  @Test func differsInNothingButTheMode() throws {
    let runs = try Self.modes.filter { $0.refusal == nil }.map { mode in
      try Manifest(readingFrom: ResultDirectory(path: "\(Self.directory)/\(mode.name)").manifest)
    }
    #expect(Set(runs.map { $0.build.commit.value ?? "unknown" }).count <= 1)
    #expect(Set(runs.map { $0.build.compiler.value ?? "unknown" }).count <= 1)
    #expect(Set(runs.map { $0.machine.cpuModel.value ?? "unknown" }).count <= 1)
  }
}

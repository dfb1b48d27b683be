import Foundation
import Measurement
import Testing

@testable import DispatchBench
@testable import ReportGen
@testable import Results

/// What the ledger and the answers say of resilient boundaries is about rows that are really made:
/// by benchmarks of the suite, in a build mode of the matrix.
@Suite struct BoundaryRowTests {
  @Test func aResilientModeLimitsTheClaimThatSomeIsFree() throws {
    let evidence = try evidence(some: 30)
    let claim = try #require(JudgedClaim.judged("B04", evidence))
    let limit = try #require(
      claim.claim.limits.first { $0.proposition.contains("resilient bound") }
    )
    let judgement = limit.judge(evidence)
    #expect(judgement.outcome == .holds)
    #expect(judgement.benchmarks.map(\.description).contains("Boundary.resilient.some.public"))
  }

  @Test func aResilientModeWithoutACostLimitsNothing() throws {
    let evidence = try evidence(some: 1)
    let claim = try #require(JudgedClaim.judged("B04", evidence))
    let limits = claim.claim.limits.filter { $0.proposition.contains("resilient bound") }
    #expect(limits.count == 2 && limits.allSatisfy { $0.judge(evidence).outcome != .holds })
  }

  @Test(arguments: [(30.0, "`any` is cheaper."), (1.0, "`some` is cheaper.")])
  func theAnswersSayWhichFormIsCheaperThere(_ some: Double, _ end: String) throws {
    let lines = BoundaryTable(evidence: try evidence(some: some)).lines
    #expect(lines.contains { $0.hasPrefix("- Where the other module may be") && $0.hasSuffix(end) })
  }

  /// The rows of the suite in the resilient mode, where `some` takes so many times as long.
  private func evidence(some: Double) throws -> Evidence {
    let mode = try #require(BuildMode.all.first { $0.flags.contains("-enable-library-evolution") })
    let benchmarks = OpaqueResults.all.flatMap(\.benchmarks).map(\.summary)
    var manifest = Self.manifest
    manifest.build.optimization = .known("-O")
    manifest.build.libraryEvolution = .known(true)
    manifest.benchmarks = benchmarks
    let rows = try benchmarks.flatMap { described in
      try Self.rows(described, described.name.contains(".some.") ? some : 4)
    }
    let run = ComparedRun(path: "", table: try ResultTable(rows), manifest: manifest)
    let entry = mode.entry(refusal: nil)
    let empty = ComparedRun(path: "", table: ResultTable(), manifest: Self.manifest)
    let input = RunInput(empty, RunNeighbours(modes: [MatrixMode(entry: entry, run: run)]))
    return Evidence(input.results, input.manifest)
  }

  private static var manifest: Manifest {
    Manifest(
      started: Date(),
      ended: Date(),
      durationSeconds: 0,
      commandLine: [],
      seed: 0,
      effort: "none",
      launches: 9,
      machine: .current(),
      build: .current(),
      suiteHash: .unknown(because: "made up"),
      layoutFloor: .known(1.01),
      interposerNanoseconds: .unknown(because: "made up")
    )
  }

  private static func rows(_ described: BenchmarkDescription, _ factor: Double) throws
    -> [ResultRow]
  {
    let name = try #require(BenchmarkName(described.name))
    let reference = described.reference.flatMap(BenchmarkName.init)
    let time = ResultRow(
      benchmark: name,
      metric: .time,
      value: 2 * factor,
      low: 1.99 * factor,
      high: 2.01 * factor,
      n: 9
    )
    guard let reference else { return [time] }
    let ratio = ResultRow(
      benchmark: name,
      metric: .ratio,
      value: factor,
      low: 0.999 * factor,
      high: 1.001 * factor,
      n: 9,
      reference: reference
    )
    return [time, ratio]
  }
}

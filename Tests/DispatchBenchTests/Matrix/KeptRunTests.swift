import Foundation
import Measurement
import Results
import Testing

@testable import DispatchBench

/// What a matrix takes over from an earlier one.
@Suite struct KeptRunTests {
  private let scratch: Scratch
  private let files: ResultDirectory
  private let own: Manifest

  init() throws {
    scratch = try Scratch()
    files = ResultDirectory(path: scratch.path("out"))
    try FileManager.default.createDirectory(
      atPath: files.path,
      withIntermediateDirectories: true
    )
    let names = ["Control.empty.loop", "Control.double.once"].flatMap { ["--exact", $0] }
    let described = try BuiltExecutable.run(["describe"] + names, in: scratch)
    own = try Manifest(json: Array(described.output.utf8), path: "describe")
  }

  @Test func isARunOfTheSameExecutable() throws {
    #expect(try kept { _ in }.isMeasured(with: .quick))
    #expect(try !kept { _ in }.isMeasured(with: .full))
    #expect(try !kept { $0.interrupted = true }.isMeasured(with: .quick))
    #expect(try !kept { $0.build.executable = .known("0") }.isMeasured(with: .quick))
    #expect(try !kept { $0.benchmarks.removeLast() }.isMeasured(with: .quick))
    #expect(!KeptRun(of: own, in: scratch.path("nowhere")).isMeasured(with: .quick))
  }

  @Test func isCountedIfTheInstrumentWasThere() throws {
    let counted = Instrument(name: "callgrind", version: .known("valgrind-3.19.0"))
    let uncounted = Instrument(name: "callgrind", version: .unknown(because: "not asked"))
    #expect(try kept { $0.instruments = [counted] }.isCounted)
    #expect(try !kept { $0.instruments = [uncounted] }.isCounted)
    #expect(try !kept { $0.instruments = [] }.isCounted)
  }

  private func kept(_ change: (inout Manifest) -> Void) throws -> KeptRun {
    var run = own
    run.effort = "quick"
    change(&run)
    try run.write(to: files.manifest)
    return KeptRun(of: own, in: files.path)
  }
}

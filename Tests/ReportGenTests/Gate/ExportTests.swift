import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct ExportTests {
  @Test(arguments: ExportCommand.Format.allCases)
  func isWhatItWas(_ format: ExportCommand.Format) throws {
    let run = ComparedRun(
      path: "run",
      table: try ResultTable(MadeUpRun.results),
      manifest: MadeUpRun.manifest
    )
    let bytes = try Exports.bytes(of: run, as: format)
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
    expectGolden(String(decoding: bytes, as: UTF8.self), "export-\(format.rawValue).json")
  }

  @Test func theProgramWritesWhatTheLibrarySays() throws {
    try withMadeUpRun { directory in
      let path = directory.appending(path: "run/run.json").path
      var manifest = MadeUpRun.manifest
      manifest.benchmarks.removeLast()
      try manifest.write(to: path)
      let arguments = ["export", "--format", "jmh", "--input", "run"]
      let outcome = try BuiltReportGen.run(arguments, in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.hasPrefix("["))
    }
  }
}

import Foundation
import Testing

@testable import ReportGen
@testable import Results

/// What the document on the gate counts, on records that never were.
@Suite struct VerificationTests {
  @Test func isWhatItWas() throws {
    try withEvidence { directory in
      let records = try VerificationRecords(readingFrom: directory.path)
      expectGolden(VerificationDocument(records: records).text, "verification.md")
    }
  }

  @Test func everyFigureIsReachedByRecordsThatReachIt() throws {
    try withEvidence { directory in
      let outcome = try write(directory)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output == "")
    }
  }

  @Test func aDoseThatOneGateMissedIsNotReached() throws {
    try withEvidence { directory in
      let rows = [try counted(.retain, 0)]
      try gate(rows, rows, to: directory.appending(path: "gates/RETAIN.1.1.json"))
      let outcome = try write(directory)
      #expect(outcome.status == 1)
      let words =
        "not reached: 1 retain and release more: caught, named, nothing else named: 19 of 20"
      #expect(outcome.output == words + "\n")
    }
  }

  @Test func aGateThatNamesAnotherRowTooHasNotCaughtTheDose() throws {
    try withEvidence { directory in
      let other = "Dispatch.getter.any.one"
      try gate(
        [try counted(.code, 0), try MadeUpGate.row(other, .retains, 0)],
        [try counted(.code, 4_096), try MadeUpGate.row(other, .retains, 1)],
        to: directory.appending(path: "gates/CODE.1.1.json")
      )
      #expect(try write(directory).output.contains("4 KiB of code more"))
    }
  }

  @Test func tooFewEvaluationsAreNotEnough() throws {
    try withEvidence { directory in
      try FileManager.default.removeItem(at: directory.appending(path: "same/50"))
      #expect(try write(directory).output.contains("0 in 98 evaluations of 20 rows"))
    }
  }

  @Test func twoFalseVerdictsAreTooManyInWhicheverArm() throws {
    try withEvidence { directory in
      let names = (1...20).map { "Dispatch.getter.any.r\($0)" }
      for (place, change, null) in [("same/01", 0.1, 0.0), ("same/02", 0, 0.1)] {
        try compare(names.map { ($0, change) }, null: null, to: directory.appending(path: place))
      }
      let outcome = try write(directory)
      #expect(outcome.output.contains("40 in 100 evaluations of 20 rows"), "\(outcome.output)")
      #expect(outcome.output.contains("1 of 50 comparisons"))
    }
  }

  @Test func aContaminatedComparisonHasCaughtNothing() throws {
    try withEvidence { directory in
      for place in ["dosed/01", "dosed/02"] {
        try compare(dosed, null: 0.1, to: directory.appending(path: place))
      }
      #expect(try write(directory).output.contains("time +5.0 %: called regression: 18 of 20"))
    }
  }

  @Test func aVerdictOfAnotherSchemaEndsWith65AndWritesNothing() throws {
    try withEvidence { directory in
      let file = directory.appending(path: "gates/CODE.1.1.json")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try Data(text.replacing("\"schema\" : 1", with: "\"schema\" : 2").utf8).write(to: file)
      let outcome = try write(directory)
      #expect(outcome.status == 65)
      #expect(!FileManager.default.fileExists(atPath: directory.path + "/page.md"))
    }
  }

  /// The document names tests; here they are looked up.
  @Test func everyTestThatIsNamedIsThere() throws {
    let tests = URL(filePath: #filePath).appending(path: "../../..").standardized.path
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests)
    for name in StatusEvidence.all.flatMap(\.tests) {
      let words = name.split(separator: ".")
      let file = try #require(files.first { $0.hasSuffix("/\(words[0]).swift") }, "\(name)")
      let text = try String(contentsOfFile: "\(tests)/\(file)", encoding: .utf8)
      #expect(text.contains("func \(words[1])("), "\(name)")
    }
  }

  private func write(_ directory: URL) throws -> BuiltReportGen.Outcome {
    try BuiltReportGen.run(
      ["verification", "--evidence", ".", "--output", "page.md"],
      in: directory
    )
  }

  private let dosed = [
    ("Control.dose.chain.up5", 0.049), ("Control.dose.chain.up10", 0.095),
    ("Control.dose.chain.down5", -0.049), ("Control.dose.chain.down10", -0.095),
    ("Dispatch.getter.any.one", 0),
  ]

  private func counted(_ dose: CountDose, _ value: Double) throws -> ResultRow {
    try MadeUpGate.row(CountDose.row, dose.figure.metric, value)
  }

  private func gate(_ before: [ResultRow], _ after: [ResultRow], to file: URL) throws {
    try MadeUpGate.report(before, after).writeVerdict(to: file.path)
  }

  private func compare(
    _ changes: [(String, Double)],
    null: Double = 0,
    to directory: URL
  ) throws {
    let report = try MadeUpGate.report(
      [],
      [],
      time: changes.map { ($0.0, $0.1, 0.001) },
      null: null,
      policy: .init(time: .blocking, isAboutTime: true)
    )
    try createDirectory(directory.path + "/baseline")
    try report.writeVerdict(to: directory.path + "/verdict.json")
    var manifest = report.baseline.manifest
    manifest.durationSeconds = 5
    try manifest.write(to: directory.path + "/baseline/run.json")
  }

  /// Runs `body` with records that reach every figure, and no more.
  private func withEvidence(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "verify-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    try createDirectory(directory.path + "/gates")
    for dose in CountDose.allCases {
      for turn in 1...20 {
        let file = directory.appending(path: "gates/\(dose.rawValue).\(turn).1.json")
        try gate([try counted(dose, 0)], [try counted(dose, dose.figure.least + 51)], to: file)
      }
    }
    for turn in 1...100 {
      let rows = [try counted(.retain, 1)]
      try gate(rows, rows, to: directory.appending(path: "gates/NONE.\(turn).2.json"))
    }
    for turn in 1...50 {
      let names = (1...20).map { "Dispatch.getter.any.r\($0)" }
      let place = directory.appending(path: "same/\(turn < 10 ? "0" : "")\(turn)")
      try compare(names.map { ($0, 0) }, to: place)
    }
    for turn in 1...20 {
      try compare(dosed, to: directory.appending(path: "dosed/\(turn < 10 ? "0" : "")\(turn)"))
    }
    try body(directory)
  }
}

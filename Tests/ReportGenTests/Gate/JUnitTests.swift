import Foundation
import FoundationXML
import Testing

@testable import ReportGen
@testable import Results

@Suite struct JUnitTests {
  @Test func isWhatItWas() throws {
    expectGolden(JUnitDocument(try MadeUpGate.failing()).text, "gate-junit.xml")
  }

  @Test func countsWhatItHoldsInEverySuiteAndInAll() throws {
    let suites = try read(JUnitDocument(try MadeUpGate.failing()).text)
    let all = try #require(suites.first)
    #expect(all.attributes["tests"] == "8")
    for suite in suites {
      #expect(suite.attributes["tests"] == "\(suite.cases)", "\(suite.attributes)")
      #expect(suite.attributes["failures"] == "\(suite.elements["failure", default: 0])")
      #expect(suite.attributes["errors"] == "\(suite.elements["error", default: 0])")
      #expect(suite.attributes["skipped"] == "\(suite.elements["skipped", default: 0])")
    }
  }

  @Test func tellsFailuresFromLossesAndFromWhatCouldNotBeJudged() throws {
    let outcomes = JUnitCases(try MadeUpGate.failing()).outcomes
    func outcome(_ text: String) -> JUnitCases.Outcome? {
      BenchmarkName(text).flatMap { outcomes[$0] }
    }
    #expect(outcome("Boxing.store.any.32B") == .failure("allocations 0 -> 1"))
    #expect(outcome("Dispatch.method.some.one") == .passed)
    #expect(outcome("Tree.fold.any.8") == .skipped("unstable: 2, then 3"))
    guard case .error(let crash)? = outcome("Tree.diff.any.8"),
      case .error(let loss)? = outcome("Tree.walk.any.8"),
      case .skipped(let vague)? = outcome("Control.empty.loop")
    else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(crash.hasPrefix("crashed: ") && loss == "missing")
    #expect(vague.contains("detectable"))
  }

  @Test func aTimeFailsOnlyWhereItMay() throws {
    let name = try #require(BenchmarkName("Tree.fold.any.8"))
    let rows = [try MadeUpGate.row("Tree.fold.any.8", .retains, 1)]
    func outcome(null: Double, _ policy: GateReport.Policy) throws -> JUnitCases.Outcome? {
      let report = try MadeUpGate.report(
        rows,
        rows,
        time: [("Tree.fold.any.8", 0.1, 0.001)],
        null: null,
        policy: policy
      )
      return JUnitCases(report).outcomes[name]
    }
    #expect(try outcome(null: 0, .init(time: .blocking)) == .failure("time 1.11x of the baseline"))
    guard case .skipped(let advice)? = try outcome(null: 0, .init()),
      case .skipped(let contaminated)? = try outcome(null: 0.1, .init(time: .blocking))
    else {
      Issue.record("a time that may not block is skipped")
      return
    }
    #expect(advice.hasPrefix("advisory: ") && contaminated.hasPrefix("contaminated: "))
  }

  @Test func aGateThatRefusesIsAnErrorAndNotAnEmptySuite() throws {
    var other = MadeUpGate.manifest()
    other.machine.cpuModel = .known("Another CPU")
    let rows = [try MadeUpGate.row("Tree.fold.any.8", .retains, 1)]
    let suites = try read(
      JUnitDocument(try MadeUpGate.report(rows, rows, candidate: other)).text
    )
    #expect(suites.first?.attributes["errors"] == "1")
    let nothing = try read(JUnitDocument(try MadeUpGate.report([], [])).text)
    #expect(nothing.first?.attributes["errors"] == "1")
  }

  private func read(_ text: String) throws -> [SuiteReader.Suite] {
    let reader = SuiteReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError as Any)")
    return reader.suites
  }
}

/// Reads JUnit XML with the system's parser, which shares no code with the writer.
private final class SuiteReader: NSObject, XMLParserDelegate {
  /// `testsuites` or one `testsuite`, with what was found in it.
  struct Suite {
    var attributes: [String: String]
    var cases = 0
    var elements: [String: Int] = [:]
  }

  /// The whole first, then its suites.
  private(set) var suites: [Suite] = []

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if element.hasPrefix("testsuite") { return suites.append(Suite(attributes: attributes)) }
    for index in Set([0, suites.count - 1]) {
      if element == "testcase" {
        suites[index].cases += 1
      } else {
        suites[index].elements[element, default: 0] += 1
      }
    }
  }
}

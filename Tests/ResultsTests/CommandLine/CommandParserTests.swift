import Results
import Testing

@Suite struct CommandParserTests {
  private func invocation(_ arguments: [String]) throws -> Invocation {
    guard case .invocation(let invocation) = try SampleProgram.program.parse(arguments) else {
      throw NotAnInvocation()
    }
    return invocation
  }

  private struct NotAnInvocation: Error {}

  @Test func runsTheDefaultWhereNoSubcommandIsNamed() throws {
    #expect(try invocation([]).command == "run")
    #expect(try invocation(["--count", "3"]).command == "run")
  }

  @Test func fallsBackToTheDefaultsOfTheTable() throws {
    let run = try invocation(["run"])
    #expect(run[SampleProgram.filter] == [])
    #expect(run[SampleProgram.pace] == .slow)
    #expect(run[SampleProgram.count] == 9)
    #expect(run[SampleProgram.budget] == nil)
    #expect(run[SampleProgram.quiet] == false)
    #expect(!run.isGiven(SampleProgram.count))
  }

  @Test func readsEveryKindOfOption() throws {
    let run = try invocation([
      "run", "--filter", "a.b", "--filter=-c=d", "--pace", "fast", "--count=64", "--budget", "1.5",
      "--seed", "18446744073709551615", "-q",
    ])
    #expect(run[SampleProgram.filter] == ["a.b", "-c=d"])
    #expect(run[SampleProgram.pace] == .fast)
    #expect(run[SampleProgram.count] == 64)
    #expect(run[SampleProgram.budget] == 1.5)
    #expect(run[SampleProgram.seed] == UInt64.max)
    #expect(run[SampleProgram.quiet])
    #expect(run.isGiven(SampleProgram.count))
  }

  @Test func readsHiddenOptionsAndSubcommands() throws {
    #expect(try invocation(["--secret"])[SampleProgram.secret])
    #expect(try invocation(["serve"]).command == "serve")
  }

  @Test func collectsOperandsInOrder() throws {
    let merge = try invocation(["merge", "out", "--", "--one", "two"])
    #expect(merge.operands == ["out", "--one", "two"])
  }

  @Test(arguments: [
    (["list"], UsageError.unknownSubcommand("list", nearest: nil)),
    (["mergee"], .unknownSubcommand("mergee", nearest: "merge")),
    (["serv"], .unknownSubcommand("serv", nearest: nil)),
    (["help", "rum"], .unknownSubcommand("rum", nearest: "run")),
    (["help", "run", "now"], .unexpectedOperand("now")),
    (["--conut", "3"], .unknownOption("--conut", nearest: "--count")),
    (["--secre"], .unknownOption("--secre", nearest: nil)),
    (["-x"], .unknownOption("-x", nearest: nil)),
    (["--count"], .missingValue(option: "--count", placeholder: "count")),
    (["--count", "--quiet"], .missingValue(option: "--count", placeholder: "count")),
    (["--filter", "-q"], .missingValue(option: "--filter", placeholder: "regex")),
    (["--quiet=yes"], .unexpectedValue(option: "--quiet", value: "yes")),
    (["--count", "1", "--count", "2"], .repeatedOption("--count")),
    (["run", "now"], .unexpectedOperand("now")),
    (["merge"], .missingOperand(placeholder: "target")),
    (["merge", "out"], .missingOperand(placeholder: "source")),
  ])
  func refuses(arguments: [String], error: UsageError) {
    #expect(throws: error) { try SampleProgram.program.parse(arguments) }
  }

  @Test(arguments: [
    ("--count", ["0", "65", "-1", "1.0", "one", "", " 1", "99999999999999999999"]),
    ("--budget", ["0.4", "101", "nan", "inf", "1,5", "", "1s"]),
    ("--seed", ["-1", "18446744073709551616", "0x10", ""]),
    ("--pace", ["quick", "SLOW", ""]),
    ("--filter", [""]),
  ])
  func refusesMalformedValues(option: String, values: [String]) {
    for value in values {
      #expect(throws: UsageError.self, "\(option)=\(value)") {
        try SampleProgram.program.parse(["\(option)=\(value)"])
      }
    }
  }

  @Test func knowsWhichCommandAnErrorSpeaksAbout() {
    #expect(SampleProgram.program.addressed(by: ["--nope"])?.name == "run")
    #expect(SampleProgram.program.addressed(by: ["merge", "--nope"])?.name == "merge")
    #expect(SampleProgram.program.addressed(by: ["nope"]) == nil)
  }
}

import Results
import Testing

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (
      ["--conut", "3"], "Unknown option '--conut'. Did you mean '--count'?"
    ),
    (
      ["--count"], "Missing value for '--count <count>'."
    ),
    (
      ["--count", "0"],
      "The value '0' of '--count' is malformed: expected a whole number from 1 to 64."
    ),
    (
      ["--pace", "quick"], "The value 'quick' of '--pace' is malformed: expected one of slow, fast."
    ),
    (
      ["mergee"], "Unknown subcommand 'mergee'. Did you mean 'merge'?"
    ),
    (
      ["merge"], "Missing expected argument '<target>'."
    ),
  ])
  func saysWhatWasReadAndWhatWasMeant(arguments: [String], words: String) {
    let error = #expect(throws: UsageError.self) { try SampleProgram.program.parse(arguments) }
    #expect(error?.description == words)
  }
}

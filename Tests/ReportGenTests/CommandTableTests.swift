import Testing

@testable import ReportGen
@testable import Results

/// What the help of every command shows to copy.
@Suite struct CommandTableTests {
  @Test(arguments: Program.command.subcommands.map(\.name))
  func everyCommandHasAnExampleThatItUnderstands(_ name: String) throws {
    let command = try #require(Program.command.subcommands.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    for example in command.examples where example.line.hasPrefix("ReportGen ") {
      // An example may go on behind the program, as a shell has it.
      let words = example.line.split(separator: " ").dropFirst().prefix { !">|&".contains($0) }
      #expect(throws: Never.self, "\(example.line)") {
        try Program.command.parse(words.map(String.init))
      }
    }
  }
}

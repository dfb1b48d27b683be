import Testing

@testable import DispatchBench
@testable import Results

/// What the help of every command shows to copy.
@Suite struct CommandTableTests {
  private static let visible = Program.command.subcommands.filter { !$0.isHidden }

  @Test(arguments: visible.map(\.name))
  func everyCommandHasAnExampleThatItUnderstands(_ name: String) throws {
    let command = try #require(Self.visible.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    for example in command.examples where example.line.hasPrefix("DispatchBench ") {
      // An example may go on behind the program, as a shell has it.
      let words = example.line.split(separator: " ").dropFirst().prefix { !">|&".contains($0) }
      #expect(throws: Never.self, "\(example.line)") {
        try Program.command.parse(words.map(String.init))
      }
    }
  }
}

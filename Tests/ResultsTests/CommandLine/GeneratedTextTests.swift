import Testing

@testable import Results

/// What is made from the table of commands; real shells and man read the programs' own in
/// Tests/Readers.
@Suite struct GeneratedTextTests {
  @Test(arguments: CompletionShell.allCases)
  func scriptIsWhatItWas(_ shell: CompletionShell) throws {
    try expectGolden(
      shell.script(for: SampleProgram.program) + "\n",
      "completions.\(shell.rawValue)"
    )
  }

  @Test func manualPageIsWhatItWas() throws {
    try expectGolden(ManualPage(SampleProgram.program).text + "\n", "sample.1")
  }

  @Test(arguments: CompletionShell.allCases)
  func leavesOutWhatIsHidden(_ shell: CompletionShell) {
    let script = shell.script(for: SampleProgram.program)
    #expect(!script.contains("serve"))
    #expect(!script.contains("secret"))
  }

  @Test func quotesWhatAShellWouldTakeForItsOwn() {
    let option = Option("odd", .text("a:b"), help: "It's [odd]: $(x) \\ 'y'.")
    let command = Command("go", overview: "Goes: 'now'.", options: [option.definition])
    let program = Command(
      program: "odd",
      version: "1",
      overview: "Odd.",
      defaultSubcommand: "go",
      subcommands: [command]
    )
    let zsh = CompletionShell.zsh.script(for: program)
    #expect(zsh.contains(#"'--odd=[It'\''s \[odd\]\: $(x) \\ '\''y'\''.]:a\:b: '"#))
    let fish = CompletionShell.fish.script(for: program)
    #expect(fish.contains(#"-l odd -r -f -d 'It\'s [odd]: $(x) \\ \'y\'.'"#))
    let manual = ManualPage(program).text
    #expect(manual.contains("\nGoes: 'now'.\n"))
    #expect(manual.contains("\nIt's [odd]: $(x) \\e 'y'.\n"))
  }

  @Test(arguments: ["tcsh", ""])
  func refusesAnotherShell(_ name: String) throws {
    let program = Command(
      program: "p",
      version: "1",
      overview: "P.",
      defaultSubcommand: "completions",
      subcommands: [CompletionsSubcommand.definition(program: "p")]
    )
    guard case .invocation(let invocation) = try program.parse(["completions", name]) else {
      Issue.record("no invocation")
      return
    }
    #expect(
      throws: UsageError.malformedValue(
        option: "<shell>",
        value: name,
        expectation: "bash, zsh or fish"
      )
    ) {
      try CompletionsSubcommand.text(invocation, for: program)
    }
  }
}

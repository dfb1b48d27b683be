import Results
import Testing

@Suite struct HelpScreenTests {
  private func text(_ arguments: [String]) throws -> String? {
    guard case .text(let text) = try SampleProgram.program.parse(arguments) else { return nil }
    return text
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func showsTheProgram(arguments: [String]) throws {
    #expect(
      try text(arguments) == """
        OVERVIEW: Shows every kind of option.

        USAGE: sample [--version] <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          run (default)           Does the work.
          merge                   Puts directories together.

          See 'sample help <subcommand>' for detailed help.
        """
    )
  }

  @Test(arguments: [["run", "--help"], ["run", "-h"], ["help", "run"], ["--count", "1", "-h"]])
  func showsASubcommand(arguments: [String]) throws {
    #expect(
      try text(arguments) == """
        OVERVIEW: Does the work.

        USAGE: sample run [--filter <regex>] [--pace <pace>] [--count <count>] [--budget
               <seconds>] [--seed <number>] [-q, --quiet]

        OPTIONS:
          --filter <regex>        Only what matches; may be repeated.
          --pace <pace>           How much time is taken. (values: slow, fast) (default:
                                  slow)
          --count <count>         How many times. (default: 9)
          --budget <seconds>      The longest that all of it may take.
          --seed <number>         The seed of the generator.
          -q, --quiet             Print nothing but errors.
          -h, --help              Show help information.

        EXAMPLES:
          sample run --count 3
              Three times.
        """
    )
  }

  @Test func showsOperands() throws {
    #expect(
      try text(["help", "merge"]) == """
        OVERVIEW: Puts directories together.

        USAGE: sample merge <target> <source> ...

        ARGUMENTS:
          <target>                Where to.
          <source>                Where from.

        OPTIONS:
          -h, --help              Show help information.
        """
    )
  }

  @Test func showsTheVersion() throws {
    #expect(try text(["--version"]) == "sample 1.2")
  }

  @Test func neverRunsPastTheEdge() throws {
    for arguments in [["help"], ["help", "run"], ["help", "merge"]] {
      let screen = try #require(try text(arguments))
      for line in screen.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}

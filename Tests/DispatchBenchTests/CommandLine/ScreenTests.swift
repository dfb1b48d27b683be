import Testing

/// Whole screens of the built program against files.
@Suite struct ScreenTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: [
    ("help", ["--help"]), ("help-run", ["run", "--help"]), ("help-list", ["help", "list"]),
    ("help-compile-cost", ["compile-cost", "--help"]), ("version", ["--version"]),
    ("list-faults", ["list", "--with-faults", "--filter", "^Faults"]),
    ("list-faults-json", ["list", "--with-faults", "--filter", "^Faults", "--format", "json"]),
  ])
  func showsWhatWasAskedFor(name: String, arguments: [String]) throws {
    let outcome = try BuiltExecutable.run(arguments, in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    try expectGolden(outcome.output, name)
  }

  @Test(arguments: [
    ("error-subcommand", ["lst"]),
    ("error-option", ["run", "--fliter", "x"]),
    ("error-value", ["run", "--effort", "quickly"]),
    ("error-regex", ["list", "--filter", "("]),
    ("error-shard", ["list", "--shard", "4/3"]),
    ("error-name", ["list", "--with-faults", "--exact", "Faults.work.hang"]),
    ("error-selection", ["list", "--with-faults", "--filter", "Faults.wrok.sound"]),
    ("error-debug-build", ["run", "--with-faults", "--filter", "^Faults"]),
  ])
  func endsWithTheStatusOfAUsageError(name: String, arguments: [String]) throws {
    let outcome = try BuiltExecutable.run(arguments, in: scratch)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    try expectGolden(outcome.errors, name)
  }

  @Test func listsOnePartOfTheSelectionEach() throws {
    let all = try list([])
    let parts = try (1...3).map { try list(["--shard", "\($0)/3"]) }
    #expect(parts.flatMap(\.self).sorted() == all.sorted())
    let order = { (name: String) in all.firstIndex(of: name) ?? 0 }
    #expect(parts.allSatisfy { $0 == $0.sorted { order($0) < order($1) } })
  }

  /// Two machines that share the suite are to end at about the same time.
  @Test func sharesTheSuiteOutEvenly() throws {
    let outcomes = try (1...2).map { part in
      try BuiltExecutable.run(["list", "--shard", "\(part)/2"], in: scratch)
    }
    let sizes = outcomes.map { $0.output.split(separator: "\n").count }
    #expect(abs(sizes[0] - sizes[1]) * 20 < sizes[0] + sizes[1], "\(sizes)")
  }

  @Test func skipsWhatMatches() throws {
    let all = try list([])
    let some = try list(["--skip", "crash", "--skip", "hang"])
    #expect(some == all.filter { !$0.contains("crash") && !$0.contains("hang") })
    #expect(some.count == all.count - 2)
  }

  @Test func endsAsAnErrorWhereTheAnswerCannotBeWritten() throws {
    let full = try BuiltExecutable(["list"], output: "/dev/full", in: scratch)
    try full.start()
    let outcome = try full.finish()
    #expect(outcome.status == 74)
    #expect(outcome.errors.hasPrefix("Error: standard output: cannot be written: "))
  }

  private func list(_ arguments: [String]) throws -> [String] {
    let selection = ["list", "--with-faults", "--filter", "^Faults"]
    let outcome = try BuiltExecutable.run(selection + arguments, in: scratch)
    return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
  }
}

import Results
import Testing

/// The values that choose benchmarks.
@Suite struct SelectingValueTests {
  @Test(arguments: [
    ("any", true), ("^any", false), ("store.any", true), ("24B$", true), ("ANY", false),
    ("(?i)ANY", true), ("store|copy", true), ("copy", false),
  ])
  func searchesAnywhereInAName(text: String, isFound: Bool) throws {
    let matcher = try #require(Pattern(text)).matcher()
    #expect(matcher("Boxing.store.any.24B") == isFound)
  }

  @Test(arguments: ["", "(", "[a", "*", "a{2,1}"])
  func refusesWhatIsNoExpression(text: String) {
    #expect(Pattern(text) == nil)
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/5", "a/b", "1/1001", "1.0/3"])
  func refusesWhatIsNoShard(text: String) {
    #expect(Shard(text) == nil)
  }
}

import Results
import Testing

@Suite struct BenchmarkNameTests {
  @Test(arguments: [
    "", "Boxing", "Boxing.store", "boxing.store.any", "Boxing..any", "Boxing.store.any.32B.x",
    "Boxing.store.any|x", "Boxing.store.any,x", "Boxing.store.any ",
    "Boxing.store.any." + String(repeating: "x", count: 60),
  ])
  func refusesWhatIsNoName(_ text: String) {
    #expect(BenchmarkName(text) == nil)
  }

  @Test func splitsANameIntoItsParts() throws {
    let name = try #require(BenchmarkName("Boxing.store.any.32B"))
    #expect(name.family == "Boxing")
    #expect(name.operation == "store")
    #expect(name.variant == "any")
    #expect(name.parameter == "32B")
    #expect(name.twin("concrete")?.description == "Boxing.store.concrete.32B")
  }
}

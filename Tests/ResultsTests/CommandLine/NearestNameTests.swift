import Results
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("Boxing.store.nay", "Boxing.store.any"),
    ("boxing.store.any", "Boxing.store.any"),
    ("Boxing.store", "Boxing.store.any"),
    ("Dispatch.methd.some", "Dispatch.method.some"),
  ])
  func forgivesSlips(text: String, nearest: String) {
    let names = ["Boxing.store.any", "Boxing.store.Any", "Dispatch.method.some"]
    #expect(NearestName.of(text, among: names) == nearest)
  }

  @Test(arguments: ["", "Tree.diff.anyView", "xyz"])
  func offersNothingFarAway(text: String) {
    #expect(NearestName.of(text, among: ["Boxing.store.any", "Dispatch.method.some"]) == nil)
  }

  @Test func takesTheFirstOfEquals() {
    #expect(NearestName.of("bat", among: ["cat", "hat"]) == "cat")
    #expect(NearestName.of("bat", among: []) == nil)
  }
}

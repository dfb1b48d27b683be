import Testing

@testable import ReportGen
@testable import Results

@Suite struct RowPatternTests {
  @Test(arguments: [
    ("Boxing.store.any.24B", "Boxing.store.any.24B", true),
    ("Boxing.store.any.24B", "Boxing.store.any.240B", false),
    ("Boxing.store.any|Any.*", "Boxing.store.Any.weak", true),
    ("Boxing.store.any|Any.*", "Boxing.store.anyClassBound.8B", false),
    ("Boxing.*.any*.*B", "Boxing.copy.anyClassBound.32B", true),
    ("*.*.some.*", "Dispatch.getter.some", true),
    ("Dispatch.getter.some", "Dispatch.getter.some.one", false),
    ("Tree.diff.*.*one*", "Tree.diff.any.one", true),
    ("*.*.*.*a*b*", "Tree.diff.any.xaybz", true),
    ("*.*.*.*a*b*", "Tree.diff.any.xbya", false),
  ])
  func fitsNamesPartByPart(_ pattern: String, _ name: String, _ fits: Bool) throws {
    #expect(RowPattern(pattern).matches(try #require(BenchmarkName(name))) == fits)
  }

  @Test(arguments: [("24B", true), ("25B", false), ("enum8B", false), ("weak", false)])
  func takesOnlyPlainSizesWhereSizesAreAskedFor(_ parameter: String, _ fits: Bool) throws {
    let name = try #require(BenchmarkName("Boxing.store.any.\(parameter)"))
    #expect(RowPattern("Boxing.store.any.*", sizes: 0...24).matches(name) == fits)
  }
}

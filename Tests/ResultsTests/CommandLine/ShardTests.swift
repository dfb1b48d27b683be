import Testing

@testable import Results

@Suite struct ShardTests {
  /// Names as suites have them: of few letters, and in groups that differ in a digit.
  private static let names = ["Boxing", "Dispatch", "ViewUpdate"].flatMap { family in
    ["store", "copy", "method", "tableEvery10th"].flatMap { operation in
      ["concrete", "generic", "some", "any", "anyView"].flatMap { variant in
        (1...50).map { "\(family).\(operation).\(variant).\($0)B" }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 7]) func putEveryNameIntoOnePart(count: Int) throws {
    let parts = try parts(count, of: Self.names)
    #expect(Set(parts.joined()) == Set(Self.names))
    #expect(parts.joined().count == Self.names.count)
    for part in parts {
      let order = Self.names.filter(Set(part).contains)
      #expect(part == order, "the order is that of the selection")
    }
  }

  @Test func keepANameWhereItIsWhateverComesAndGoes() throws {
    let before = try parts(2, of: Self.names)
    let after = try parts(2, of: ["Added.first.of.all"] + Self.names.dropFirst(3))
    let stayed = Set(Self.names.dropFirst(3))
    for (one, other) in zip(before, after) {
      #expect(one.filter(stayed.contains) == other.filter(stayed.contains))
    }
  }

  /// Of 3,000 names that fell into a part of two by chance, 1,418 to 1,582 would in all but three of
  /// a thousand draws; these are one draw, and it is always the same.
  @Test func areAboutEqual() throws {
    #expect(try parts(2, of: Self.names).allSatisfy { 1_418...1_582 ~= $0.count })
    #expect(try parts(5, of: Self.names).allSatisfy { 534...666 ~= $0.count })
  }

  /// Another process, machine or version must deal as this one does.
  @Test(arguments: [
    ("Boxing.store.any.32B", 0, 3), ("Boxing.store.any.33B", 1, 0),
    ("Dispatch.method.any.one", 1, 3), ("Layout.payload.25B", 0, 1),
  ])
  func areTheSameEverywhere(name: String, ofTwo: Int, ofSeven: Int) throws {
    #expect(try parts(2, of: [name]).firstIndex(of: [name]) == ofTwo)
    #expect(try parts(7, of: [name]).firstIndex(of: [name]) == ofSeven)
  }

  private func parts(_ count: Int, of names: [String]) throws -> [[String]] {
    try (1...count).map { try #require(Shard("\($0)/\(count)")).part(of: names) }
  }
}

import Testing

@testable import Results

@Suite struct ExactComparisonTests {
  private func verdict(
    _ metric: Metric,
    _ before: Double,
    _ after: Double
  ) throws -> ExactComparison.Verdict? {
    var limits = LimitLookup(.standard, for: [])
    return ExactComparison.compare(
      try table(exact("Boxing.store.any", metric, before)),
      try table(exact("Boxing.store.any", metric, after)),
      limits: &limits
    ).first?.verdict
  }

  @Test(arguments: [
    Metric.allocations, .retains, .releases, .indirectBranches, .dynamicCasts, .layoutBytes,
    .allocatedBytes, .objectAllocations, .mallocCalls,
  ])
  func oneMoreOfACountIsARegressionAndOneLessAnImprovement(_ metric: Metric) throws {
    #expect(try verdict(metric, 3, 4) == .regression)
    #expect(try verdict(metric, 4, 3) == .improvement)
    #expect(try verdict(metric, 4, 4) == .same)
    #expect(try verdict(metric, 0.25, 0.5) == .regression)
  }

  @Test func instructionsMayMoveByTheWiderOfFiftyAndHalfAPercent() throws {
    #expect(try verdict(.instructions, 161, 161 + 50) == .same)
    #expect(try verdict(.instructions, 161, 161 + 51) == .regression)
    #expect(try verdict(.instructions, 161, 161 + 64) == .regression)
    #expect(try verdict(.instructions, 20_000, 20_100) == .same)
    #expect(try verdict(.instructions, 20_000, 20_101) == .regression)
    #expect(try verdict(.instructions, 20_000, 19_899) == .improvement)
  }

  @Test func textMayMoveByOnePercent() throws {
    #expect(try verdict(.textBytes, 1_000, 1_010) == .same)
    #expect(try verdict(.textBytes, 1_000, 1_011) == .regression)
    #expect(try verdict(.textBytes, 400_000, 404_096) == .regression)
  }

  @Test(arguments: [Metric.indirectMispredictions, .conditionalMispredictions])
  func whatDependsOnAddressesIsNotGated(_ metric: Metric) throws {
    #expect(try verdict(metric, 0, 1) == nil)
  }

  @Test func comparesNoFigureThatOneSideLacks() throws {
    var limits = LimitLookup(.standard, for: [])
    let compared = ExactComparison.compare(
      try table(
        lost("Boxing.store.any", .retains, .unstable, ""),
        exact("Boxing.store.any", .allocations, 1)
      ),
      try table(exact("Boxing.store.any", .retains, 0)),
      limits: &limits
    )
    #expect(compared.isEmpty)
  }
}

import Testing

@testable import Results

@Suite struct FormMatrixTests {
  private func row(_ name: String, _ value: Double?) throws -> ResultRow {
    ResultRow(
      benchmark: try #require(BenchmarkName(name)),
      metric: .ratio,
      value: value,
      n: 9,
      reference: BenchmarkName("Boxing.store.concrete"),
      status: value == nil ? .notMeasured : .ok,
      note: value == nil ? "for no reason" : ""
    )
  }

  private func cells(_ rows: [ResultRow], columns: Int = 8) throws -> [[String]] {
    let matrix = FormMatrix(of: try ResultTable(rows), columns: columns).table
    return [matrix.columns.map(\.title)] + matrix.rows
  }

  @Test func takesTheGeometricMeanOfEachFormInEachFamily() throws {
    let found = try cells([
      row("Boxing.store.any.8B", 2), row("Boxing.store.any.32B", 18),
      row("Boxing.store.enum.8B", 1), row("Tree.diff.any", 5),
    ])
    #expect(
      found == [
        ["geometric mean of ratios", "any", "enum"],
        ["Boxing", "6.00x", "1.000x"],
        ["Tree", "5.00x", ""],
      ]
    )
  }

  @Test func takesTheEndsOfTheIntervalsToo() throws {
    var (one, other) = (try row("Boxing.store.any.8B", 2), try row("Boxing.store.any.32B", 18))
    (one.low, one.high) = (1, 4)
    (other.low, other.high) = (16, 25)
    #expect(try cells([one, other])[1] == ["Boxing", "6.00x [4.00, 10.00]"])
  }

  @Test func leavesOutWhatHasNoRatioAndTheControls() throws {
    let found = try cells([
      row("Control.double.twice", 2), row("Boxing.store.any", nil), row("Tree.diff.any", 5),
    ])
    #expect(found == [["geometric mean of ratios", "any"], ["Tree", "5.00x"]])
  }

  @Test func prefersTheFormsThatMostFamiliesHave() throws {
    let found = try cells(
      [row("Boxing.store.enum", 1), row("Boxing.store.any", 2), row("Tree.diff.any", 5)],
      columns: 1
    )
    #expect(
      found == [["geometric mean of ratios", "any"], ["Boxing", "2.00x"], ["Tree", "5.00x"]]
    )
  }

  @Test func prefersAFormOfFamiliesThatWouldHaveNothingToShow() throws {
    let found = try cells(
      [
        row("Boxing.store.enum", 1), row("Boxing.store.any", 2), row("Tree.diff.enum", 3),
        row("Tree.diff.any", 5), row("ViewDiff.same.anyView", 7),
      ],
      columns: 2
    )
    #expect(found[0] == ["geometric mean of ratios", "enum", "anyView"])
    #expect(found[3] == ["ViewDiff", "", "7.00x"])
  }
}

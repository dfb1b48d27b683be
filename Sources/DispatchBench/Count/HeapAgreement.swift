import Results

/// Whether two instruments saw the same: the counter in front of the heap, and callgrind.
///
/// They share nothing but the heap functions of the program: one counts inside of them, in a
/// process at full speed, the other the calls of them, in a simulated processor. Where they
/// disagree, one of them is wrong.
struct HeapAgreement: Equatable {
  /// How many rows have one number from both.
  private(set) var agreed = 0
  /// What a row says twice and differently, one line a benchmark.
  private(set) var disagreements: [String] = []

  /// Holds the numbers of `table` against each other; `nil` if no run was taken that has any of the
  /// heap counter's.
  ///
  /// A benchmark that either instrument has no number for is passed over, and so are `silent` ones,
  /// which declare nothing because their allocations differ from pass to pass: the instruments make
  /// different numbers of passes.
  init?(in table: ResultTable, besides silent: Set<BenchmarkName> = []) {
    let rows = table.rows.filter { $0.metric == .allocations }
    guard !rows.isEmpty else { return nil }
    for row in rows where !silent.contains(row.benchmark) {
      guard let interposed = row.value, let called = table[row.benchmark, .mallocCalls]?.value
      else { continue }
      if called == interposed {
        agreed += 1
      } else {
        disagreements.append(
          "\(row.benchmark) allocates \(NumberText.count(interposed)) blocks per operation by"
            + " the heap counter, and \(NumberText.count(called)) by callgrind"
        )
      }
    }
  }

  /// What came of it, a line.
  var words: String { "\(agreed) rows: both instruments agree on allocations" }

  /// What must not be taken for an agreement.
  var complaints: [String] {
    guard agreed == 0, disagreements.isEmpty else { return disagreements }
    return ["no row of the run in the output directory was counted by both instruments"]
  }
}

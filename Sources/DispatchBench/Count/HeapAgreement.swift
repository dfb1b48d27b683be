import Results

/// Whether two instruments saw the same: the counter in front of the heap, and callgrind.
///
/// They share nothing but the heap functions of the program: one counts inside of them, in a
/// process at full speed, the other the calls of them, in a simulated processor. Where they
/// disagree, one of them is wrong.
enum HeapAgreement {
  /// What a row says twice and differently, one line a benchmark.
  ///
  /// A benchmark that either instrument has no number for is passed over, and so are `silent` ones,
  /// which declare nothing because their allocations differ from pass to pass: the instruments make
  /// different numbers of passes.
  static func disagreements(
    in table: ResultTable,
    besides silent: Set<BenchmarkName> = []
  ) -> [String] {
    table.rows.compactMap { row in
      guard row.metric == .allocations, !silent.contains(row.benchmark), let interposed = row.value,
        let called = table[row.benchmark, .mallocCalls]?.value, called != interposed
      else { return nil }
      return "\(row.benchmark) allocates \(NumberText.count(interposed)) blocks per operation by"
        + " the heap counter, and \(NumberText.count(called)) by callgrind"
    }
  }
}

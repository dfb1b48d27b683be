extension [RunPart] {
  /// The benchmarks of all parts in the order of the undivided run; what that does not know comes
  /// last.
  ///
  /// - Throws: ``MergeError/repeatedRow(path:_:)`` if two parts were told to measure the same.
  func orderedNames() throws(MergeError) -> [BenchmarkName] {
    var owners: Set<BenchmarkName> = []
    for part in self {
      for name in part.own where !owners.insert(name).inserted {
        throw .repeatedRow(path: part.path, name)
      }
    }
    var seen: Set<BenchmarkName> = []
    let found = flatMap { $0.table.benchmarks }.filter { seen.insert($0).inserted }
    let named = Dictionary(uniqueKeysWithValues: found.map { ("\($0)", $0) })
    let whole = first?.ofWhole.whole ?? []
    let known = Set(whole)
    return whole.compactMap { named[$0] } + found.filter { !known.contains("\($0)") }
  }

  /// The samples of all parts, one part behind the other; launches are numbered through, because
  /// those of two parts are different processes.
  func joinedSamples() throws(MergeError) -> [Sample]? {
    guard contains(where: { $0.samples != nil }) else { return nil }
    var joined: [Sample] = []
    var firstLaunch = 0
    for part in self {
      guard let samples = part.samples else { throw .noSamples(path: part.path) }
      joined += samples.map { sample in
        var sample = sample
        sample.launch += firstLaunch
        return sample
      }
      firstLaunch += (samples.map(\.launch).max() ?? -1) + 1
    }
    return joined
  }

  /// The rows of each benchmark, from the part that owns it, else from the first that has it;
  /// `times` are the rows that all samples together give.
  ///
  /// - Throws: ``MergeError/contradiction(path:_:other:)`` if two parts have different exact figures.
  func joinedRows(times: [ResultRow]?) throws(MergeError) -> [BenchmarkName: [ResultRow]] {
    let owned = map { Set($0.own) }
    var groups: [BenchmarkName: [ResultRow]] = [:]
    for (part, own) in zip(self, owned) {
      let rows = Dictionary(grouping: part.table.rows, by: \.benchmark)
      for (name, rows) in rows {
        try part.checkExactFigures(rows, against: groups[name] ?? [])
        if own.contains(name) || groups[name] == nil { groups[name] = rows }
      }
    }
    guard let times else { return groups }
    let reduced = Dictionary(grouping: times, by: \.benchmark)
    for (name, times) in reduced {
      let metrics = Set(times.map(\.metric))
      groups[name] = times + (groups[name] ?? []).filter { !metrics.contains($0.metric) }
    }
    return groups
  }

  /// Checks that all parts were taken of the same thing in the same way.
  func checkAgreement() throws(MergeError) {
    guard let first else { return }
    for part in dropFirst() {
      let mismatches = ManifestMismatch.all(first.manifest, part.manifest)
      if let mismatch = mismatches.first ?? part.difference(from: first) {
        throw .mismatch(path: part.path, mismatch)
      }
    }
  }
}

extension RunPart {
  /// The first fact that may differ between compared runs, and not between parts of one.
  fileprivate func difference(from first: RunPart) -> ManifestMismatch? {
    let facts: [(field: String, text: (RunPart) -> String)] = [
      ("suiteHash", { $0.manifest.suiteHash.value ?? "unknown" }),
      ("build.commit", { $0.manifest.build.commit.value ?? "unknown" }),
      ("build.flags", { ($0.manifest.build.flags.value ?? []).joined(separator: " ") }),
      ("effort", { $0.manifest.effort }),
      ("commandLine", { $0.selection.joined(separator: " ") }),
      ("part.whole", { "\($0.ofWhole.whole.count) rows" }),
    ]
    let differing = facts.first { $0.text(self) != $0.text(first) }
    return differing.map { fact in
      ManifestMismatch(
        field: fact.field,
        baseline: fact.text(first),
        candidate: fact.text(self)
      )
    }
  }

  /// Checks that exact figures of one benchmark are the same in this part and in another.
  fileprivate func checkExactFigures(
    _ rows: [ResultRow],
    against others: [ResultRow]
  ) throws(MergeError) {
    for row in rows where row.metric.isExact && row.value != nil {
      let other = others.first { $0.metric == row.metric && $0.value != nil }
      if let other, other.value != row.value {
        throw .contradiction(path: path, row, other: other)
      }
    }
  }
}

import Testing

@testable import ReportGen
@testable import Results

@Suite struct LedgerTests {
  @Test func everyClaimThatCanBeTestedHasACase() {
    let claims = Ledger.chapters.flatMap(\.claims)
    #expect(claims.count == 56)
    #expect(Set(claims.map(\.id)).count == claims.count)
    #expect(
      claims.filter { $0.obstacle == nil }.map(\.id).sorted() == ClaimCases.all.map(\.id).sorted()
    )
    for chapter in Ledger.chapters {
      #expect(chapter.claims.map(\.id) == chapter.claims.map(\.id).sorted())
      #expect(chapter.claims.allSatisfy { $0.id.first == chapter.letter })
    }
  }

  @Test(arguments: ClaimCases.all)
  func confirmsAClaimThatItsRowsBearOut(_ example: ClaimCase) throws {
    #expect(try example.verdict() == .confirmed)
  }

  @Test(arguments: ClaimCases.all)
  func refutesAClaimThatARowContradicts(_ example: ClaimCase) throws {
    for change in example.refuting {
      #expect(try example.verdict(with: change) == .refuted, "\(change)")
    }
    #expect(!example.refuting.isEmpty)
  }

  @Test(arguments: ClaimCases.all.filter { !$0.opening.isEmpty })
  func leavesAClaimOpenThatAnIntervalDoesNotDecide(_ example: ClaimCase) throws {
    for change in example.opening {
      #expect(try example.verdict(with: change) == .open, "\(change)")
    }
  }

  @Test(arguments: ClaimCases.all)
  func neverConfirmsAClaimWhoseRowsAreMissing(_ example: ClaimCase) throws {
    #expect(try example.verdict(on: []) == .notMeasured)
    let all = rows(example.confirming)
    let keys = Set(all.map(\.key))
    #expect(example.spare.isSubset(of: keys) && example.bounding.isSubset(of: keys))
    for left in all.indices {
      var some = all
      let gone = some.remove(at: left)
      #expect(
        try example.verdict(on: some) == example.verdict(without: gone.key, .confirmed),
        "without \(gone.key)"
      )
    }
  }

  /// A row that is there and has no number says less than none: nothing stands in for it.
  @Test(arguments: ClaimCases.all, [RowStatus.unstable, .notMeasured, .crashed, .timedOut])
  func neverConfirmsAClaimWithARowThatHasNoValue(
    _ example: ClaimCase,
    _ status: RowStatus
  ) throws {
    var all = rows(example.confirming)
    for place in all.indices {
      let whole = all[place]
      all[place].value = nil
      all[place].low = nil
      all[place].high = nil
      all[place].status = status
      #expect(
        try example.verdict(on: all) == example.verdict(without: whole.key, .notMeasured),
        "with \(status) in \(whole.key)"
      )
      all[place] = whole
    }
  }

  @Test(arguments: ClaimCases.all.filter { !$0.limiting.isEmpty })
  func namesTheLimitThatARowShows(_ example: ClaimCase) throws {
    for change in example.limiting {
      let judged = try example.judged(on: changed(rows(example.confirming), by: rows(change)))
      #expect(judged.verdict == .confirmedWithinLimits, "\(change)")
      #expect(judged.limits.count == 1, "\(change)")
    }
  }

  /// What is as fast as an empty loop has no ratio, which is no gap in a mean over many rows.
  @Test func passesOverWhatCannotBeToldFromAnEmptyLoop() throws {
    let example = try #require(ClaimCases.all.first { $0.id == "B04" })
    var all = rows(example.confirming)
    let place = try #require(all.firstIndex { $0.key == "Boxing.store.some.24B ratio" })
    all[place].value = nil
    all[place].status = .belowResolution
    #expect(try example.verdict(on: all) == .confirmed)
  }

  @Test func keepsWhatCannotBeTestedHere() throws {
    let claim = try #require(Ledger.chapters.flatMap(\.claims).first { $0.id == "C03" })
    let evidence = Evidence(ResultTable(), MadeUpRun.manifest)
    #expect(JudgedClaim(claim, evidence).verdict == .notTestable)
  }
}

extension ResultRow {
  /// What tells the row from others.
  fileprivate var key: String { "\(benchmark) \(metric.rawValue)" }
}

extension ClaimCase {
  /// The verdict without the row called `key`, where a row that others stand in for is worth `spare`.
  fileprivate func verdict(without key: String, _ spared: Verdict) -> Verdict {
    if bounding.contains(key) { return .confirmedWithinLimits }
    return spare.contains(key) ? spared : .notMeasured
  }
}

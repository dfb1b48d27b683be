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
    for left in all.indices {
      var some = all
      let gone = some.remove(at: left)
      let verdict = try example.verdict(on: some)
      let isNeeded = ![Metric.ratio, .compileSeconds].contains(gone.metric)
      if isNeeded { #expect(verdict == .notMeasured, "without \(gone.benchmark)") }
      #expect(verdict != .refuted, "without \(gone.benchmark)")
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

  @Test func takesNoValueForAMissingOne() throws {
    let example = try #require(ClaimCases.all.first { $0.id == "A02" })
    var broken = rows(example.confirming)
    broken[0].value = nil
    broken[0].status = .unstable
    #expect(try example.verdict(on: broken) == .notMeasured)
  }

  @Test func keepsWhatCannotBeTestedHere() throws {
    let claim = try #require(Ledger.chapters.flatMap(\.claims).first { $0.id == "C03" })
    let evidence = Evidence(ResultTable(), MadeUpRun.manifest)
    #expect(JudgedClaim(claim, evidence).verdict == .notTestable)
  }
}

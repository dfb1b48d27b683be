import Results
import Testing

@testable import Measurement

@Suite struct BrokenDeclarationTests {
  private let name: BenchmarkName

  init() throws { name = try #require(BenchmarkName("Known.work.row")) }

  private func count(_ figures: [Metric: BenchmarkCount.Figure]) -> BenchmarkCount {
    let loop: [Metric: BenchmarkCount.Figure] = [.instructions: .exact(Rational(4))]
    return BenchmarkCount(
      benchmark: name,
      figures: loop.merging(figures) { $1 },
      trace: OperationTrace(functions: [], executions: [:], kernel: 0)
    )
  }

  @Test func holdsEveryDeclaredMetricAgainstItsCount() {
    let leaves = Remains.allocations(1).and(.retains, 1, per: 4)
    let kept = count([.mallocCalls: .exact(Rational(1)), .retains: .exact(Rational(2, over: 8))])
    #expect(leaves.broken(by: kept) == [])
    let more = count([.mallocCalls: .exact(Rational(1)), .retains: .exact(Rational(1))])
    #expect(leaves.broken(by: more).map(\.metric) == [.retains])
    #expect(leaves.broken(by: count([:])).map(\.metric) == [.allocations, .retains])
  }

  @Test func holdsAMetricThatIsNotNamedAgainstZero() {
    for metric in Remains.declared {
      let counted: Metric = metric == .allocations ? .mallocCalls : metric
      let broken = Remains.nothing.broken(by: count([counted: .exact(Rational(1))]))
      #expect(broken.map(\.metric) == [metric])
    }
  }

  /// What is no part of every declaration is held where it is named, at zero as well, and only there.
  @Test(arguments: [0, 1]) func holdsANamedMetricWhereItIsNamed(declared: Int) {
    for metric in Remains.named {
      let leaves = Remains.nothing.and(metric, declared)
      #expect(leaves.broken(by: count([metric: .exact(Rational(declared))])) == [])
      let broken = leaves.broken(by: count([metric: .exact(Rational(7))]))
      #expect(broken.map(\.metric) == [metric])
      #expect(leaves.description == "\(metric.rawValue) \(declared)")
      #expect(Remains.nothing.broken(by: count([metric: .exact(Rational(7))])) == [])
    }
  }

  /// A metric that callgrind has no figure for would count as zero, whatever is executed.
  @Test func holdsNothingThatIsNotCounted() {
    let counted = Set(RegionCounts.metrics)
    let checked = (Remains.declared + Remains.named).filter { $0 != .allocations }
    #expect(checked.filter { !counted.contains($0) } == [])
    #expect(counted.contains(.mallocCalls), "which an allocation is counted as")
  }

  @Test func passesOverWhatIsUnsaid() {
    let silent = Remains.nothing.unsaid(.indirectBranches, because: "the runtime branches")
    #expect(silent.broken(by: count([.indirectBranches: .exact(Rational(7))])) == [])
    #expect(silent.broken(by: count([.retains: .exact(Rational(7))])).map(\.metric) == [.retains])
  }

  @Test func takesNoUnstableFigureForAnAnswer() {
    let wavering = count([.retains: .unstable(Rational(1), Rational(2))])
    #expect(
      Remains.retains(1).broken(by: wavering).map(\.description) == [
        "Known.work.row declares 1 retains per operation, counted 1, then 2: "
          + "what differs from time to time holds nothing"
      ]
    )
  }

  @Test func asksForALoop() {
    let folded = count([.instructions: .exact(Rational(0))])
    #expect(Remains.nothing.broken(by: folded).map(\.declared) == [.something])
  }

  @Test func saysNothingOfABenchmarkWithoutCounts() {
    let lost = BenchmarkCount(notCounted: name, because: "it crashed")
    #expect(Remains.allocations(1).broken(by: lost) == [])
  }
}

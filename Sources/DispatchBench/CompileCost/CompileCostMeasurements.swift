import Measurement

/// What became of each group of a plan, as far as it went.
struct CompileCostMeasurements {
  /// The groups that were measured to their end, in the order of the plan.
  private(set) var groups: [[CompiledSubject]] = []
  /// Whether a signal stopped the measurement before its end.
  private(set) var isInterrupted = false

  /// Measures the groups of `plan` one after the other; a signal ends it between compilations.
  ///
  /// - Throws: ``CompileCostError`` if the system refuses a file or a process.
  init(
    of plan: CompileCostPlan,
    _ rounds: CompileRounds,
    _ progress: CompileCostProgress
  ) throws(CompileCostError) {
    defer { progress.clear() }
    let total = plan.subjects.count * (rounds.rounds + 1)
    var done = 0
    for group in plan.groups {
      do throws(CompileCostError) {
        let results = try rounds.measure(group) { subject, round throws(CompileCostError) in
          if Interruption.signal != nil { throw .interrupted }
          progress.show(done, of: total, subject.name, round: round)
          done += 1
        }
        groups.append(results)
      } catch CompileCostError.interrupted {
        isInterrupted = true
        return
      }
    }
  }
}

import Results

/// The counts of one region: what was executed between entering and leaving the trampoline once.
struct RegionCounts: Sendable, Equatable {
  /// The metrics that callgrind gives, in the order of tables.
  static let metrics: [Metric] = [
    .instructions, .loads, .stores, .conditionalBranches, .conditionalMispredictions,
    .indirectBranches, .indirectMispredictions, .retains, .releases, .objectAllocations,
    .boxProjections, .dynamicCasts, .conformanceLookups, .exclusivityChecks, .mallocCalls,
  ]

  private var counts: [Metric: Int]

  /// The count of a metric of ``metrics``.
  subscript(metric: Metric) -> Int { counts[metric] ?? 0 }

  /// Counts what is in a profile.
  init(_ graph: CallGraph) {
    let costs = graph.costs
    counts = [
      .instructions: costs.instructions,
      .loads: costs.loads,
      .stores: costs.stores,
      .conditionalBranches: costs.conditionalBranches,
      .conditionalMispredictions: costs.conditionalMispredictions,
      .indirectBranches: costs.indirectBranches,
      .indirectMispredictions: costs.indirectMispredictions,
    ]
    let calls = graph.calls
    for family in RuntimeFunction.all {
      let members = graph.functions.map { function in
        family.contains(function.name) && (!family.isOfProgram || graph.isOfInterest(function))
      }
      let parts = graph.functions.map { family.isPart($0.name) }
      counts[family.metric] = calls.reduce(0) { sum, call in
        let caller = call.key.caller
        let enters = members[call.key.callee] && !members[caller] && !parts[caller]
        return enters ? sum + call.value.count : sum
      }
    }
  }
}

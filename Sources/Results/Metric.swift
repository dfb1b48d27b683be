/// A quantity that a run can give for a benchmark.
///
/// The raw value is the `metric` column of results.csv; `unit` is the only unit that a row of
/// that metric may have, so a reader can refuse any other.
public enum Metric: String, CaseIterable, Sendable, Codable {
  case time
  case ratio
  case difference
  case allocations
  case allocatedBytes = "allocated_bytes"
  case frees
  case peakLiveBytes = "peak_live_bytes"
  case instructions
  case loads
  case stores
  case conditionalBranches = "conditional_branches"
  case conditionalMispredictions = "conditional_mispredictions"
  case indirectBranches = "indirect_branches"
  case indirectMispredictions = "indirect_mispredictions"
  case retains
  case releases
  case objectAllocations = "object_allocations"
  case boxProjections = "box_projections"
  case dynamicCasts = "dynamic_casts"
  case conformanceLookups = "conformance_lookups"
  case exclusivityChecks = "exclusivity_checks"
  case mallocCalls = "malloc_calls"
  case hardwareCycles = "hardware_cycles"
  case hardwareInstructions = "hardware_instructions"
  case hardwareBranchMisses = "hardware_branch_misses"
  case nodesVisited = "nodes_visited"
  case bodiesRun = "bodies_run"
  case hostOperations = "host_operations"
  case typeChecks = "type_checks"
  case indirectCalls = "indirect_calls"
  case equalityCuts = "equality_cuts"
  case erasedNodesVisited = "erased_nodes_visited"
  case textBytes = "text_bytes"
  case kernelTextBytes = "kernel_text_bytes"
  case specializationsTextBytes = "specializations_text_bytes"
  case layoutBytes = "layout_bytes"
  case strideBytes = "stride_bytes"
  case alignmentBytes = "alignment_bytes"
  case scenario
  case compileSeconds = "compile_seconds"
  case compileUserSeconds = "compile_user_seconds"
  case compilePeakBytes = "compile_peak_bytes"
  case longestSymbolBytes = "longest_symbol_bytes"

  /// The place of the metric in `allCases`, for tables with an entry for each.
  ///
  /// Reading the tag spares the comparison of names that `Hashable` and `allCases` would cost a
  /// million times in a large file.
  public var ordinal: Int {
    // An enum without payloads is stored as the number of its case (docs/ABI/TypeLayout.rst in the
    // Swift repository, "Fragile Enum Layout").
    unsafe Int(unsafeBitCast(self, to: UInt8.self))
  }

  /// The `unit` column of every row of this metric.
  public var unit: String {
    switch self {
    case .time, .difference: "ns/op"
    case .ratio: "x"
    case .allocatedBytes: "bytes/op"
    case .peakLiveBytes, .layoutBytes, .strideBytes, .alignmentBytes: "bytes"
    case .textBytes, .kernelTextBytes, .specializationsTextBytes: "bytes"
    case .scenario: "outcome"
    case .compileSeconds, .compileUserSeconds: "s"
    case .compilePeakBytes, .longestSymbolBytes: "bytes"
    default: "count/op"
    }
  }

  /// Whether a value is exact and repeatable, so that it has no interval and can block a gate.
  public var isExact: Bool {
    switch self {
    case .time, .ratio, .difference, .compileSeconds, .compileUserSeconds, .compilePeakBytes,
      .hardwareCycles, .hardwareInstructions, .hardwareBranchMisses:
      false
    default: true
    }
  }
}

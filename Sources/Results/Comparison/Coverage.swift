/// Which rows two result tables share, and what became of the others.
///
/// Checked before anything is compared: a gate that intersects two tables passes whenever a
/// benchmark is renamed, crashes or is filtered away.
public struct Coverage: Sendable, Equatable {
  /// The rows that are not compared, weightiest kind first, then by name.
  public let findings: [CoverageFinding]

  /// Holds the candidate's rows against the baseline's.
  ///
  /// Figures that are not exact count only if the candidate timed anything at all, so that counts
  /// alone can be gated against a baseline that was timed as well.
  public init(baseline: ResultTable, candidate: ResultTable) {
    let before = RowsByBenchmark(baseline)
    let after = RowsByBenchmark(candidate)
    let isTimed = candidate.rows.contains { $0.metric == .time }
    var findings = Renames(from: before, to: after).findings
    for (name, rows) in before.rows {
      guard let others = after.rows[name] else { continue }
      let faults = rows.compactMap { row -> (CoverageFinding.Kind, ResultRow)? in
        guard row.metric.isExact || isTimed else { return nil }
        let other = others.first { $0.metric == row.metric }
        return Self.kind(row, other).map { ($0, other ?? row) }
      }
      findings += Self.merge(faults, name)
      let known = Set(rows.map(\.metric))
      let added = others.filter { !known.contains($0.metric) && $0.value != nil }.map(\.metric)
      if !added.isEmpty { findings.append(CoverageFinding(.new, name, metrics: added)) }
    }
    let order = CoverageFinding.Kind.allCases
    self.findings = findings.sorted {
      (order.firstIndex(of: $0.kind) ?? 0, $0.benchmark)
        < (order.firstIndex(of: $1.kind) ?? 0, $1.benchmark)
    }
  }

  /// The findings that say the same of several benchmarks, in the order of the first of each.
  public var groups: [[CoverageFinding]] {
    findings.reduce(into: []) { groups, finding in
      let same = groups.firstIndex { $0[0].saysTheSame(as: finding) }
      if let same { groups[same].append(finding) } else { groups.append([finding]) }
    }
  }

  private static func kind(_ before: ResultRow, _ after: ResultRow?) -> CoverageFinding.Kind? {
    guard let after else { return before.status.wasTaken ? .notMeasured : nil }
    switch after.status {
    case .crashed: return .crashed
    case .timedOut: return .timedOut
    case .unstable: return .unstable
    case .notMeasured: return before.status.wasTaken ? .notMeasured : nil
    case .ok, .belowResolution, .layoutSensitive:
      if before.status == .unstable { return .unstable }
      return before.status.wasTaken ? nil : .new
    }
  }

  /// One finding for each kind of fault and reason, with all the figures it concerns.
  private static func merge(
    _ faults: [(kind: CoverageFinding.Kind, row: ResultRow)],
    _ name: BenchmarkName
  ) -> [CoverageFinding] {
    faults.reduce(into: []) { findings, fault in
      let detail = fault.kind == .new ? "" : shortened(fault.row.note)
      let same = findings.firstIndex { $0.kind == fault.kind && $0.detail == detail }
      if let same {
        findings[same].metrics.append(fault.row.metric)
      } else {
        findings.append(
          CoverageFinding(fault.kind, name, metrics: [fault.row.metric], detail: detail)
        )
      }
    }
  }
}

extension RowStatus {
  /// Whether a measurement took place, whatever may be claimed from it.
  var wasTaken: Bool {
    switch self {
    case .ok, .belowResolution, .unstable, .layoutSensitive: true
    case .notMeasured, .crashed, .timedOut: false
    }
  }
}

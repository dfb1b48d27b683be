import Measurement
import Results

extension BenchmarkCount {
  /// What was lost, a line each; rows that the instrument itself lost for one reason share one, since
  /// a valgrind that dies takes many along.
  static func losses(among counts: [BenchmarkCount]) -> [String] {
    let lost = counts.compactMap { count in count.loss.map { (name: count.benchmark, loss: $0) } }
    let ended = lost.filter { $0.loss.status != .notMeasured }
    var groups: [(reason: String, names: [BenchmarkName])] = []
    for (name, loss) in lost where loss.status == .notMeasured {
      if let same = groups.firstIndex(where: { $0.reason == loss.reason }) {
        groups[same].names.append(name)
      } else {
        groups.append((loss.reason, [name]))
      }
    }
    return ended.map { "\($0.name) \($0.loss.reason)" }
      + groups.map { group in
        let others = group.names.count == 1 ? "" : " and \(group.names.count - 1) more"
        return "\(group.names[0])\(others): not counted: \(group.reason)"
      }
  }
}

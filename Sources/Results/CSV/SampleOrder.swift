/// Checks that the samples of each launch come in ascending order of round and position.
///
/// The order makes (launch, build, round, position) a key and lets a reader reduce round by round
/// without holding a run in memory.
struct SampleOrder {
  private var last: [LaunchKey: Place] = [:]
  private var current: (key: LaunchKey, place: Place)?

  /// Whether `sample` stands behind all samples of its launch that were seen.
  mutating func accepts(_ sample: Sample) -> Bool {
    let key = LaunchKey(sample)
    let place = Place(round: sample.round, position: sample.position)
    if let current, current.key != key { last[current.key] = current.place }
    let previous = current?.key == key ? current?.place : last[key]
    current = (key, place)
    return previous.map { $0 < place } ?? true
  }

  private struct Place: Comparable {
    var round: Int
    var position: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.round, left.position) < (right.round, right.position)
    }
  }
}

/// One process of one build: the unit of replication.
struct LaunchKey: Hashable, Comparable, Sendable {
  /// The compilation that was run.
  let build: Int
  /// The process.
  let launch: Int

  /// The launch that took `sample`.
  init(_ sample: Sample) {
    build = sample.build
    launch = sample.launch
  }

  static func < (left: LaunchKey, right: LaunchKey) -> Bool {
    (left.build, left.launch) < (right.build, right.launch)
  }
}

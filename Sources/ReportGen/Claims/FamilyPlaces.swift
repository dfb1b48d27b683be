import Results

/// Where rows of one metric and family that follow each other stand in a table.
///
/// Every claim asks for the rows of a family or two, so whole stretches are passed over.
struct FamilyPlaces: Sendable {
  let family: String
  private(set) var places: [Int]

  /// The stretches of a table, in file order, by metric.
  struct Table {
    private var stretches: [[FamilyPlaces]] = Metric.allCases.map { _ in [] }

    /// Notes the row at `place`, which stands behind those noted before.
    mutating func add(_ place: Int, of results: ResultTable) {
      let metric = results.rows[place].metric.ordinal
      let name = results.rows[place].benchmark
      let last = stretches[metric].count - 1
      if last >= 0, name.isOf(family: stretches[metric][last].family) {
        stretches[metric][last].places.append(place)
      } else {
        stretches[metric].append(FamilyPlaces(family: name.family, places: [place]))
      }
    }

    /// The stretches of each metric that has rows.
    var byMetric: [Metric: [FamilyPlaces]] {
      Dictionary(uniqueKeysWithValues: zip(Metric.allCases, stretches).filter { !$0.1.isEmpty })
    }
  }
}

/// How a cost grows with its size, as far as what was measured decides it.
///
/// A class is told by how far it is off: the least part by which every size's interval has to be
/// widened before one curve `intercept + slope · f(n)`, with a slope that is not negative, runs
/// through all of them. Noise inside the intervals therefore speaks for no class and against none.
struct Growth: Equatable {
  /// What becomes of a series.
  enum Answer: Equatable {
    /// One class alone is possible; or a constant is, which every other class can be as well.
    case named(GrowthClass)
    /// Several are, and the sizes or the noise do not part them.
    case undecided([GrowthClass])
    /// None is: the cost has a cliff, or falls.
    case unlike
  }

  /// A class and how far it is off.
  struct Miss: Equatable {
    let growth: GrowthClass
    /// The part of each interval's ends, 0.05 for five per cent.
    let part: Double
  }

  /// The most that costs may differ and still be called constant, as a ratio.
  static let constantSpread = 1.1
  /// A class that is off by no more is possible: caches, rehashing and where code lies do as much,
  /// and sizes that span less than a factor of ten part few classes by more.
  static let usualMiss = 0.1
  /// A class that is off by more describes nothing.
  static let largestMiss = 0.2
  /// So many times the least miss has to be exceeded before a class is ruled out.
  static let margin = 2.0
  /// Two thirds to this power are below what a number of 53 bits can tell.
  private static let searchSteps = 100
  /// What the search leaves of an exact fit.
  private static let rounding = 1e-9

  let answer: Answer
  /// Every class with its miss, least first; of equal ones the simpler first.
  let misses: [Miss]

  /// Judges `samples`, of which there are three sizes or more.
  ///
  /// - Complexity: O(*n*²) in the number of samples.
  init(_ samples: [SizedCosts.Sample]) {
    let misses = GrowthClass.allCases.map { Miss(growth: $0, part: Self.miss($0, samples)) }
      .enumerated().sorted { ($0.element.part, $0.offset) < ($1.element.part, $1.offset) }
      .map(\.element)
    self.misses = misses
    let least = misses.first?.part ?? .infinity
    let bound = max(Self.usualMiss, Self.margin * least)
    let possible = misses.filter { $0.part <= bound }.map(\.growth)
    let low = samples.map(\.cost.low).min() ?? 0
    let high = samples.map(\.cost.high).max() ?? .infinity
    answer =
      if high <= Self.constantSpread * low { .named(.constant) } else if least > Self.largestMiss {
        .unlike
      } else if possible.count == 1 { .named(possible[0]) } else {
        .undecided(GrowthClass.allCases.filter(possible.contains))
      }
  }

  /// How far `growth` is off.
  ///
  /// For a slope given, the part is the largest that any two sizes ask for, a convex function of the
  /// slope; its least value is found by cutting off thirds. No slope beyond twice the largest cost
  /// over the shape's range does better than none at all, which is off by less than 1.
  static func miss(_ growth: GrowthClass, _ samples: [SizedCosts.Sample]) -> Double {
    let points = samples.map { sample in
      (place: growth.shape(sample.size), low: sample.cost.low, high: sample.cost.high)
    }
    func part(_ slope: Double) -> Double {
      var worst = 0.0
      for one in points {
        for other in points {
          let apart = one.low - other.high - slope * (one.place - other.place)
          worst = max(worst, apart / (one.low + other.high))
        }
      }
      return worst
    }
    let range = (points.map(\.place).max() ?? 0) - (points.map(\.place).min() ?? 0)
    guard range > 0 else { return part(0) }
    var low = 0.0
    var high = 2 * (points.map(\.high).max() ?? 0) / range
    for _ in 0..<searchSteps {
      let third = (high - low) / 3
      if part(low + third) <= part(high - third) { high -= third } else { low += third }
    }
    let least = min(part(0), part((low + high) / 2))
    return least < rounding ? 0 : least
  }
}

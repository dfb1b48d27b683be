import Containers
import Measurement

/// Putting keys into `AnyHashable` and taking them out.
enum KeyErasure {
  static let all: [Comparison] = [
    erasures(
      Int.self,
      "Int",
      erased: .casts(1).throughCache,
      base: .indirectBranches(7)
    ),
    erasures(
      String.self,
      "String",
      concrete: .retains(1),
      erased: .counts(branches: 3, retains: 1),
      base: .counts(branches: 9, retains: 2)
    ),
    erasures(
      LargeKey.self,
      "40B",
      erased: .counts(allocations: 1, casts: 1).throughCache,
      base: .counts(allocations: 1, branches: 7, retains: 1)
    ),
  ]

  private static func erasures<K: NumberedKey>(
    _: K.Type,
    _ key: String,
    concrete: Remains = .nothing,
    erased: Remains,
    base: Remains
  ) -> Comparison {
    Comparison("Key", "erase", parameter: key) {
      Form(.concrete, leaves: concrete) { convert(KeepingKey<K>.self) }
      Form("AnyHashable", leaves: erased) { convert(ToHashable<K>.self) }
      Form("base", leaves: base, note: "AnyHashable to Any") {
        convert(HashableToBase<K>.self)
      }
    }
  }
}

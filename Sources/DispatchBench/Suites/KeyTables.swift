import Containers
import Measurement

/// Dictionaries of 64 entries, by the type of their keys; the counts below are those of one pass.
///
/// Some keys meet others on the way to their bucket, so a pass compares more keys than it looks up.
/// Comparing two erased keys is a cast of each to the type of the other.
enum KeyTables {
  static let all: [Comparison] = [
    lookUps(
      Int.self,
      "Int",
      erased: pass(casts: 172),
      kept: pass(casts: 108).throughMergedLookUp
    ),
    lookUps(
      String.self,
      "String",
      concrete: pass(retains: 64).throughMergedLookUp,
      erased: pass(retains: 558, casts: 86).throughMergedLookUp,
      kept: pass(retains: 558, casts: 86).throughMergedLookUp
    ),
    lookUps(
      LargeKey.self,
      "40B",
      erased: pass(allocations: 330, retains: 101, casts: 165),
      kept: pass(allocations: 266, retains: 165, casts: 101).throughMergedLookUp
    ),
    inserts(Int.self, "Int", concrete: pass(branches: 128), erased: pass(casts: 108)),
    inserts(
      String.self,
      "String",
      concrete: pass(retains: 64).throughMergedLookUp,
      erased: pass(retains: 302, casts: 22).throughMergedLookUp
    ),
  ]

  private static func pass(
    allocations: Int = 0,
    branches: Int? = nil,
    retains: Int = 0,
    casts: Int = 0
  ) -> Remains {
    let counts = Remains.counts(
      allocations: allocations,
      branches: branches ?? 0,
      retains: retains,
      casts: casts,
      per: entryCount
    )
    return branches == nil ? counts.throughCache : counts
  }

  private static func lookUps<K: NumberedKey>(
    _: K.Type,
    _ key: String,
    concrete: Remains = .nothing,
    erased: Remains,
    kept: Remains
  ) -> Comparison {
    Comparison("Key", "lookUp", parameter: key, operationsPerIteration: entryCount) {
      Form(.concrete, leaves: concrete) { lookUp(ConcreteKey<K>.self) }
      Form("AnyHashable", leaves: erased, note: "erased for every look-up") {
        lookUp(ErasedKey<K>.self)
      }
      Form("AnyHashableKept", leaves: kept, note: "erased once") {
        lookUp(KeptErasedKey<K>.self)
      }
    }
  }

  private static func inserts<K: NumberedKey>(
    _: K.Type,
    _ key: String,
    concrete: Remains,
    erased: Remains
  ) -> Comparison {
    Comparison("Key", "insert", parameter: key, operationsPerIteration: entryCount) {
      Form(.concrete, leaves: concrete) { insert(ConcreteKey<K>.self) }
      Form("AnyHashable", leaves: erased, note: "erased for every entry") {
        insert(ErasedKey<K>.self)
      }
    }
  }
}

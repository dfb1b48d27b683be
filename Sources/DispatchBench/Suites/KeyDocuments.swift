import Containers
import Measurement

/// Dictionaries whose values are of any type.
enum KeyDocuments {
  static let all: [Comparison] = [value, walk]

  private static let value = Comparison(
    "Key",
    "value",
    operationsPerIteration: entryCount
  ) {
    Form(.concrete, leaves: .retains(1).throughMergedLookUp) {
      let table = StringTable { $0 }
      return { count in table.read(count) { $0 ?? 0 } }
    }
    Form(.any, leaves: .retains(1).throughMergedLookUp, note: "read by a witness call") {
      let table = StringTable { Bytes8(word: $0) as any Payload }
      return { count in table.read(count) { $0?.word ?? 0 } }
    }
    Form(.untyped, leaves: .counts(retains: 1, casts: 1).throughMergedLookUp, note: "cast back") {
      let table = StringTable { $0 as Any }
      return { count in table.read(count) { $0 as? UInt64 ?? 0 } }
    }
  }

  /// Himotoki 32, SwiftyJSON 188: every level of a document is cast again at every access.
  private static let walk = Comparison("Key", "walk", parameter: "R35") {
    Form(.concrete, leaves: .retains(3).throughMergedLookUp) { ask(TypedDocument.self) }
    Form(.enumeration, leaves: .retains(7).throughMergedLookUp) { ask(CaseDocument.self) }
    Form(.untyped, leaves: .counts(retains: 4, casts: 4).throughMergedLookUp) {
      ask(UntypedDocument.self)
    }
    Form(
      "AnyConverted",
      leaves: .counts(allocations: 3, retains: 56, casts: 28).throughCache,
      note: "each level is converted entry by entry"
    ) {
      ask(MismatchedDocument.self)
    }
  }
}

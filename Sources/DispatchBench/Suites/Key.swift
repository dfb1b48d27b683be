import Measurement

/// What it costs that a key, a value or a path is of any type.
enum KeySuite {
  static let suite = Suite(
    family: "Key",
    question: "What do AnyHashable, dictionaries of Any and AnyKeyPath cost against their types?",
    benchmarks: (KeyTables.all + KeyErasure.all + KeyDocuments.all + KeyPaths.all)
      .flatMap(\.benchmarks)
  )
}

import Measurement

/// What a function costs its callers by what it says of the type of its result.
enum OpaqueSuite {
  static let suite = Suite(
    family: "Opaque",
    question: "What does `some` cost against a named type and against `any`?",
    benchmarks: (OpaqueResults.all + OpaqueStructures.all + OpaqueChains.all).flatMap(\.benchmarks)
  )

  /// The word that passes through; the optimizer does not know it, nor that it is no key.
  static var input: UInt64 { opaque(0x0123_4567_89AB_CDEF) }
}

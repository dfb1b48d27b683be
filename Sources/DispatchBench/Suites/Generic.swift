import Containers
import Measurement

/// What a generic function costs, by who sees its body and what it asks of its types.
enum GenericSuite {
  static let suite = Suite(
    family: "Generic",
    question: "What does a generic function cost, by who can specialise it?",
    benchmarks: (GenericCalls.all + GenericForms.all + GenericTables.all + GenericArguments.all
      + GenericStrategies.all).flatMap(\.benchmarks)
  )

  /// The key of every gate; the optimizer does not know it.
  static var key: UInt64 { opaque(0x0123_4567_89AB_CDEF) }
}

import Containers
import Measurement

/// What it costs to call: the same few instructions of work, reached in every way Swift has.
enum DispatchSuite {
  static let suite = Suite(
    family: "Dispatch",
    question: "What does a call cost, by how its receiver is held?",
    benchmarks: [
      methodOfOne, methodOf(.two), methodOf(.eight), getter, property, mutating, type, initializer,
      associated, `extension`, field(.constant), field(.unchecked), field(.enclosed),
      field(.checked),
    ].flatMap(\.benchmarks)
  )

  /// The key of every receiver; the optimizer does not know it.
  static var key: UInt64 { opaque(0x0123_4567_89AB_CDEF) }
  /// The word that every chain of calls starts from; the optimizer does not know it.
  static var seed: UInt64 { opaque(0xFEDC_BA98_7654_3210) }
  /// What an existential receiver holds; the other seven types have the same layout.
  static let receiver = [PayloadLayout(of: MixerOne.self)]
}

import Containers
import Measurement
import Results

extension DispatchSuite {
  /// A method that reads a class's stored property: the exclusivity check, apart from the call.
  static func field(_ declaration: FieldMixerSource.Declaration) -> Comparison {
    let check = declaration == .checked ? 1 : 0
    // The call; a check adds the calls that begin and end the access.
    let indirect = Remains.indirectBranches(1 + 2 * check).and(.exclusivityChecks, check)
    let inlined = check == 0 ? "inlined" : "inlined; one check covers the whole loop"
    return Comparison("Dispatch", "field", parameter: declaration.rawValue) {
      Form("classFinal", leaves: .nothing, note: inlined, measuring: FieldLoop.final(declaration))
      Form(.any, leaves: indirect, note: "the payload is the reference") { count in
        FieldLoop.any(FieldMixerSource.erased(declaration, key: key), from: seed, count: count)
      }
      Form(.anyClassBound, leaves: indirect) { count in
        FieldLoop.object(FieldMixerSource.object(declaration, key: key), from: seed, count: count)
      }
    }
  }
}

/// The loops over a receiver that reads a class's stored property.
private enum FieldLoop {
  /// The class is written out.
  static func final(
    _ declaration: FieldMixerSource.Declaration
  ) -> @Sendable (_ count: Int) -> UInt64 {
    switch declaration {
    case .checked: { checked(CheckedMixer(key: DispatchSuite.key), count: $0) }
    case .unchecked: { unchecked(UncheckedMixer(key: DispatchSuite.key), count: $0) }
    case .constant: { constant(ConstantMixer(key: DispatchSuite.key), count: $0) }
    }
  }

  private static func checked(_ mixer: CheckedMixer, count: Int) -> UInt64 {
    var word = DispatchSuite.seed
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  private static func unchecked(_ mixer: UncheckedMixer, count: Int) -> UInt64 {
    var word = DispatchSuite.seed
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  private static func constant(_ mixer: ConstantMixer, count: Int) -> UInt64 {
    var word = DispatchSuite.seed
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// Opens the existential for each call.
  static func any(_ mixer: any FieldMixing, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// The existential is a pointer and a witness table.
  static func object(_ mixer: any FieldMixingObject, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }
}

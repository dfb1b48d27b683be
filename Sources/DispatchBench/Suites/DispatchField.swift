import Containers
import Measurement
import Results

extension DispatchSuite {
  /// A method that reads a class's stored property: the exclusivity check, apart from the call.
  static func field(_ declaration: FieldMixerSource.Declaration) -> Comparison {
    let check = declaration == .checked ? 1 : 0
    let indirect = Remains.indirectBranches(1).and(.exclusivityChecks, check)
    let inlined = check == 0 ? "inlined" : "inlined; one check covers the whole loop"
    let access = check == 0 ? "no check" : "a check at every call"
    let report = reports[declaration].map { "\($0): " } ?? ""
    return Comparison("Dispatch", "field", parameter: declaration.rawValue) {
      Form("classFinal", leaves: .nothing, note: report + inlined, measuring: direct(declaration))
      Form(.any, leaves: indirect, note: report + "the payload is the reference") { count in
        let mixer = FieldMixerSource.erased(declaration, key: key)
        return chain(count) { mixer.mix($0) }
      }
      Form(.anyClassBound, leaves: indirect, note: report + access) { count in
        let mixer = FieldMixerSource.object(declaration, key: key)
        return chain(count) { mixer.mix($0) }
      }
    }
  }

  /// The reports from the field that a declaration is about.
  ///
  /// SwiftTerm 437: each read inside a witness is checked. swift 20385: the check of what nobody
  /// else can reach goes away where the module is compiled as a whole.
  private static let reports: [FieldMixerSource.Declaration: String] = [
    .checked: "R20", .enclosed: "R21",
  ]

  /// The chain on a receiver whose class is written out.
  private static func direct(
    _ declaration: FieldMixerSource.Declaration
  ) -> @Sendable (_ count: Int) -> UInt64 {
    switch declaration {
    case .checked:
      { count in
        let mixer = FieldMixerSource.checked(key: key)
        return chain(count) { mixer.mix($0) }
      }
    case .unchecked:
      { count in
        let mixer = FieldMixerSource.unchecked(key: key)
        return chain(count) { mixer.mix($0) }
      }
    case .enclosed:
      { count in
        let mixer = FieldMixerSource.enclosed(key: key)
        return chain(count) { mixer.mix($0) }
      }
    case .constant:
      { count in
        let mixer = FieldMixerSource.constant(key: key)
        return chain(count) { mixer.mix($0) }
      }
    }
  }
}

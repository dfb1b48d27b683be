import Containers
import Measurement

/// Conversions of values: inline, boxed, and boxed with four references to copy.
///
/// The source lies in memory, so its container is copied before it is opened: a boxed payload costs
/// one retain more than its own references do.
enum ConversionValues {
  static let all: [Comparison] = [
    values(Bytes24.self, "24B", kept: .indirectBranches(1), converted: .indirectBranches(4)),
    values(
      Bytes32.self,
      "32B",
      kept: .retains(1),
      converted: .counts(allocations: 1, branches: 4, retains: 1)
    ),
    values(
      FourReferencesPayload.self,
      "4references",
      concrete: .retains(4),
      kept: .retains(1),
      converted: .counts(allocations: 1, branches: 8, retains: 1 + 4)
    ),
  ]

  private static func values<P: ConvertiblePayload>(
    _: P.Type,
    _ payload: String,
    concrete: Remains = .nothing,
    kept: Remains,
    converted: Remains
  ) -> Comparison {
    Comparison("Conversion", "value", parameter: payload) {
      Form(.concrete, leaves: concrete) { convert(KeepingConcrete<P>.self) }
      Form(.any, leaves: kept, note: "no conversion") { convert(KeepingErased<P>.self) }
      Form(.untyped, against: .any, leaves: converted, note: "any P to Any") {
        convert(ErasedToUntyped<P>.self)
      }
      Form("composition", against: .any, leaves: converted, note: "any P & Q to any P") {
        convert(CompositionToErased<P>.self)
      }
      Form("refinement", against: .any, leaves: converted, note: "any Q to any P, Q refines P") {
        convert(RefinedToErased<P>.self)
      }
      Form("marker", against: .any, leaves: converted, note: "any P & Sendable to any P") {
        convert(SendableToErased<P>.self)
      }
      Form("constrained", against: .any, leaves: converted, note: "any Q<Int> to any P") {
        convert(ConstrainedToErased<P>.self)
      }
    }
  }
}

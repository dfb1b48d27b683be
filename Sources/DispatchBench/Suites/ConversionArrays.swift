import Containers
import Measurement

/// Conversions of arrays of sixteen, per element; the counts below are those of an array.
///
/// An array of payloads is erased in a loop. An array of containers is converted by casting each
/// element, and a cast of `any P` to `Any` puts the whole container, of forty bytes, into a box.
enum ConversionArrays {
  static let all: [Comparison] = [
    arrays(
      Bytes24.self,
      "24B",
      erased: array(allocations: 1, branches: 34),
      untyped: array(allocations: 17, branches: 130, casts: 16),
      refined: array(allocations: 1, casts: 16).throughCache,
      composed: array(allocations: 1, casts: 16).throughCache,
      constrained: array(allocations: 1, casts: 16).throughCache,
      marker: array(allocations: 1, branches: 66, casts: 16)
    ),
    arrays(
      Bytes32.self,
      "32B",
      erased: array(allocations: 17, branches: 34),
      untyped: array(allocations: 17, branches: 114, retains: 17, casts: 16),
      refined: array(allocations: 17, retains: 17, casts: 16).throughCache,
      composed: array(allocations: 17, retains: 17, casts: 16).throughCache,
      constrained: array(allocations: 17, retains: 17, casts: 16).throughCache,
      marker: array(allocations: 1, branches: 50, retains: 17, casts: 16)
    ),
  ]

  private static func array(
    allocations: Int = 0,
    branches: Int = 0,
    retains: Int = 1,
    casts: Int = 0
  ) -> Remains {
    .counts(
      allocations: allocations,
      branches: branches,
      retains: retains,
      casts: casts,
      per: convertedLength
    )
  }

  private static func arrays<P: ConvertiblePayload>(
    _: P.Type,
    _ payload: String,
    erased: Remains,
    untyped: Remains,
    refined: Remains,
    composed: Remains,
    constrained: Remains,
    marker: Remains
  ) -> Comparison {
    Comparison(
      "Conversion",
      "array",
      parameter: payload,
      operationsPerIteration: convertedLength
    ) {
      Form(.concrete, leaves: array(), note: "the array is shared") {
        convert(KeepingArray<P>.self)
      }
      Form(.any, leaves: erased, note: "[P] to [any P]") { convert(ArrayToErased<P>.self) }
      Form(.untyped, leaves: untyped, note: "[any P] to [Any]: a box around each container") {
        convert(ErasedArrayToUntyped<P>.self)
      }
      Form("refinement", leaves: refined, note: "[any Q] to [any P], Q refines P") {
        convert(RefinedArrayToErased<P>.self)
      }
      Form("composition", leaves: composed, note: "[any P & Q] to [any P]") {
        convert(CompositionArrayToErased<P>.self)
      }
      Form("constrained", leaves: constrained, note: "[any Q<Int>] to [any P]") {
        convert(ConstrainedArrayToErased<P>.self)
      }
      Form("marker", leaves: marker, note: "[any P & Sendable] to [any P]: boxes are shared") {
        convert(SendableArrayToErased<P>.self)
      }
    }
  }
}

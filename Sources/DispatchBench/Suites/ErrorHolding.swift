import Containers
import Measurement

/// Errors that are held and handed on, without anything being thrown.
enum ErrorHolding {
  static let all: [Comparison] = [pass, inline, boxed]

  /// swift-nio 2765: an error that is made on every close, whoever looks at it.
  private static let pass = Comparison("Error", "pass", parameter: "R4") {
    Form(.concrete, leaves: .nothing) { succeed { Reasons.close($0, .even) } }
    Form(.any, leaves: .counts(allocations: 1, branches: 2), note: "boxed for every call") {
      succeed { Reasons.closeErased($0, PlainFailure.even) }
    }
    Form("preboxed", leaves: .nothing, note: "a static any Error") {
      succeed { Reasons.closeErased($0, Reasons.preboxed) }
    }
  }

  private static let inline = Comparison("Error", "hold", parameter: "24B") {
    Form(.concrete, leaves: .nothing) { convert(KeepingConcrete<Failure24>.self) }
    Form(.any, leaves: .counts(allocations: 1, branches: 2), note: "any Error always has a box") {
      convert(ToError<Failure24>.self)
    }
    Form(.anyComposition, leaves: .indirectBranches(1), note: "any Error & P: inline") {
      convert(ToErrorComposition<Failure24>.self)
    }
    Form(.untyped, leaves: .indirectBranches(2), note: "any Error to Any") {
      convert(ErrorToUntyped<Failure24>.self)
    }
  }

  private static let boxed = Comparison("Error", "hold", parameter: "32B") {
    Form(.concrete, leaves: .nothing) { convert(KeepingConcrete<Failure32>.self) }
    Form(.any, leaves: .counts(allocations: 1, branches: 2), note: "any Error always has a box") {
      convert(ToError<Failure32>.self)
    }
    Form(.anyComposition, leaves: .counts(allocations: 1, branches: 1), note: "any Error & P") {
      convert(ToErrorComposition<Failure32>.self)
    }
    Form(.untyped, leaves: .counts(allocations: 1, branches: 3), note: "any Error to Any") {
      convert(ErrorToUntyped<Failure32>.self)
    }
  }
}

import Containers
import Measurement

/// Three arguments for a parameter that takes any number of any type.
enum ConversionVariadics {
  static let all: [Comparison] = [words, bytes]

  private static let words = Comparison("Conversion", "variadic", parameter: "8B") {
    Form(.concrete, leaves: .nothing, note: "three parameters") {
      variadic(Bytes8.self) { Variadics.sumWords($0, $1, $2) }
    }
    Form("pack", leaves: .indirectBranches(9), note: "a parameter pack, not specialised") {
      variadic(Bytes8.self) { Variadics.sumPack($0, $1, $2) }
    }
    Form(.untyped, leaves: .counts(branches: 21, casts: 3), note: "Any..., cast back") {
      variadic(Bytes8.self) { Variadics.sumErasedWords($0, $1, $2) }
    }
  }

  private static let bytes = Comparison("Conversion", "variadic", parameter: "32B") {
    Form(.concrete, leaves: .nothing, note: "three parameters") {
      variadic(Bytes32.self) { Variadics.sumBytes($0, $1, $2) }
    }
    Form("pack", leaves: .indirectBranches(9), note: "a parameter pack, not specialised") {
      variadic(Bytes32.self) { Variadics.sumPack($0, $1, $2) }
    }
    Form(
      .untyped,
      leaves: .counts(allocations: 3, branches: 24, retains: 3, casts: 3),
      note: "Any..., cast back"
    ) {
      variadic(Bytes32.self) { Variadics.sumErasedBytes($0, $1, $2) }
    }
  }
}

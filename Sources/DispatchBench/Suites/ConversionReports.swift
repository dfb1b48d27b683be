import Containers
import Measurement

/// Conversions that were reported from the field; the parameter names the report.
enum ConversionReports {
  static let all: [Comparison] = [wrap, hop1, hop4]

  /// swift-nio 349: a payload was made one byte smaller, so that an enum around it stays inline.
  private static let wrap = Comparison("Conversion", "wrap", parameter: "R1") {
    Form(.concrete, leaves: .nothing) { convert(KeepingConcrete<TaggedPayload>.self) }
    Form("Any24B", leaves: .indirectBranches(1), note: "inline: 23 bytes and a tag") {
      convert(Wrapping<TaggedBytes23>.self)
    }
    Form(
      "Any25B",
      against: "Any24B",
      leaves: .counts(allocations: 1, branches: 1),
      note: "boxed: 24 bytes and a tag"
    ) {
      convert(Wrapping<TaggedPayload>.self)
    }
  }

  private static let hop1 = hops(
    1,
    large: .counts(allocations: 2, branches: 13, retains: 1, casts: 2),
    shared: .counts(allocations: 1, branches: 11, retains: 1, casts: 2)
  )

  private static let hop4 = hops(
    4,
    large: .counts(allocations: 5, branches: 34, retains: 4, casts: 5),
    shared: .counts(allocations: 1, branches: 29, retains: 4, casts: 5)
  )

  /// swift-nio 351: a message of 96 bytes in `Any`, or an object with the 96 bytes in `Any`.
  private static func hops(_ count: Int, large: Remains, shared: Remains) -> Comparison {
    Comparison("Conversion", "hop", parameter: "R2-\(count)") {
      Form(.concrete, leaves: .nothing) { hop(ConcreteMessage.self, count) }
      Form(.untyped, leaves: large, note: "a box for every handler, each with a cast") {
        hop(LargeMessage.self, count)
      }
      Form("sharedInAny", leaves: shared, note: "one object, and a cast for every handler") {
        hop(SharedMessage.self, count)
      }
    }
  }
}

import Containers
import Measurement

/// Casts that were reported from the field; the parameter names the report.
enum CastReports {
  static let all: [Comparison] = [encode, choose, final, downcast]

  private static let encoded = EncodedList.length

  /// swift-foundation 1480: an encoder asks every value for a protocol that none conforms to.
  private static let encode = Comparison(
    "Cast",
    "encode",
    parameter: "R30",
    operationsPerIteration: encoded
  ) {
    Form(
      .any,
      leaves: .counts(branches: 3 * encoded, retains: 1, per: encoded),
      note: "no question asked"
    ) { ask(EncodePlainly.self) }
    Form(
      "asking",
      leaves: .counts(retains: 1, casts: encoded, per: encoded).throughCache,
      note: "that nothing conforms is cached"
    ) { ask(EncodeAsking.self) }
  }

  /// swift 88270: six cases told apart by class and by class-bound protocol.
  private static let choose = Comparison(
    "Cast",
    "switch",
    parameter: "R32",
    operationsPerIteration: 4
  ) {
    Form("method", leaves: .counts(branches: 1, retains: 1)) { askEach(SwitchByMethod.self) }
    Form("classes", leaves: .nothing, note: "final classes: one comparison each") {
      askEach(SwitchByClass.self)
    }
    Form("protocols", leaves: .nothing.throughCache, note: "a look-up for each that is asked") {
      askEach(SwitchByProtocol.self)
    }
  }

  /// swift 41784: a cast to a final class could compare one pointer.
  private static let final = Comparison("Cast", "final", parameter: "R33") {
    Form(.concrete, leaves: .nothing) { ask(KnownPayload<ObjectPayload>.self) }
    Form("fromAnyObject", leaves: .counts(retains: 1, casts: 1)) { ask(ReferenceAsFinal.self) }
    Form("fromAny", leaves: .counts(branches: 4, retains: 1, casts: 1), note: "from any P") {
      ask(ErasedAsFinal.self)
    }
  }

  /// swift-foundation 30: a cast on a hot path, replaced by a method.
  private static let downcast = Comparison("Cast", "downcast", parameter: "R37") {
    Form("method", leaves: .counts(branches: 1, retains: 1)) { ask(OverriddenValue.self) }
    Form("cast", leaves: .nothing, note: "to a final class: one comparison") {
      ask(DowncastValue.self)
    }
  }
}

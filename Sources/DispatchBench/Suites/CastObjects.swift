import Containers
import Measurement

/// Casts of references.
enum CastObjects {
  static let all: [Comparison] = [casts, misses]

  private static let oneCast = Remains.counts(retains: 1, casts: 1)

  private static let casts = Comparison("Cast", "as", parameter: "object") {
    Form(.concrete, leaves: .nothing) { ask(KnownObject.self) }
    Form("classMatched", leaves: .nothing, note: "type(of:) ==, then unsafeDowncast") {
      ask(ObjectMatched.self)
    }
    Form("classFinal", leaves: oneCast, note: "AnyObject to a final class") {
      ask(ObjectAsFinal.self)
    }
    Form("subclassFinal", leaves: .nothing, note: "class to a final subclass: one comparison") {
      ask(ClassAsFinal.self)
    }
    Form("class", leaves: oneCast, note: "AnyObject to a class with subclasses") {
      ask(ObjectAsClass.self)
    }
    Form(
      .anyClassBound,
      leaves: .retains(1).throughCache,
      note: "AnyObject to a class-bound protocol: a look-up, no swift_dynamicCast"
    ) { ask(ObjectAsClassBound.self) }
  }

  private static let misses = Comparison("Cast", "miss", parameter: "object") {
    Form(.concrete, leaves: .nothing) { ask(KnownAnswer<ObjectPayload>.self) }
    Form("classFinal", leaves: oneCast, note: "AnyObject to a final class") {
      ask(ObjectAsOtherFinal.self)
    }
    Form(
      .anyClassBound,
      leaves: .retains(1).throughCache,
      note: "AnyObject to a class-bound protocol; the miss is cached"
    ) { ask(ObjectAsOtherClassBound.self) }
  }
}

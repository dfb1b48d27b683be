import Containers
import Measurement

/// Casts of references.
enum CastObjects {
  static let all: [Comparison] = [casts, misses, questions, denials]

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
    Form("classFinalForced", leaves: oneCast, note: "AnyObject as! a final class") {
      ask(ForcedFinal.self)
    }
    Form("classForced", leaves: oneCast, note: "AnyObject as! a class with subclasses") {
      ask(ForcedClass.self)
    }
    Form(
      "anyClassBoundForced",
      leaves: .retains(1).throughCache,
      note: "AnyObject as! a class-bound protocol"
    ) { ask(ForcedClassBound.self) }
  }

  private static let misses = Comparison("Cast", "miss", parameter: "object") {
    Form(.concrete, leaves: .nothing) { ask(KnownAnswer<ObjectPayload>.self) }
    Form("classFinal", leaves: oneCast, note: "AnyObject to a final class") {
      ask(ObjectAsOtherFinal.self)
    }
    Form("class", leaves: oneCast, note: "AnyObject to a class with subclasses") {
      ask(ObjectAsOtherClass.self)
    }
    Form("classMatched", leaves: .nothing, note: "type(of:) == a final class") {
      ask(HasOtherClass.self)
    }
    Form(
      .anyClassBound,
      leaves: .retains(1).throughCache,
      note: "AnyObject to a class-bound protocol; the miss is cached"
    ) { ask(ObjectAsOtherClassBound.self) }
  }

  private static let questions = Comparison("Cast", "is", parameter: "object") {
    Form(.concrete, leaves: .nothing, note: "the answer is known") {
      ask(KnownAnswer<ObjectPayload>.self)
    }
    Form("classMatched", leaves: .nothing, note: "type(of:) == a final class") {
      ask(HasClass.self)
    }
    Form("classFinal", leaves: .casts(1), note: "AnyObject is a final class") { ask(IsFinal.self) }
    Form("class", leaves: .casts(1), note: "AnyObject is a class with subclasses") {
      ask(IsClass.self)
    }
    Form(
      .anyClassBound,
      leaves: .nothing.throughCache,
      note: "AnyObject is a class-bound protocol: a look-up"
    ) { ask(IsClassBound.self) }
  }

  private static let denials = Comparison("Cast", "isNot", parameter: "object") {
    Form(.concrete, leaves: .nothing, note: "the answer is known") {
      ask(KnownAnswer<ObjectPayload>.self)
    }
    Form("classFinal", leaves: .casts(1), note: "AnyObject is a final class: no") {
      ask(IsNotOtherFinal.self)
    }
    Form("class", leaves: .casts(1), note: "AnyObject is a class with subclasses: no") {
      ask(IsNotOtherClass.self)
    }
    Form(
      .anyClassBound,
      leaves: .nothing.throughCache,
      note: "AnyObject is a class-bound protocol: no, and cached"
    ) { ask(IsNotOtherClassBound.self) }
  }
}

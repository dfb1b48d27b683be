public import Measurement
import Results

/// Benchmarks of which one knows what they execute, to hold the counter to it.
///
/// Each calls a closure in its loop, which is one indirect branch.
public enum KnownCounts {
  /// The benchmarks; each declares what it was written to do.
  public static let benchmarks: [Benchmark] = casts + references + first

  private static let casts = Comparison("Known", "cast") {
    Form("toStruct", leaves: cast) {
      let erased: any Sized = hidden(Small())
      return loop { erased is Small }
    }
    Form("toClass", leaves: cast.and(.retains, 1), note: "the reference is copied out") {
      let erased: Any = hidden(Leaf())
      return loop { (erased as? Base) != nil }
    }
    Form(
      "classToClass",
      leaves: .casts(1).and(.indirectBranches, 1),
      note: "its own entry of the runtime"
    ) {
      let object: Base = hidden(Leaf())
      return loop { object is Leaf }
    }
    Form("toProtocol", leaves: cast) {
      let erased: Any = hidden(Small())
      return loop { erased is any Sized }
    }
    Form("metatype", leaves: .indirectBranches(1), note: "a comparison of two types is no cast") {
      let erased: Any = hidden(Small())
      return loop { type(of: erased) == Small.self }
    }
  }.benchmarks

  private static let references = Comparison("Known", "reference") {
    Form(
      "weakLoad",
      leaves: .retains(1).and(.indirectBranches, 1),
      note: "one strong owner for the time of its use"
    ) {
      let holder = WeakHolder(of: hidden(Leaf()))
      return loop { holder.object != nil }
    }
  }.benchmarks

  /// Branches that are hard to foresee at many places, most of them for the first time: what they
  /// mispredict tells one state of the predictor from another.
  private static let first = Comparison("Known", "first") {
    Form("sorted", leaves: runtime, isCold: true) {
      let words = (0..<300).map { String($0 &* 2_654_435_761 % 1_000) }
      return { _ in UInt64(words.sorted()[0].utf8.count) }
    }
    Form("toProtocol", leaves: runtime, isCold: true) {
      let erased: Any = hidden(Small())
      return { _ in erased is any Sized ? 1 : 2 }
    }
  }.benchmarks

  private static let runtime: Remains = Remains.declared.reduce(.nothing) {
    $0.unsaid($1, because: "it is the runtime's")
  }

  private static let cast: Remains = .casts(1)
    .unsaid(.indirectBranches, because: "the runtime decides how it casts")

  private static func loop(_ body: @escaping () -> Bool) -> Kernel {
    { count in
      var sum: UInt64 = 0
      for _ in 0..<count where body() { sum &+= opaque(1) }
      return sum
    }
  }

  @inline(never)
  @_optimize(none)
  private static func hidden<Value>(_ value: Value) -> Value { value }
}

private protocol Sized {
  var size: Int { get }
}

private struct Small: Sized {
  var size: Int { 1 }
}

private struct Other: Sized {
  var size: Int { 2 }
}

private class Base {}
private class Leaf: Base {}

private final class WeakHolder {
  weak var object: Leaf?
  private let owner: Leaf

  init(of object: Leaf) {
    owner = object
    self.object = object
  }
}

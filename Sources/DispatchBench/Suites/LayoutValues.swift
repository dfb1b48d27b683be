import Measurement
import Results

/// Values as one has them, and whether a container of `any` holds them in its own three words.
enum LayoutValues {
  static let all: [LayoutFact] = vectors + references + texts + optionals + tuples

  private static let vectors = [
    row("SIMD2Float", SIMD2<Float>.self), row("SIMD3Float", SIMD3<Float>.self),
    row("SIMD4Float", SIMD4<Float>.self), row("SIMD16UInt8", SIMD16<UInt8>.self),
    row("SIMD4Double", SIMD4<Double>.self), row("SIMD8Double", SIMD8<Double>.self),
    row("Int128", Int128.self), row("Float80", Float80.self), row("aligned16", AlignedWord.self),
    row("InlineArray3", InlineArray<3, Int>.self), row("InlineArray4", InlineArray<4, Int>.self),
  ]

  private static let references = [
    unsafe row("unmanaged", Unmanaged<Animal>.self),
    row("unownedUnsafe", UnownedUnsafe.self),
    row("weakAndWord", WeakAndWord.self), row("3references", ThreeReferences.self),
    row("metatype", Any.Type.self), row("2closures", TwoClosures.self),
    row("indirectEnum", Chain.self), row("containsAny", HoldsAny.self),
    row("containsAnyP", HoldsWalkable.self),
  ]

  private static let texts = [
    row("Character", Character.self), row("StringAndInt", StringAndInt.self),
    row("2Strings", TwoStrings.self), row("Substring", Substring.self),
    row("RangeOfIndices", Range<String.Index>.self), row("Duration", Duration.self),
  ]

  private static let optionals = [
    row("optionalInt", Int?.self), row("optionalAndInt", OptionalAndInt.self),
    row("2optionals", TwoOptionals.self), row("enum17B", TwoWordsOrNothing.self),
  ]

  private static let tuples = [
    row("tuple0", Void.self), row("tuple2", (Int, Int).self), row("tuple3", (Int, Int, Int).self),
    row("tuple4", (Int, Int, Int, Int).self),
  ]

  private static func row<T>(_ name: String, _ type: T.Type) -> LayoutFact {
    LayoutSuite.row("value", name, type, note: Placement(of: PayloadLayout(of: type)).note)
  }
}

@_alignment(16)
struct AlignedWord { var word: Int }
@safe
struct UnownedUnsafe { unowned(unsafe) var animal: Animal }
struct WeakAndWord {
  weak var animal: Animal?
  var word: Int
}
struct ThreeReferences { var animals: (Animal, Animal, Animal) }
struct TwoClosures { var closures: (() -> Int, () -> Int) }
struct HoldsAny { var value: Any }
struct HoldsWalkable { var value: any Walkable }
struct StringAndInt {
  var text: String
  var word: Int
}
struct TwoStrings { var texts: (String, String) }
struct OptionalAndInt {
  var optional: Int?
  var word: Int
}
struct TwoOptionals { var optionals: (Int?, Int?) }
enum TwoWordsOrNothing {
  case words(Int, Int)
  case nothing
}
indirect enum Chain {
  case end
  case link(Chain)
}

import Results
import Testing

@testable import DispatchBench
@testable import Measurement

/// What a container of `any` holds inline and what it boxes: said by the rows, done by the runtime.
@Suite struct ValueBoxingTests {
  /// One value of each kind, and how often erasing it allocates.
  struct Erasure: Sendable {
    let name: String
    let allocations: Int
    let kernel: @Sendable (_ count: Int) -> UInt64

    init<T>(_ name: String, _ allocations: Int, _ make: @autoclosure @escaping @Sendable () -> T) {
      self.name = name
      self.allocations = allocations
      kernel = { count in
        let value = make()
        for _ in 0..<count { keep(erased(value)) }
        return 0
      }
    }
  }

  static let vectors = [
    Erasure("SIMD2Float", 0, SIMD2<Float>.zero), Erasure("SIMD3Float", 1, SIMD3<Float>.zero),
    Erasure("SIMD4Float", 1, SIMD4<Float>.zero), Erasure("SIMD16UInt8", 1, SIMD16<UInt8>.zero),
    Erasure("SIMD4Double", 1, SIMD4<Double>.zero), Erasure("SIMD8Double", 1, SIMD8<Double>.zero),
    Erasure("Int128", 1, Int128(1)), Erasure("Float80", 1, Float80(1)),
    Erasure("aligned16", 1, AlignedWord(word: 1)),
    Erasure("InlineArray3", 0, [1, 2, 3] as InlineArray<3, Int>),
    Erasure("InlineArray4", 1, [1, 2, 3, 4] as InlineArray<4, Int>),
  ]

  static let references = [
    unsafe Erasure("unmanaged", 0, unsafe Unmanaged.passRetained(Animal())),
    Erasure("unownedUnsafe", 0, UnownedUnsafe(animal: Animal())),
    Erasure("weakAndWord", 1, WeakAndWord(animal: Animal(), word: 1)),
    Erasure("3references", 0, ThreeReferences(animals: (Animal(), Animal(), Animal()))),
    Erasure("metatype", 0, Int.self as Any.Type),
    Erasure("2closures", 1, TwoClosures(closures: ({ 1 }, { 2 }))),
    Erasure("indirectEnum", 0, Chain.link(.end)), Erasure("containsAny", 1, HoldsAny(value: 1)),
    Erasure("containsAnyP", 1, HoldsWalkable(value: Walker())),
  ]

  static let others = [
    Erasure("Character", 0, Character("x")),
    Erasure("StringAndInt", 0, StringAndInt(text: "x", word: 1)),
    Erasure("2Strings", 1, TwoStrings(texts: ("x", "y"))),
    Erasure("Substring", 1, "xyz".dropFirst()),
    Erasure("RangeOfIndices", 0, "x".startIndex..<"x".endIndex),
    Erasure("Duration", 0, Duration.seconds(1)), Erasure("optionalInt", 0, 1 as Int?),
    Erasure("optionalAndInt", 0, OptionalAndInt(optional: 1, word: 1)),
    Erasure("2optionals", 1, TwoOptionals(optionals: (1, 1))),
    Erasure("enum17B", 0, TwoWordsOrNothing.words(1, 2)), Erasure("tuple0", 0, ()),
    Erasure("tuple2", 0, (1, 2)), Erasure("tuple3", 0, (1, 2, 3)),
    Erasure("tuple4", 1, (1, 2, 3, 4)),
  ]

  static let all = vectors + references + others

  @Test(arguments: all.map(\.name))
  func hasARowThatSaysSo(_ name: String) throws {
    let fact = try #require(LayoutTests.facts["Layout.value.\(name)"])
    let erasure = try #require(Self.all.first { $0.name == name })
    #expect(fact.note.hasPrefix(erasure.allocations == 0 ? "inline" : "boxed"), "\(fact.note)")
  }

  @Test func leavesOutNoRow() {
    let rows = LayoutTests.facts.values.filter { $0.name.operation == "value" }
    #expect(Set(rows.map(\.name.variant)) == Set(Self.all.map(\.name)))
  }

  /// In a process that has no other test, because the counter sees every thread.
  @Test(.enabled(if: HeapCounter.isAvailable, "a sanitizer owns the heap"))
  func allocatesOnceForEachThatIsBoxed() async {
    await #expect(processExitsWith: .success) {
      for erasure in Self.all {
        let body = Body(erasure.kernel)
        _ = HeapCounter.count(body, iterations: 10)
        let few = HeapCounter.count(body, iterations: 10).allocations
        let more = HeapCounter.count(body, iterations: 20).allocations
        #expect(more - few == 10 * erasure.allocations, "\(erasure.name)")
      }
    }
  }
}

private struct Walker: Walkable { func walk() {} }

/// Erases a value of whose type nothing is known.
@inline(never)
private func erased<T>(_ value: T) -> Any { value }

@inline(never)
private func keep(_ value: Any) {}

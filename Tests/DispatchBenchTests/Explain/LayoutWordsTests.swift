import Measurement
import Results
import Testing

@testable import DispatchBench

/// Which condition decides where a value is kept, in words.
@Suite struct LayoutWordsTests {
  private final class Object {}
  private struct Weak { weak var object: Object? }

  private func words<T>(_ type: T.Type, _ variant: Variant) -> String {
    LayoutWords.text(of: PayloadLayout(of: type), heldAs: variant.name)
  }

  @Test func namesTheConditionThatForcesABox() {
    #expect(
      words(Weak.self, .any) == """
          Weak: size 8, stride 8, alignment 8 bytes
          Boxed: the container holds a pointer to a box on the heap, because of not bitwise-takable.
            size             8 <= 24    allows inline
            alignment        8 <= 8     allows inline
            bitwise-takable  no         forces a box
        """
    )
    let aligned = words(SIMD2<Double>.self, .untyped)
    #expect(aligned.contains("alignment        16 > 8     forces a box"))
    #expect(aligned.contains("size             16 <= 24   allows inline"))
  }

  @Test func saysThatNothingIsAllocatedInline() {
    let inline = words(Int.self, .any)
    #expect(inline.contains("Inline: the container's 24 bytes hold it, nothing is allocated."))
    #expect(!inline.contains("forces"))
  }

  @Test(arguments: [
    (Variant.concrete, "Bare: "), (.some, "Bare: "), (.classBox, "In an object: "),
    (.closureBox, "In a closure's context: "), (.enumeration, "In an enum: "),
  ])
  func asksNoConditionOfOtherContainers(variant: Variant, start: String) {
    let words = words(Weak.self, variant)
    #expect(words.contains("\n  \(start)"))
    #expect(!words.contains("takable  no"))
  }

  @Test func agreesWithEveryDeclaredAllocation() {
    let erased = BoxingSuite.suite.benchmarks.filter {
      $0.name.operation == "store" && ["any", "Any"].contains($0.name.variant)
    }
    #expect(erased.count > 40)
    for benchmark in erased {
      let isBoxed = benchmark.leaves.counts[.allocations] != nil
      let words = LayoutWords.text(of: benchmark)
      #expect(words.contains("Boxed: ") == isBoxed, "\(benchmark.name)")
      #expect(words.contains("forces a box") == isBoxed, "\(benchmark.name)")
    }
  }
}

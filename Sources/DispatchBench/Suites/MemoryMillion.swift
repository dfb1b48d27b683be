import Containers
import Measurement
import Results

/// A million elements, which no cache holds; run only when asked for.
enum MemoryMillion {
  static let all = [build, walk, shuffled, changeCopy]

  private static let length = 1_000_000

  private static let build = large("build", "1M") {
    Form(.concrete, leaves: one) { ArrayKernel<ConcreteHolding<Bytes32>>.build(length) }
    Form(.any, leaves: each) { ArrayKernel<ErasedHolding<Bytes32>>.build(length) }
    Form(.classBox, leaves: each) { ArrayKernel<ClassBoxHolding<Bytes32>>.build(length) }
    Form(.enumeration, leaves: one) { ArrayKernel<EnumHolding<Bytes32>>.build(length) }
  }

  private static let walk = large("walk", "1M") {
    Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes32>>.walk(length) }
    Form(.any, leaves: .indirectBranches(1)) { ArrayKernel<ErasedHolding<Bytes32>>.walk(length) }
    Form(.classBox, leaves: .nothing) { ArrayKernel<ClassBoxHolding<Bytes32>>.walk(length) }
    Form(.enumeration, leaves: .nothing) { ArrayKernel<EnumHolding<Bytes32>>.walk(length) }
  }

  private static let shuffled = large("walk", "1M-shuffled") {
    Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes32>>.walkShuffled(length) }
    Form(.any, leaves: .indirectBranches(1)) {
      ArrayKernel<ErasedHolding<Bytes32>>.walkShuffled(length)
    }
    Form(.classBox, leaves: .nothing) { ArrayKernel<ClassBoxHolding<Bytes32>>.walkShuffled(length) }
    Form(.enumeration, leaves: .nothing) { ArrayKernel<EnumHolding<Bytes32>>.walkShuffled(length) }
  }

  private static let changeCopy = large("changeCopy", "1M") {
    Form(.concrete, leaves: block) { ArrayKernel<ConcreteHolding<Bytes32>>.changeCopy(length) }
    Form(.any, leaves: boxes(length + 2)) { ArrayKernel<ErasedHolding<Bytes32>>.changeCopy(length) }
    Form(.classBox, leaves: boxes(length + 1)) {
      ArrayKernel<ClassBoxHolding<Bytes32>>.changeCopy(length)
    }
  }

  private static let one = Remains.allocations(1, per: length).throughRuntime
  private static let each = Remains.allocations(length + 1, per: length).throughRuntime
  private static let block = one.and(.retains, 1, per: length)

  private static func boxes(_ retains: Int) -> Remains {
    .allocations(2, per: length).and(.retains, retains, per: length).throughRuntime
  }

  private static func large(
    _ operation: String,
    _ parameter: String,
    @FormBuilder forms: () -> [Form]
  ) -> Comparison {
    MemorySuite.comparison(
      operation,
      parameter,
      of: Bytes32.self,
      length: length,
      isLarge: true,
      forms: forms
    )
  }
}

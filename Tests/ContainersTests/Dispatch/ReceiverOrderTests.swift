import Containers
import Testing

@Suite struct ReceiverOrderTests {
  @Test func twoReceiversTakeTurns() {
    #expect(ReceiverOrder.two.numbers.prefix(5) == [0, 1, 0, 1, 0])
  }

  @Test(arguments: ReceiverOrder.allCases)
  func everyReceiverIsNamedAndNoOther(order: ReceiverOrder) {
    #expect(Set(order.numbers) == Set(0..<UInt8(order.receivers)))
    #expect(order.numbers.count == ReceiverOrder.length)
    #expect(ReceiverOrder.length.nonzeroBitCount == 1)
  }

  @Test func theDrawnOrderIsTheSameEveryTime() {
    #expect(ReceiverOrder.eight.numbers == ReceiverOrder.eight.numbers)
  }

  @Test func theDrawnOrderFavoursNoReceiverAndNoSuccessor() {
    let numbers = ReceiverOrder.eight.numbers
    for receiver in 0..<UInt8(8) {
      // 512 expected; four standard deviations are 85.
      #expect(abs(numbers.count { $0 == receiver } - 512) < 85)
    }
    let pairs = Set(zip(numbers, numbers.dropFirst()).map { [$0, $1] })
    #expect(pairs.count == 64)
  }
}

import Containers
import Testing

@Suite struct MemoryTests {
  @Test(arguments: [0, 1, 2, 1_000])
  func aShuffledOrderHasEveryNumberOnce(count: Int) {
    let numbers = ShuffledOrder.numbers(count)
    #expect(numbers.sorted() == Array(0..<count))
    #expect(ShuffledOrder.numbers(count) == numbers)
    if count > 2 { #expect(numbers != Array(0..<count)) }
  }

  @Test func channelsCloseAlikeBehindTheProtocol() {
    let streams = ChannelSource.streams(4)
    let erased = ChannelSource.erased(4)
    #expect(erased.map { $0.close(7) } == streams.map { $0.close(7) })
    let mixed = ChannelSource.erased(4, datagram: true)
    #expect(mixed.count == 5)
    #expect(mixed[4].close(7) == DatagramChannel(0).close(7))
    #expect(mixed[4].close(7) != streams[0].close(7))
  }

  @Test func aRackHoldsWhatItWasFilledWithAndLetsItGo() {
    final class Counted {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
    weak var last: Counted?
    let rack = Rack<Counted>(roomFor: 8)
    var made = 0
    rack.fill(8) {
      made += 1
      let object = Counted(made)
      last = object
      return object
    }
    #expect(made == 8)
    #expect(rack.first.number == 1)
    #expect(last?.number == 8)
    rack.clear(8)
    #expect(last == nil)
  }

  @Test(arguments: [UInt64(0), 1, 2, 3])
  func anUnmanagedPayloadReadsTheKeptCell(word: UInt64) {
    #expect(UnmanagedPayload(word: word).word == word)
    #expect(MemoryLayout<UnmanagedPayload>.size == 8)
  }
}

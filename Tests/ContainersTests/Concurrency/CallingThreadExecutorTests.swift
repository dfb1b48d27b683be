import Containers
import Glibc
import Synchronization
import Testing

@Suite struct CallingThreadExecutorTests {
  @Test func returnsWhatTheTaskReturned() {
    #expect(CallingThreadExecutor().finish { 7 } == 7)
  }

  @Test func runsEveryJobOnTheThreadThatWaits() {
    let executor = CallingThreadExecutor()
    let outside = Thread.current
    let threads = Threads()
    _ = executor.finish {
      threads.note()
      await Task(executorPreference: executor) { threads.note() }.value
      _ = await FarActor(key: 1).mix(2)
      threads.note()
      return 1
    }
    #expect(threads.noted == [outside, outside, outside])
  }

  @Test func awaitsActorsOfEitherKind() {
    let executor = CallingThreadExecutor()
    let near = NearActor(on: executor, key: 5)
    let far = FarActor(key: 5)
    let words = (executor.finish { await near.mix(9) }, executor.finish { await far.mix(9) })
    #expect(words.0 == words.1)
    #expect(words.0 == (9 ^ 5) &* Scramble.one)
  }

  @Test func canBeUsedAgain() {
    let executor = CallingThreadExecutor()
    for word in UInt64(1)...100 {
      #expect(executor.finish { await Task(executorPreference: executor) { word }.value } == word)
    }
  }

  @Test func returnsZeroForATaskThatStillWaits() {
    let (stream, continuation) = AsyncStream.makeStream(of: UInt64.self)
    let executor = CallingThreadExecutor()
    let word = executor.finish {
      for await word in stream { return word }
      return 1
    }
    #expect(word == 0)
    // The task becomes ready now, so its executor has to be there still.
    continuation.finish()
    withExtendedLifetime(executor) {}
  }

  /// The numbers of threads that jobs ran on, in order.
  private final class Threads: Sendable {
    private let numbers = Mutex<[UInt]>([])
    var noted: [UInt] { numbers.withLock(\.self) }
    func note() { numbers.withLock { $0.append(Thread.current) } }
  }

  private enum Thread {
    static var current: UInt { UInt(pthread_self()) }
  }
}

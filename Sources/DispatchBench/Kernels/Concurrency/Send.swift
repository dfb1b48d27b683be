import Containers
import Measurement

/// Starts a task for every payload, which gets it and gives another one back.
func sendToTask<S: Sending>(_: S.Type) -> Kernel {
  let executor = CallingThreadExecutor()
  return { iterations in
    executor.finish {
      var words = WordChain()
      var sum: UInt64 = 0
      for _ in 0..<iterations {
        let sent = S.send(words.next())
        let task = Task(executorPreference: executor) { S.send(~S.word(of: sent)) }
        sum &+= S.word(of: await task.value)
      }
      return mixed(words.next(), with: sum)
    }
  }
}

/// How many payloads cross in one iteration of ``sendToGroup(_:)`` and ``sendToStream(_:)``.
let sentAtOnce = 8

/// Starts a group of child tasks, each of which returns a payload.
func sendToGroup<S: Sending>(_: S.Type) -> Kernel {
  let executor = CallingThreadExecutor()
  return { iterations in
    executor.finish {
      var words = WordChain()
      var sum: UInt64 = 0
      for _ in 0..<iterations {
        let word = words.next()
        sum &+= await withTaskGroup(of: S.Sent.self) { group in
          for child in 0..<UInt64(sentAtOnce) { group.addTask { S.send(word &+ child) } }
          var sum: UInt64 = 0
          for await sent in group { sum &+= S.word(of: sent) }
          return sum
        }
      }
      return mixed(words.next(), with: sum)
    }
  }
}

/// Puts payloads into a stream that holds them all, and then reads them.
func sendToStream<S: Sending>(_: S.Type) -> Kernel {
  let executor = CallingThreadExecutor()
  return { iterations in
    executor.finish {
      let (stream, continuation) = AsyncStream.makeStream(of: S.Sent.self)
      var reader = stream.makeAsyncIterator()
      var words = WordChain()
      var sum: UInt64 = 0
      for _ in 0..<iterations {
        for _ in 0..<sentAtOnce { continuation.yield(S.send(words.next())) }
        for _ in 0..<sentAtOnce { sum &+= await reader.next().map { S.word(of: $0) } ?? 0 }
      }
      return mixed(words.next(), with: sum)
    }
  }
}

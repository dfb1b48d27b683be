import Foundation
import Glibc
import Measurement
import Synchronization

/// A second thread that works while a kernel runs, for kernels that measure what it does to them.
///
/// There is one, which sleeps between kernels. The two talk through pipes, because waiting is then
/// one blocking call: the kernel's thread executes the same instructions however long it waits.
///
/// While benchmarks are counted there is no second thread. Threads take turns then, and what the one
/// leaves in the simulated predictor for the other depends on when the kernel wakes it.
final class Rival: @unchecked Sendable {
  // Unchecked, because `work` is written before a message and read after it.

  /// The one second thread.
  static let shared = Rival()

  // Not a Mutex: the thread sanitizer does not see it lock.
  private let turn = NSLock()
  private let start = Message()
  private let started = Message()
  private let stopped = Message()
  private let isToStop = Atomic(false)
  private let isThere = !CountedProcess.isCurrent
  private var work: @Sendable () -> Void = {}

  private init() {
    guard isThere else { return }
    Thread.detachNewThread { [self] in
      while true {
        start.receive()
        started.send()
        while !isToStop.load(ordering: .relaxed) { work() }
        stopped.send()
      }
    }
  }

  /// Runs a kernel's loop while the second thread does something over and over.
  ///
  /// Starting and stopping the thread takes some microseconds, which every entry of the kernel pays
  /// once.
  ///
  /// - Parameters:
  ///   - work: What the second thread does again and again; short.
  ///   - body: The loop.
  /// - Returns: What the loop returned.
  func compete(doing work: @escaping @Sendable () -> Void, with body: () -> UInt64) -> UInt64 {
    turn.withLock {
      if isThere {
        self.work = work
        isToStop.store(false, ordering: .relaxed)
        start.send()
        started.receive()
      }
      let word = body()
      if isThere {
        isToStop.store(true, ordering: .relaxed)
        stopped.receive()
      }
      return word
    }
  }
}

/// A message without content from one thread to another.
private struct Message: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [0, 0]
    let result = unsafe pipe(&ends)
    precondition(result == 0, "a pipe is needed for a second thread to be told what to do")
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  func send() {
    var byte: UInt8 = 1
    while unsafe write(writeEnd, &byte, 1) != 1 {}
  }

  func receive() {
    var byte: UInt8 = 0
    while unsafe read(readEnd, &byte, 1) != 1 {}
  }
}

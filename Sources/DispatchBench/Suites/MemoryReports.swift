import Containers
import Measurement
import Results

/// Field reports on memory.
enum MemoryReports {
  static let all = [reference, close, hold]

  /// SR-343: a struct of eight bytes is boxed because its one field is weak.
  private static let reference = Comparison("Memory", "reference", parameter: "R6") {
    Form("unownedUnsafe", leaves: .nothing.throughRuntime, note: "R6: inline") {
      storeKept(ErasedHolding<UnmanagedPayload>.self)
    }
    Form("unowned", leaves: .nothing.throughRuntime, note: "R6: inline, a count of its own") {
      storeKept(ErasedHolding<UnownedPayload>.self)
    }
    Form("weak", leaves: .allocations(1).throughRuntime, note: "R6: boxed: cannot be moved") {
      storeKept(ErasedHolding<WeakPayload>.self)
    }
  }

  /// SwiftNIO #894: all channels are closed in order.
  private static let close = Comparison(
    "Memory",
    "close",
    parameter: "R15",
    operationsPerIteration: 64
  ) {
    Form("classFinal", leaves: .nothing, note: "R15: for-in over 64 channels") {
      let channels = ChannelSource.streams(64)
      return { count in
        chained(count) { word in
          var word = word
          for channel in channels { word = channel.close(word) }
          return word
        }
      }
    }
    Form(.anyClassBound, leaves: .indirectBranches(1).and(.retains, 1), note: "R15: for-in") {
      let channels = ChannelSource.erased(64)
      return { count in
        chained(count) { word in
          var word = word
          for channel in channels { word = channel.close(word) }
          return word
        }
      }
    }
    Form("anyIndexed", leaves: .indirectBranches(1).and(.retains, 1), note: "R15: by index") {
      let channels = ChannelSource.erased(64)
      return { count in
        chained(count) { word in
          var word = word
          for index in channels.indices { word = channels[index].close(word) }
          return word
        }
      }
    }
  }

  /// SwiftNIO #1222: as many allocations, and not as many retains.
  private static let hold = Comparison("Memory", "hold", parameter: "R14") {
    Form("once", leaves: holding(retains: 0), note: "R14: an object, stored in one place") {
      let slot = Slot(ClassBox(Bytes32(word: 0)))
      return { count in
        let word = chained(count) { word in
          slot.value = ClassBox(Bytes32(word: word))
          barrier()
          return mixed(word, with: Scramble.salt)
        }
        return mixed(word, with: slot.value.word)
      }
    }
    Form("fourTimes", leaves: holding(retains: 4), note: "R14: the same, stored in four places") {
      let slots = (0..<4).map { _ in Slot(ClassBox(Bytes32(word: 0))) }
      return { count in
        let word = chained(count) { word in
          let box = ClassBox(Bytes32(word: word))
          for index in 0..<4 { slots[index].value = box }
          barrier()
          return mixed(word, with: Scramble.salt)
        }
        return mixed(word, with: slots[3].value.word)
      }
    }
  }

  private static func holding(retains: Int) -> Remains {
    .allocations(1).and(.retains, retains).throughRuntime
  }
}

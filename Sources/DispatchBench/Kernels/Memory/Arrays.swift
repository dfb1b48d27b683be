import Containers
import Measurement

/// What is done with arrays of holders, in loops that are specialised for each way to hold.
enum ArrayKernel<H: Holding> {
  /// Builds an array of holders and destroys it, which is all that it takes to have many.
  static func build(_ length: Int) -> Kernel {
    { count in
      chained(count) { word in
        var word = word
        var array: [H.Held] = []
        array.reserveCapacity(length)
        for _ in 0..<length {
          array.append(H.hold(H.Content(word: word)))
          word = mixed(word, with: Scramble.salt)
        }
        keep(array)
        return word
      }
    }
  }

  /// Reads every element by its index, in the order of the array.
  static func walk(_ length: Int) -> Kernel { walk(array(length)) }

  /// Reads every element as `for`-`in` hands it out.
  static func iterate(_ length: Int) -> Kernel {
    let array = array(length)
    return { count in
      chained(count) { word in
        var sum = word
        for held in array { sum = mixed(sum, with: H.word(of: held)) }
        return sum
      }
    }
  }

  /// As ``walk(_:)`` where each element lies among ten that are in use, and none beside the one before:
  /// as in a heap that has been in use for a while.
  static func walkFragmented(_ length: Int) -> Kernel {
    let inUse = array(10 * length)
    let walk = walk(ShuffledOrder.numbers(10 * length).prefix(length).map { inUse[$0] })
    return { count in withExtendedLifetime(inUse) { walk(count) } }
  }

  private static func walk(_ array: [H.Held]) -> Kernel {
    let length = array.count
    return { count in
      chained(count) { word in
        var sum = word
        for index in 0..<length { sum = mixed(sum, with: H.word(at: index, of: array)) }
        return sum
      }
    }
  }

  /// Reads every element by its index, in an order that was drawn once.
  static func walkShuffled(_ length: Int) -> Kernel {
    let array = array(length)
    let order = ShuffledOrder.numbers(length)
    return { count in
      chained(count) { word in
        var sum = word
        for index in 0..<length { sum = mixed(sum, with: H.word(at: order[index], of: array)) }
        return sum
      }
    }
  }

  /// Copies an array of shuffled words and sorts the copy.
  static func sort(_ length: Int) -> Kernel {
    let array = ShuffledOrder.numbers(length).map { H.hold(H.Content(word: UInt64($0))) }
    return { count in
      chained(count) { word in
        var copy = array
        copy.sort { H.word(of: $0) < H.word(of: $1) }
        return mixed(word, with: H.word(at: Int(word >> 32) & 15, of: copy))
      }
    }
  }

  private static func array(_ length: Int) -> [H.Held] {
    var word = opaque(Scramble.salt)
    return (0..<length).map { _ in
      word = mixed(word, with: Scramble.one)
      return H.hold(H.Content(word: word))
    }
  }
}

extension ArrayKernel where H: MutableHolding {
  /// Copies an array, changes one element of the copy, and destroys the copy.
  static func changeCopy(_ length: Int) -> Kernel {
    let array = array(length)
    return { count in
      chained(count) { word in
        var copy = array
        let index = Int(word >> 32) & (length / 2 - 1)
        H.mix(word, into: &copy[index])
        keep(copy)
        return mixed(word, with: H.word(at: index, of: copy))
      }
    }
  }

  /// Changes every element of an array that nobody shares, where it lies.
  ///
  /// The array is built anew for every entry, so that each begins with the same words.
  static func change(_ length: Int) -> Kernel {
    let slot = Slot(array(length))
    return { count in
      slot.value = array(length)
      return chained(count) { word in
        for index in 0..<length { H.mix(word, into: &slot.value[index]) }
        barrier()
        return mixed(word, with: H.word(at: Int(word >> 32) & (length / 2 - 1), of: slot.value))
      }
    }
  }
}

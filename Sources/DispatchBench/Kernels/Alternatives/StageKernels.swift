import Containers
import Measurement

/// What is done with stages, in loops that are specialised for each form.
enum StageKernel<Form: StageForm> {
  /// Makes a stage of a kind that the optimizer does not know, and destroys it.
  static func make(_ count: Int) -> UInt64 {
    chained(count) { word in
      keep(Form.make(StageKind(chosenBy: word), word))
      return mixed(word, with: Scramble.salt)
    }
  }

  /// Passes a word through a pipeline of stages of three kinds.
  static func pass() -> Kernel {
    let seed = opaque(0x0123_4567_89AB_CDEF)
    let stages = StageOrder.kinds().enumerated().map { Form.make($1, seed ^ UInt64($0)) }
    return { count in
      chained(count) { word in
        var word = word
        for index in 0..<StageOrder.length { word = Form.pass(at: index, of: stages, word) }
        return word
      }
    }
  }

  /// Copies one of four stages to where another copy was.
  static func copy() -> Kernel {
    let sources = Quartet { Form.make(StageKind(chosenBy: $0 << 62), $0) }
    let slot = Slot(Form.make(.scale, 0))
    return { count in
      let word = chained(count) { word in
        slot.value = sources[chosenBy: word]
        barrier()
        return mixed(word, with: Scramble.salt)
      }
      return Form.pass(slot.value, word)
    }
  }
}

extension StageKernel where Form: TunableStageForm {
  /// Copies one of four stages, and changes the copy.
  static func tune() -> Kernel {
    let sources = Quartet { Form.make(StageKind(chosenBy: $0 << 62), $0) }
    let slot = Slot(Form.make(.scale, 0))
    return { count in
      let word = chained(count) { word in
        slot.value = sources[chosenBy: word]
        barrier()
        Form.tune(&slot.value, word)
        barrier()
        return mixed(word, with: Scramble.salt)
      }
      return Form.pass(slot.value, word)
    }
  }
}

/// Passes a word through a pipeline of stages that nobody can copy.
func passOwned<Element: OwnedPassing & ~Copyable>(_: Element.Type) -> Kernel {
  let pipeline = OwnedPipeline<Element>(StageOrder.kinds(), opaque(0x0123_4567_89AB_CDEF))
  return { count in
    chained(count) { word in
      var word = word
      for index in 0..<StageOrder.length { word = pipeline.pass(at: index, word) }
      return word
    }
  }
}

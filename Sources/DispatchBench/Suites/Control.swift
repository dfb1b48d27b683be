import Measurement

/// What the instruments say about work that is known: whether to believe the other families.
enum ControlSuite {
  static let suite = Suite(
    family: "Control",
    question: "Do the instruments see what is there, and nothing that is not?",
    benchmarks: ([empty, identical, clone, double, malloc] + ControlDoses.all).flatMap(\.benchmarks)
  )

  private static let empty = Comparison("Control", "empty") {
    Form("loop", leaves: .nothing, note: "the loop that every kernel has") { iterations in
      ControlKernels.empty(iterations)
    }
  }

  private static let identical = Comparison("Control", "identical") {
    Form("first", leaves: .nothing, measuring: ControlKernels.step)
    Form("second", leaves: .nothing, note: "the same function", measuring: ControlKernels.step)
  }

  private static let clone = Comparison("Control", "clone") {
    Form("first", leaves: .nothing) { iterations in
      CloneKernels.first(iterations).checksum
    }
    Form("second", leaves: .nothing, note: "the same loop elsewhere in the binary") {
      precondition(CloneKernels.areApart, "the compiler has folded the two clones into one")
      return { iterations in CloneKernels.second(iterations).checksum }
    }
  }

  private static let double = Comparison("Control", "double") {
    Form("once", leaves: .nothing) { iterations in
      ControlKernels.chain(iterations)
    }
    Form("twice", leaves: .nothing, note: "exactly the work of once, twice") { iterations in
      ControlKernels.chainTwice(iterations)
    }
  }

  private static let malloc = Comparison("Control", "malloc") {
    Form("direct", leaves: .nothing.throughRuntime, note: "32 bytes, past the counter") {
      iterations in
      ControlKernels.uncountedRoundTrip(iterations)
    }
    Form("interposed", leaves: .allocations(1).throughRuntime, note: "32 bytes, counter off") {
      iterations in
      ControlKernels.countedRoundTrip(iterations)
    }
  }
}

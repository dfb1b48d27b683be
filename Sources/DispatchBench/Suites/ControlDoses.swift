import Measurement

/// Rows into which a build flag puts a known cost, for `make verify` to see what a gate catches.
///
/// In any other build they are what they seem to be. A row each, without a twin: what they cost is
/// compared between builds and never with each other.
enum ControlDoses {
  static let all: [Comparison] = [
    dose("count", note: "takes the dose of a counted cost") { DoseKernels.dosed($0) },
    dose("up5", note: "100 links; 105 with the time dose") { iterations in
      DoseKernels.chain(iterations, links: DoseKernels.links(100, dosed: 105))
    },
    dose("up10", note: "100 links; 110 with the time dose") { iterations in
      DoseKernels.chain(iterations, links: DoseKernels.links(100, dosed: 110))
    },
    dose("down5", note: "105 links; 100 with the time dose") { iterations in
      DoseKernels.chain(iterations, links: DoseKernels.links(105, dosed: 100))
    },
    dose("down10", note: "110 links; 100 with the time dose") { iterations in
      DoseKernels.chain(iterations, links: DoseKernels.links(110, dosed: 100))
    },
  ]

  private static func dose(
    _ name: String,
    note: String,
    measuring body: @escaping @Sendable (_ iterations: Int) -> UInt64
  ) -> Comparison {
    Comparison("Control", "dose", parameter: name) {
      Form("chain", leaves: .nothing, note: note, measuring: body)
    }
  }
}

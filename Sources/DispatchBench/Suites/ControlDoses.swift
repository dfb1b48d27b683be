import Measurement

/// Rows into which a build flag puts a known cost, for `make verify` to see what a gate catches.
///
/// In any other build they are what they seem to be. A row each, without a twin: what they cost is
/// compared between builds and never with each other.
enum ControlDoses {
  static let all: [Comparison] = [
    dose("count", note: "takes the dose of a counted cost") { DoseKernels.dosed($0) },
    chain("up5", 100, dosed: 105),
    chain("up10", 120, dosed: 132),
    chain("down5", 147, dosed: 140),
    chain("down10", 176, dosed: 160),
  ]

  private static func chain(_ name: String, _ links: UInt64, dosed: UInt64) -> Comparison {
    dose(name, note: "\(links) links; \(dosed) with the time dose") { iterations in
      DoseKernels.chain(iterations, links: DoseKernels.links(links, dosed: dosed))
    }
  }

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

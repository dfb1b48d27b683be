import Containers
import Measurement
import Results

/// A gate put into layers by so many modifiers, and a word passed through all of them.
///
/// The typed layers grow inside one value. An erased layer holds an existential, which is 48 bytes
/// with its key and so needs a box wherever it is put into the next one.
enum OpaqueChains {
  static let all = [
    depth(1, Layer<Gate>.self) { count in made(count) { OpaqueChain.one($0) } },
    depth(5, FiveLayers<Gate>.self) { count in made(count) { OpaqueChain.five($0) } },
    depth(10, TenLayers<Gate>.self) { count in made(count) { OpaqueChain.ten($0) } },
    depth(48, FortyEightLayers<Gate>.self) { count in made(count) { OpaqueChain.fortyEight($0) } },
    depth(
      50,
      FiftyLayers<Gate>.self,
      typed: .nothing.unsaid(
        .indirectBranches,
        because: "of such types, a build specialises a part"
      ),
      note: "nested too deep for the specializer: called through metadata"
    ) { count in made(count) { OpaqueChain.fifty($0) } },
  ]

  private static func depth<Named: KeyedPassing>(
    _ depth: Int,
    _: Named.Type,
    typed: Remains = .nothing,
    note: String = "specialised, whatever the depth",
    opaque: @escaping @Sendable (_ iterations: Int) -> UInt64
  ) -> Comparison {
    let boxes = Remains.allocations(depth).and(.retains, depth - 1).throughRuntime
    return Comparison("Opaque", "chain", parameter: "depth\(depth)") {
      Form(.concrete, leaves: typed, note: note) { count in made(count) { Named(key: $0) } }
      Form(.some, leaves: typed, note: "R43: \(note)", measuring: opaque)
      Form(.any, leaves: boxes, note: "a box a layer") { count in
        let input = OpaqueSuite.input
        return chained(count) { ErasedChain.layers(depth, $0).pass(input) }
      }
    }
  }

  /// Builds layers of every word and passes one word through them.
  @inline(__always)
  private static func made<P: Passing>(_ count: Int, _ layers: (UInt64) -> P) -> UInt64 {
    let input = OpaqueSuite.input
    return chained(count) { layers($0).pass(input) }
  }
}

import Measurement
import Results

/// Where an existential container keeps a payload, and the reason if that is a box.
enum Placement {
  /// In the three words of the container's buffer.
  case inline
  /// On the heap, because of what the words say.
  case boxed(String)

  /// Where `any` keeps a value of this layout.
  init(of payload: PayloadLayout) {
    let reasons = payload.obstacles.map(\.description).joined(separator: ", ")
    self = payload.isInline ? .inline : .boxed(reasons)
  }

  /// Whether the payload is on the heap.
  var isBoxed: Bool {
    switch self {
    case .inline: false
    case .boxed: true
    }
  }

  /// The reason, for the reader of a row.
  var note: String {
    switch self {
    case .inline: "inline"
    case .boxed(let reason): "boxed: \(reason)"
    }
  }

  /// What is left of putting a payload without references into the container, where the container
  /// then goes through `calls` witness or value witness calls.
  func remains(calls: Int) -> Remains {
    switch self {
    case .inline: .indirectBranches(calls)
    case .boxed: .allocations(1).throughRuntime
    }
  }
}

extension Remains {
  /// Silent about indirect branches, for operations that call the runtime.
  ///
  /// Stubs of the linker, and the allocator and the runtime themselves, branch indirectly as
  /// often as their versions want. What is said is exact: allocations, retains and casts.
  var throughRuntime: Remains {
    unsaid(.indirectBranches, because: "runtime and allocator branch indirectly on their own")
  }

  /// A call of the C library's memory copy, which the linker reaches through a stub.
  static let memoryCopy: Remains = nothing.throughRuntime
}

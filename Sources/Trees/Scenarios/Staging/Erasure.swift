import ViewTree

/// How the views of an experiment are erased, and where.
///
/// The last six are the same everywhere: at the root, around the content of every view with a body
/// and around every row.
public enum Erasure: String, CaseIterable, Sendable {
  /// Nowhere.
  case typed
  /// By the compiler, around every `some View`: what the sources say is nowhere.
  case compiler = "compilerErased"
  /// By AnyView at the root alone.
  case anyViewRoot
  /// By AnyView around every row of a list.
  case anyViewRows
  /// By AnyView.
  case anyView
  /// By a class with a table.
  case classBox
  /// By one closure.
  case closure
  /// By three closures.
  case threeClosures
  /// By the language's own existential.
  case storedAny

  /// A place where an experiment can erase a view.
  enum Place {
    case root, body, row
  }

  /// The one that the present experiment is under; bodies and row closures run inside of it.
  @TaskLocal static var current = Erasure.typed

  /// What erases a view that an experiment erases under every circumstance.
  @MainActor var eraser: any ErasingView.Type {
    switch self {
    case .typed, .compiler, .anyViewRoot, .anyViewRows, .anyView: AnyView.self
    case .classBox: ClassBoxView.self
    case .closure: ClosureView.self
    case .threeClosures: ThreeClosureView.self
    case .storedAny: StoredAnyView.self
    }
  }

  func erases(at place: Place) -> Bool {
    switch self {
    case .typed, .compiler: false
    case .anyViewRoot: place == .root
    case .anyViewRows: place == .row
    case .anyView, .classBox, .closure, .threeClosures, .storedAny: true
    }
  }

  /// Those under which a list cannot tell from its rows' type how many views a row has.
  public static let hidingRows: Set<Erasure> = Set(allCases).subtracting([.typed, .anyViewRoot])
}

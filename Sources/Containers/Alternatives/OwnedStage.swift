/// A stage that nobody can copy.
public protocol OwnedPassing: ~Copyable {
  /// Makes a stage of a kind.
  init(_ kind: StageKind, _ word: UInt64)
  /// Scrambles a word on its way through.
  borrowing func pass(_ word: UInt64) -> UInt64
}

/// A stage on the heap with one owner: nothing is counted, and nothing can be copied.
@safe
@frozen
public struct OwnedStage: OwnedPassing, ~Copyable {
  @usableFromInline let address: UnsafeMutablePointer<TableStage>

  /// Moves a stage to the heap.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public init(_ kind: StageKind, _ word: UInt64) {
    unsafe address = UnsafeMutablePointer<TableStage>.allocate(capacity: 1)
    unsafe address.initialize(to: TableStage(kind, word))
  }

  @inlinable
  deinit { unsafe address.deallocate() }

  /// Scrambles a word on its way through.
  @inlinable
  public borrowing func pass(_ word: UInt64) -> UInt64 { unsafe address.pointee.pass(word) }
}

/// A closed choice of stages that cannot be copied, inline.
@frozen
public enum OwnedCase: OwnedPassing, ~Copyable {
  /// The first kind.
  case scale(WideScale)
  /// The second kind.
  case shift(WideShift)
  /// The third kind.
  case fold(WideFold)

  /// Makes a stage of a kind.
  @inlinable
  public init(_ kind: StageKind, _ word: UInt64) {
    switch kind {
    case .scale: self = .scale(WideScale(word: word))
    case .shift: self = .shift(WideShift(word: word))
    case .fold: self = .fold(WideFold(word: word))
    }
  }

  /// Scrambles a word on its way through.
  @inlinable
  public borrowing func pass(_ word: UInt64) -> UInt64 {
    switch self {
    case .scale(let stage): stage.pass(word)
    case .shift(let stage): stage.pass(word)
    case .fold(let stage): stage.pass(word)
    }
  }
}

/// Stages with one owner, side by side; they live until the process ends.
@safe
public struct OwnedPipeline<Element: OwnedPassing & ~Copyable> {
  @usableFromInline let stages: UnsafeMutablePointer<Element>

  /// Makes a pipeline of the kinds.
  public init(_ kinds: [StageKind], _ word: UInt64) {
    unsafe stages = UnsafeMutablePointer<Element>.allocate(capacity: kinds.count)
    for (index, kind) in kinds.enumerated() {
      unsafe (stages + index).initialize(to: Element(kind, word ^ UInt64(index)))
    }
  }

  /// Passes a word through one of the stages.
  @inlinable
  public func pass(at index: Int, _ word: UInt64) -> UInt64 { unsafe stages[index].pass(word) }
}

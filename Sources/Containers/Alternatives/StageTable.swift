/// What can be done with a stage whose type is forgotten: a witness table by hand.
///
/// The functions are C functions, as those have no context to be passed, retained or loaded.
@safe
public struct StageTable: Sendable {
  /// Scrambles a word with the stage at an address.
  public let pass: @convention(c) (UnsafeRawPointer, UInt64) -> UInt64
  /// Changes the stage at an address.
  public let tune: @convention(c) (UnsafeMutableRawPointer, UInt64) -> Void
}

/// The tables of the three kinds, which live as long as the process.
@safe
public enum StageTables {
  /// The table of each kind, in the order of the kinds.
  public nonisolated(unsafe) static let all: UnsafePointer<StageTable> = {
    let tables = UnsafeMutablePointer<StageTable>.allocate(capacity: 3)
    unsafe (tables + 0).initialize(
      to: StageTable(
        pass: { unsafe $0.load(as: WideScale.self).pass($1) },
        tune: { unsafe $0.assumingMemoryBound(to: WideScale.self).pointee.tune($1) }
      )
    )
    unsafe (tables + 1).initialize(
      to: StageTable(
        pass: { unsafe $0.load(as: WideShift.self).pass($1) },
        tune: { unsafe $0.assumingMemoryBound(to: WideShift.self).pointee.tune($1) }
      )
    )
    unsafe (tables + 2).initialize(
      to: StageTable(
        pass: { unsafe $0.load(as: WideFold.self).pass($1) },
        tune: { unsafe $0.assumingMemoryBound(to: WideFold.self).pointee.tune($1) }
      )
    )
    return unsafe UnsafePointer(tables)
  }()
}

/// A stage inline, whatever its kind, behind a table by hand.
///
/// It is an existential with a buffer of 64 bytes for stages that nobody has to destroy.
@safe
@frozen
public struct TableStage: BitwiseCopyable {
  @usableFromInline var buffer: Bytes64
  @usableFromInline let table: UnsafePointer<StageTable>

  /// Puts a stage into the buffer.
  @inlinable
  public init(_ kind: StageKind, _ word: UInt64) {
    buffer = Bytes64(word: word)
    unsafe table = StageTables.all + Int(kind.rawValue)
  }

  /// Scrambles a word on its way through.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 {
    unsafe withUnsafePointer(to: self) { unsafe $0.pointee.table.pointee.pass($0, word) }
  }

  /// Changes the stage in the buffer.
  @inlinable
  public mutating func tune(_ word: UInt64) {
    let function = unsafe table.pointee.tune
    unsafe withUnsafeMutablePointer(to: &buffer) { unsafe function($0, word) }
  }
}

/// Stages behind a table by hand.
public enum TableStageForm: TunableStageForm {
  /// Makes a stage.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> TableStage {
    TableStage(kind, word)
  }
  /// Passes a word by a function pointer.
  @inlinable
  public static func pass(_ held: TableStage, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a function pointer.
  @inlinable
  public static func pass(at index: Int, of stages: [TableStage], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes the stage in place.
  @inlinable
  public static func tune(_ held: inout TableStage, _ word: UInt64) { held.tune(word) }
}

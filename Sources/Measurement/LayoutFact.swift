public import Results

/// The size, stride and alignment of a type, in bytes: a fact of the ABI that needs no timing.
public struct LayoutFact: Sendable, Equatable {
  /// The row's name in every file and table.
  public let name: BenchmarkName
  /// `MemoryLayout.size`, in bytes.
  public let size: Int
  /// `MemoryLayout.stride`, in bytes.
  public let stride: Int
  /// `MemoryLayout.alignment`, in bytes.
  public let alignment: Int
  /// Words for the reader of the row.
  public let note: String

  /// Reads the layout of `type`.
  public init<T: ~Copyable>(_ name: BenchmarkName, of type: T.Type, note: String = "") {
    self.name = name
    size = MemoryLayout<T>.size
    stride = MemoryLayout<T>.stride
    alignment = MemoryLayout<T>.alignment
    self.note = note
  }
}

/// The layout of a type whose values a benchmark holds, and whether `any` holds them inline.
///
/// An existential container keeps a value in its own three words only if three conditions hold:
/// it fits, it is aligned to no more than a word, and it can be moved bit by bit. The first two
/// stand in docs/ABI/TypeLayout.rst of swiftlang/swift; the third came with its pull requests
/// 16759 and 20345. Whatever fails one of them gets a box on the heap.
public struct PayloadLayout: Sendable, Equatable {
  /// A condition that the type fails.
  public enum Obstacle: Sendable, Equatable, CustomStringConvertible {
    /// It is larger than the buffer; sizes in bytes.
    case size(Int)
    /// It needs a larger alignment than the buffer has; alignments in bytes.
    case alignment(Int)
    /// Moving it takes more than copying its bytes: the runtime knows its address, as it does of
    /// a weak reference.
    case notBitwiseTakable

    /// The condition in the words of tables, such as `25 > 24 bytes`.
    public var description: String {
      switch self {
      case .size(let size): "\(size) > \(PayloadLayout.bufferSize) bytes"
      case .alignment(let alignment): "alignment \(alignment) > \(PayloadLayout.bufferAlignment)"
      case .notBitwiseTakable: "not bitwise-takable"
      }
    }
  }

  /// The bytes that an opaque existential container has for a value.
  public static let bufferSize: Int =
    MemoryLayout<Any>.size - MemoryLayout<Any.Type>.size
  /// The alignment of those bytes.
  public static let bufferAlignment: Int = MemoryLayout<Any>.alignment

  /// The type's name without its module.
  public let name: String
  /// `MemoryLayout.size`, in bytes.
  public let size: Int
  /// `MemoryLayout.stride`, in bytes.
  public let stride: Int
  /// `MemoryLayout.alignment`, in bytes.
  public let alignment: Int
  /// Whether copying its bytes moves a value.
  public let isBitwiseTakable: Bool

  /// Reads the layout of `type`.
  public init<T>(of type: T.Type) {
    name = String(describing: type)
    size = MemoryLayout<T>.size
    stride = MemoryLayout<T>.stride
    alignment = MemoryLayout<T>.alignment
    isBitwiseTakable = _isBitwiseTakable(type)
  }

  /// The conditions that the type fails; none if `any` holds it inline.
  public var obstacles: [Obstacle] {
    var failed: [Obstacle] = []
    if size > Self.bufferSize { failed.append(.size(size)) }
    if alignment > Self.bufferAlignment { failed.append(.alignment(alignment)) }
    if !isBitwiseTakable { failed.append(.notBitwiseTakable) }
    return failed
  }

  /// Whether an existential container keeps a value in its own words.
  public var isInline: Bool { obstacles.isEmpty }
}

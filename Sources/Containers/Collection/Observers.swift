/// A collection with an iterator of its own, after the bag of observers of ReactiveSwift.
public struct IteratingObservers: Collection {
  private let words: [UInt64]
  /// Makes `count` observers.
  public init(_ count: Int) { words = WordSource.array(count) }
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index behind the last.
  public var endIndex: Int { words.count }
  /// The index behind `index`.
  public func index(after index: Int) -> Int { index + 1 }
  /// The observer at `index`.
  public subscript(index: Int) -> UInt64 { words[index] }
  /// An iterator over the array inside.
  public func makeIterator() -> Iterator { Iterator(words) }

  /// An iterator that reads the array itself.
  public struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var index: Int = 0
    init(_ words: [UInt64]) { self.words = words }
    /// The next observer.
    public mutating func next() -> UInt64? {
      guard index < words.count else { return nil }
      defer { index += 1 }
      return words[index]
    }
  }
}

/// The same collection, iterated by the standard library's default: each step asks the collection
/// for its end, for an element and for the next index.
public struct DefaultedObservers: Collection {
  private let words: [UInt64]
  /// Makes `count` observers.
  public init(_ count: Int) { words = WordSource.array(count) }
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index behind the last.
  public var endIndex: Int { words.count }
  /// The index behind `index`.
  public func index(after index: Int) -> Int { index + 1 }
  /// The observer at `index`.
  public subscript(index: Int) -> UInt64 { words[index] }
}

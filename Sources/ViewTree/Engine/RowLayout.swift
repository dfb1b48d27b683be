/// How a list finds out that a row is what it was; read from the types once and kept.
@usableFromInline
final class RowLayout {
  /// Compares two elements.
  @usableFromInline let element: ComparisonProgram
  /// Whether elements can be told to be what they were.
  ///
  /// One that refers to an object or holds a function never can: what it says may have changed in
  /// place.
  @usableFromInline let comparesElements: Bool
  /// Whether elements with the same bits are equal without a question to `==`.
  @usableFromInline let bitsSuffice: Bool
  private let content: Int?
  private let identify: Int?

  private init<Data, ID, Content>(
    _ list: ForEach<Data, ID, Content>.Type,
    _ mode: ComparisonMode
  ) {
    let comparator = Comparator.of(Data.Element.self, mode)
    element = comparator.program
    comparesElements = comparator.comparesValuesOnly
    bitsSuffice = mode == .automatic
    // In the order in which the list declares them: what describes an element comes first.
    let functions = Field.all(of: list).filter { TypeKind($0.type) == .function }
    content = functions.first?.offset
    identify = functions.dropFirst().first?.offset
  }

  nonisolated(unsafe) private static var known: [Key: RowLayout] = [:]

  private struct Key: Hashable {
    let list: ObjectIdentifier
    let mode: ComparisonMode
  }

  /// The layout of a type of list.
  ///
  /// - Complexity: one hash table look-up, and a walk over the element's fields the first time.
  @usableFromInline @MainActor
  static func of<Data, ID, Content>(
    _ list: ForEach<Data, ID, Content>.Type,
    _ mode: ComparisonMode
  ) -> RowLayout {
    let key = Key(list: ObjectIdentifier(list), mode: mode)
    if let layout = unsafe known[key] { return layout }
    let layout = RowLayout(list, mode)
    unsafe known[key] = layout
    return layout
  }

  /// Whether two values of the list describe an element by the same function over the same captures.
  ///
  /// A function is its code and its context, and two are the same only if both are: captures are not
  /// looked into. What a closure captures is its context if it is one reference, and the context is
  /// absent if it captures nothing; more is put into a box that is made anew whenever the closure is.
  @usableFromInline
  func describeAlike(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    unsafe isSameFunction(at: content, old, new)
  }

  /// Whether two values of the list tell an element's id by the same function.
  @usableFromInline
  func identifyAlike(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    unsafe isSameFunction(at: identify, old, new)
  }

  private func isSameFunction(
    at offset: Int?,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> Bool {
    guard let offset else { return false }
    let size = MemoryLayout<() -> Void>.size
    return unsafe ComparisonProgram.areSameBits(old + offset, new + offset, size)
  }
}

/// One view per element, told apart by id.
///
/// A row is described again only if its element is not what it was or the closure that describes it
/// is another one. An element is what it was if all of it is plain data or has `==` and compares
/// equal; one that refers to an object or holds a function is never taken for the same, as it may say
/// something else by now. The closure is the same if it captures nothing, or the one object that it
/// captured before. If it captures more, `self` of a view with several properties for instance, it is
/// another closure whenever the list is made, and every row is described: `[store] item in` in place
/// of an implied `self` makes the difference.
///
/// What a row reads of an object that tells nobody of its changes is read again when the row is
/// described, and not before.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The elements.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  @usableFromInline let identify: (Data.Element) -> ID
  @usableFromInline let isConstant: Bool

  @inlinable init(
    _ data: Data,
    isConstant: Bool = false,
    identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.content = content
    self.isConstant = isConstant
  }

  /// Tells elements apart by a property.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: the property.
  ///   - content: makes the view of an element; what it reads belongs to that row.
  @inlinable public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identify: { $0[keyPath: id] }, content: content)
  }

  /// The node of a list of rows.
  public typealias RetainedNode = ForEachNode<Data, ID, Content>
  /// Primitive.
  public typealias Body = Never
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Tells elements apart by their own id.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - content: makes the view of an element; what it reads belongs to that row.
  @inlinable public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// One view per number of a range that does not change; a later, other range is ignored.
  ///
  /// - Parameters:
  ///   - data: the range.
  ///   - content: makes the view of a number.
  @inlinable public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, isConstant: true, identify: { $0 }, content: content)
  }
}

extension ForEach {
  /// One view per element of a collection that someone else owns, with a binding to the element.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - content: makes the view of an element from a binding to it.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BoundElements<Elements>, Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(
      BoundElements(data),
      identify: { $0.wrappedValue.id },
      content: { content($0) }
    )
  }
}

/// The elements of a bound collection, each as a binding.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  private let binding: Binding<Base>
  private let base: Base

  init(_ binding: Binding<Base>) {
    self.binding = binding
    base = binding.wrappedValue
  }

  /// The first index.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after the last.
  public var endIndex: Base.Index { base.endIndex }

  /// The index after another.
  ///
  /// - Parameter index: the other.
  /// - Returns: the next index.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

  /// The index before another.
  ///
  /// - Parameter index: the other.
  /// - Returns: the index before.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }

  /// A binding to an element.
  ///
  /// - Parameter index: the element's index.
  public subscript(index: Base.Index) -> Binding<Base.Element> { binding.element(at: index) }
}

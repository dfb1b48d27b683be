public import ViewTree

/// One of the views of a chain: three fields, a state, a body around the next.
public struct Link<Content: View>: View {
  let number: Int
  let name: String
  let isLast: Bool
  @State private var count = 0
  let content: Content

  /// Puts a view around another.
  ///
  /// - Parameters:
  ///   - number: how far from the leaf.
  ///   - content: the view inside.
  public init(_ number: Int, _ content: Content) {
    self.number = number
    name = "link"
    isLast = number == 1
    self.content = content
  }

  /// The view inside.
  public var body: some View { content }
}

/// Five links, one inside the other.
public typealias FiveLinks<Content: View> = Link<Link<Link<Link<Link<Content>>>>>
/// Twenty links.
public typealias TwentyLinks<Content: View> = FiveLinks<FiveLinks<FiveLinks<FiveLinks<Content>>>>
/// Sixty links.
public typealias SixtyLinks<Content: View> = TwentyLinks<TwentyLinks<TwentyLinks<Content>>>
/// A hundred links.
public typealias HundredLinks<Content: View> = TwentyLinks<TwentyLinks<SixtyLinks<Content>>>

/// Typed chains of links of the lengths that are measured.
public enum TypedChain {
  /// One link around a leaf.
  @MainActor public static func one(_ leaf: Leaf) -> Link<Leaf> { Link(1, leaf) }

  /// Twenty links around a leaf.
  @MainActor public static func twenty(_ leaf: Leaf) -> TwentyLinks<Leaf> { twenty(around: leaf) }

  /// Sixty links around a leaf.
  @MainActor public static func sixty(_ leaf: Leaf) -> SixtyLinks<Leaf> {
    twenty(around: twenty(around: twenty(around: leaf)))
  }

  /// A hundred links around a leaf.
  @MainActor public static func hundred(_ leaf: Leaf) -> HundredLinks<Leaf> {
    twenty(around: twenty(around: sixty(leaf)))
  }

  @MainActor private static func five<V: View>(around view: V) -> FiveLinks<V> {
    Link(5, Link(4, Link(3, Link(2, Link(1, view)))))
  }

  @MainActor private static func twenty<V: View>(around view: V) -> TwentyLinks<V> {
    five(around: five(around: five(around: five(around: view))))
  }
}

/// A chain in which each link erases the next.
public struct ErasedLink: View {
  let number: Int
  let name: String
  let isLast: Bool
  @State private var count = 0
  let leaf: Leaf

  /// Makes a chain.
  ///
  /// - Parameters:
  ///   - number: how many links it has.
  ///   - leaf: what they stand around.
  public init(_ number: Int, _ leaf: Leaf) {
    self.number = number
    name = "link"
    isLast = number == 1
    self.leaf = leaf
  }

  /// The next link, or the leaf.
  public var body: AnyView {
    isLast ? AnyView(leaf) : AnyView(ErasedLink(number - 1, leaf))
  }
}

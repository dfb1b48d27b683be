extension ViewTemplate {
  /// Views whose type is known: a body is an associated type.
  static let typedLanguage = """
    @_typeEraser(AnyView)
    protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
      func draw(into hash: inout UInt64)
    }
    extension View {
      func draw(into hash: inout UInt64) { body.draw(into: &hash) }
    }
    protocol Primitive: View where Body == Never {}
    extension Primitive {
      var body: Never { fatalError("a primitive has no body") }
    }
    extension Never: View {
      typealias Body = Never
      var body: Never { fatalError("Never has no value") }
      func draw(into hash: inout UInt64) {}
    }

    """

  /// Views whose type is erased: a body is an existential.
  static let existentialLanguage = """
    protocol View {
      var body: any View { get }
      func draw(into hash: inout UInt64)
    }
    extension View {
      func draw(into hash: inout UInt64) { body.draw(into: &hash) }
    }
    protocol Primitive: View {}
    extension Primitive {
      var body: any View { fatalError("a primitive has no body") }
    }

    """

  /// The hand-written eraser, which the compiler uses too when it is told to erase.
  static let anyView = """
    class AnyViewBox {
      func draw(into hash: inout UInt64) {}
    }
    final class ViewBox<Content: View>: AnyViewBox {
      let content: Content
      init(_ content: Content) { self.content = content }
      override func draw(into hash: inout UInt64) { content.draw(into: &hash) }
    }
    struct AnyView: Primitive {
      let box: AnyViewBox
      init<Content: View>(_ content: Content) { box = ViewBox(content) }
      init<Content: View>(erasing content: Content) { box = ViewBox(content) }
      func draw(into hash: inout UInt64) { box.draw(into: &hash) }
    }

    """

  /// Two leaves of different types.
  static let leaves = """
    struct Text: Primitive {
      let value: UInt64
      init(_ value: UInt64) { self.value = value }
      func draw(into hash: inout UInt64) { mix(&hash, value) }
    }
    struct Badge: Primitive {
      let value: UInt64
      init(_ value: UInt64) { self.value = value }
      func draw(into hash: inout UInt64) { mix(&hash, ~value) }
    }

    """

  /// A builder that keeps every type, and the containers it makes.
  static let typedContainers = """
    struct TupleView<each Child: View>: Primitive {
      let children: (repeat each Child)
      func draw(into hash: inout UInt64) {
        repeat (each children).draw(into: &hash)
      }
    }
    enum ConditionalContent<First: View, Second: View>: Primitive {
      case first(First)
      case second(Second)
      func draw(into hash: inout UInt64) {
        switch self {
        case .first(let view): view.draw(into: &hash)
        case .second(let view): view.draw(into: &hash)
        }
      }
    }
    @resultBuilder enum ViewBuilder {
      static func buildExpression<V: View>(_ view: V) -> V { view }
      static func buildBlock<V: View>(_ view: V) -> V { view }
      static func buildBlock<each V: View>(_ views: repeat each V) -> TupleView<repeat each V> {
        TupleView(children: (repeat each views))
      }
      static func buildEither<First: View, Second: View>(
        first view: First
      ) -> ConditionalContent<First, Second> { .first(view) }
      static func buildEither<First: View, Second: View>(
        second view: Second
      ) -> ConditionalContent<First, Second> { .second(view) }
    }
    struct Stack<Content: View>: Primitive {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      func draw(into hash: inout UInt64) {
        mix(&hash, 7)
        content.draw(into: &hash)
      }
    }

    """

  /// A builder that makes a list of boxes, and the container that holds one.
  static let existentialContainers = """
    @resultBuilder enum ViewBuilder {
      static func buildExpression(_ view: any View) -> any View { view }
      static func buildBlock(_ view: any View) -> any View { view }
      static func buildBlock(_ views: any View...) -> [any View] { views }
      static func buildEither(first view: any View) -> any View { view }
      static func buildEither(second view: any View) -> any View { view }
      static func buildFinalResult(_ view: any View) -> [any View] { [view] }
      static func buildFinalResult(_ views: [any View]) -> [any View] { views }
    }
    struct Stack: Primitive {
      let children: [any View]
      init(@ViewBuilder children: () -> [any View]) { self.children = children() }
      func draw(into hash: inout UInt64) {
        mix(&hash, 7)
        for child in children { child.draw(into: &hash) }
      }
    }

    """
}

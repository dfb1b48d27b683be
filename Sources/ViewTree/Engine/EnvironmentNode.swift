/// The node of a view that writes a value into the environment.
public struct EnvironmentNode<Content: View, Value>: ViewNode {
  @usableFromInline var content: Content.RetainedNode
  @usableFromInline let scope: EnvironmentScope
  @usableFromInline let site: Site

  @usableFromInline var value: Value
  @usableFromInline var path: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let comparator: Comparator

  @usableFromInline
  init(
    content: Content.RetainedNode,
    scope: EnvironmentScope,
    site: Site,
    value: Value,
    path: WritableKeyPath<EnvironmentValues, Value>
  ) {
    self.content = content
    self.scope = scope
    self.site = site
    self.value = value
    self.path = path
    comparator = Comparator.of(Value.self, .automatic)
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the scope, then the content in it.
  @inlinable public static func make<M: Meter>(
    _ view: EnvironmentWriter<Content, Value>,
    in context: Context<M>
  ) -> EnvironmentNode {
    let outer = context.site.environment
    let scope = EnvironmentScope(
      parent: outer,
      entries: EnvironmentValues.entries(of: view.path, view.value, in: outer)
    )
    let site = context.site.with(environment: scope)
    return EnvironmentNode(
      content: Content.RetainedNode.make(view.content, in: context.at(site)),
      scope: scope,
      site: site,
      value: view.value,
      path: view.path
    )
  }

  /// Marks the readers of a value that differs, then updates the content.
  @inlinable public mutating func update<M: Meter>(
    to view: EnvironmentWriter<Content, Value>,
    in context: Context<M>
  ) {
    if !comparator.areEqual(view.value, value) || view.path != path {
      value = view.value
      path = view.path
      scope.replace(
        EnvironmentValues.entries(of: view.path, view.value, in: context.site.environment)
      )
    }
    content.update(to: view.content, in: context.at(site))
  }

  /// Ends the content.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    content.destroy(in: context.at(site))
  }

  /// The content's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    content.appendElements(to: &list)
  }
}

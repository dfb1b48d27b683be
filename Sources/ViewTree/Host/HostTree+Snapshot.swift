extension HostTree {
  /// The tree as text, one element in parentheses after another.
  public var snapshot: String {
    roots.map(describe).joined(separator: " ")
  }

  /// The contents of all elements of a kind, in order.
  ///
  /// - Parameter kind: for example `Text`.
  /// - Returns: what each shows.
  public func contents(of kind: String = "Text") -> [String] {
    inOrder.compactMap { elements[$0] }.filter { $0.properties.kind == kind }
      .map(\.properties.content)
  }

  /// Every element, parents before children, in order.
  public var inOrder: [ElementID] {
    roots.flatMap(below)
  }

  func below(_ id: ElementID) -> [ElementID] {
    [id] + (elements[id]?.children ?? []).flatMap(below)
  }

  private func describe(_ id: ElementID) -> String {
    guard let element = elements[id] else { return "missing(\(id))" }
    let content = element.properties.content.isEmpty ? "" : " \"\(element.properties.content)\""
    let children = element.children.map { " " + describe($0) }.joined()
    return "(\(element.properties.kind)\(content)\(children))"
  }
}

extension HostTree {
  /// The first element that shows a text, or has it inside, and can do something.
  func element<Action>(
    showing title: String,
    where can: (ElementProperties) -> Action?
  ) -> ElementProperties? {
    for id in inOrder {
      guard let properties = elements[id]?.properties, can(properties) != nil else { continue }
      if below(id).contains(where: { elements[$0]?.properties.content == title }) {
        return properties
      }
    }
    return nil
  }
}

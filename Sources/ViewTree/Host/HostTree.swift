/// A tree built only from the operations that reached the host.
///
/// It knows nothing of views and nodes: what it shows is what a real host would show, which makes
/// it the witness that the engine's operations are complete and in order.
public final class HostTree {
  /// The elements that exist, by number.
  public private(set) var elements: [ElementID: HostElement] = [:]
  /// Every operation since the last `forgetOperations`.
  public private(set) var operations: [HostOperation] = []
  /// The elements at the top, in order.
  public private(set) var roots: [ElementID] = []

  /// Forgets the operations so far.
  public func forgetOperations() {
    operations = []
  }

  @usableFromInline func create(_ id: ElementID, _ properties: ElementProperties) {
    elements[id] = HostElement(properties: properties)
    operations.append(.create(id, properties.content))
  }

  @usableFromInline func update(_ id: ElementID, _ properties: ElementProperties) {
    elements[id]?.properties = properties
    operations.append(.update(id, properties.content))
  }

  @usableFromInline func update(_ id: ElementID, _ attribute: ElementAttribute) {
    operations.append(.update(id, "\(attribute.name) \(attribute.value)"))
  }

  /// Replaces an element's actions without an operation: a closure is not something shown.
  @usableFromInline func refresh(_ id: ElementID, _ properties: ElementProperties) {
    elements[id]?.properties = properties
  }

  @usableFromInline func move(_ id: ElementID) {
    operations.append(.move(id))
  }

  @usableFromInline func remove(_ id: ElementID) {
    elements[id] = nil
    operations.append(.remove(id))
  }

  @usableFromInline func arrange(_ container: ElementID, _ list: ElementList) {
    for element in list.elements {
      elements[element]?.attributes = list.attributes[element] ?? []
    }
    if container == 0 {
      roots = list.elements
    } else {
      elements[container]?.children = list.elements
    }
  }
}

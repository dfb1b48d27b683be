/// The elements of one container in order, with the attributes that modifiers give them there.
public struct ElementList {
  /// The elements.
  public private(set) var elements: [ElementID] = []
  /// The attributes of each element, innermost modifier first; absent where there are none.
  public private(set) var attributes: [ElementID: [ElementAttribute]] = [:]

  @usableFromInline init() {}

  @usableFromInline var count: Int { elements.count }

  @usableFromInline mutating func append(_ element: ElementID) {
    elements.append(element)
  }

  /// Gives an attribute to every element from a place on.
  @usableFromInline mutating func give(_ attribute: ElementAttribute, from place: Int) {
    for element in elements[place...] { attributes[element, default: []].append(attribute) }
  }
}

/// Something a modifier gives an element.
public struct ElementAttribute: Equatable, Sendable {
  /// The modifier's name, for example `opacity`.
  public var name: String
  /// Its value as text.
  public var value: String

  /// Describes an attribute.
  ///
  /// - Parameters:
  ///   - name: the modifier's name.
  ///   - value: its value as text.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

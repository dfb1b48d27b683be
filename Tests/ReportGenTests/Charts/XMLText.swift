import Foundation
import FoundationXML

/// A document that an XML parser has read: its first title and its elements by name.
final class XMLText: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]
  private(set) var texts: [String] = []
  private(set) var attributes: [String] = []
  private var path: [String] = []

  /// Reads `text`.
  ///
  /// - Throws: The parser's error if it is not well-formed.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
  }

  /// The text of the first title.
  var title: String { texts.first ?? "" }

  func parser(
    _: XMLParser,
    didStartElement name: String,
    namespaceURI _: String?,
    qualifiedName _: String?,
    attributes found: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
    path.append(name)
    attributes += found.keys
    if name == "title" || name == "text" { texts.append("") }
  }

  func parser(_: XMLParser, foundCharacters string: String) {
    if path.last == "title" || path.last == "text" { texts[texts.count - 1] += string }
  }

  func parser(
    _: XMLParser,
    didEndElement _: String,
    namespaceURI _: String?,
    qualifiedName _: String?
  ) {
    path.removeLast()
  }
}

import Combine
import Foundation
import FoundationXML

// Reads a document with Foundation's own parser and prints its events twice: as a hand-written delegate hears them, and
// as subscribers of the generated publishers do.

/// What people write by hand.
final class Listener: NSObject, XMLParserDelegate {
  private(set) var events: [String] = []

  func parserDidStartDocument(_ parser: XMLParser) { events.append("document starts") }
  func parserDidEndDocument(_ parser: XMLParser) { events.append("document ends") }
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let attributes = attributeDict.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    events.append("<\(elementName)\(attributes.joined())>")
  }
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) { events.append("</\(elementName)>") }
  func parser(_ parser: XMLParser, foundCharacters string: String) {
    events.append("text \(string)")
  }
  func parser(_ parser: XMLParser, foundComment comment: String) {
    events.append("note \(comment)")
  }
}

/// The same with the generated publishers.
func publishedEvents(of parser: XMLParser) -> some Publisher<String, Never> {
  Publishers.MergeMany(
    parser.didStartDocumentPublisher.map { "document starts" }.eraseToAnyPublisher(),
    parser.didEndDocumentPublisher.map { "document ends" }.eraseToAnyPublisher(),
    parser.didStartElementPublisher.map { element in
      let attributes = element.attributeDict.sorted { $0.key < $1.key }
        .map { " \($0.key)=\($0.value)" }
      return "<\(element.elementName)\(attributes.joined())>"
    }.eraseToAnyPublisher(),
    parser.didEndElementPublisher.map { "</\($0.elementName)>" }.eraseToAnyPublisher(),
    parser.foundCharactersPublisher.map { "text \($0)" }.eraseToAnyPublisher(),
    parser.foundCommentPublisher.map { "note \($0)" }.eraseToAnyPublisher())
}

guard let path = CommandLine.arguments.dropFirst().first,
  let document = FileManager.default.contents(atPath: path)
else {
  print("usage: program DOCUMENT")
  exit(64)
}

var parser: XMLParser? = XMLParser(data: document)
let listener = Listener()
parser?.delegate = listener

var published: [String] = []
var isEnded = false
let subscription = parser.map { parser in
  publishedEvents(of: parser).sink(
    receiveCompletion: { _ in isEnded = true }, receiveValue: { published.append($0) })
}
let isWellFormed = parser?.parse() ?? false
parser = nil

for event in published { print(event.replacingOccurrences(of: "\n", with: "⏎")) }
print("well formed: \(isWellFormed), publishers ended with the parser: \(isEnded)")
print(
  "the hand-written delegate heard the same \(published.count) events: \(listener.events == published)"
)
withExtendedLifetime(subscription) {}

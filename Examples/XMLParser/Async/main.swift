import Foundation
import FoundationXML

// Reads a document with Foundation's own parser and prints its events twice: as a hand-written delegate hears them, and
// as the generated stream brings them.

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

/// The same of the generated events.
func text(of event: XMLParserDelegateEvent) -> String? {
  switch event {
  case .didStartDocument: return "document starts"
  case .didEndDocument: return "document ends"
  case .didStartElement(let elementName, _, _, let attributeDict):
    let attributes = attributeDict.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    return "<\(elementName)\(attributes.joined())>"
  case .didEndElement(let elementName, _, _): return "</\(elementName)>"
  case .foundCharacters(let string): return "text \(string)"
  case .foundComment(let comment): return "note \(comment)"
  default: return nil
  }
}

guard let path = CommandLine.arguments.dropFirst().first,
  let document = FileManager.default.contents(atPath: path)
else {
  print("usage: program DOCUMENT")
  exit(64)
}

let parser = XMLParser(data: document)
let listener = Listener()
parser.delegate = listener

// Everything is buffered from the call on; parsing may as well go on beside the loop.
let events = parser.delegateEvents()
let isWellFormed = parser.parse()
var streamed: [String] = []
for await event in events {
  if let text = text(of: event) { streamed.append(text) }
  if case .didEndDocument = event { break }
}

for event in streamed { print(event.replacingOccurrences(of: "\n", with: "⏎")) }
print("well formed: \(isWellFormed)")
print(
  "the hand-written delegate heard the same \(streamed.count) events: \(listener.events == streamed)"
)

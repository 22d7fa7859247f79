import Foundation
import FoundationXML
import RxSwift

// Reads a document with Foundation's own parser and prints its events twice: as a hand-written delegate hears them, and
// as observers of the generated proxy do.

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

/// The same with the generated observables.
func observedEvents(of parser: XMLParser) -> Observable<String> {
  Observable.merge(
    parser.rx.didStartDocument.map { "document starts" },
    parser.rx.didEndDocument.map { "document ends" },
    parser.rx.didStartElement.map { element in
      let attributes = element.attributeDict.sorted { $0.key < $1.key }
        .map { " \($0.key)=\($0.value)" }
      return "<\(element.elementName)\(attributes.joined())>"
    },
    parser.rx.didEndElement.map { "</\($0.elementName)>" },
    parser.rx.foundCharacters.map { "text \($0)" },
    parser.rx.foundComment.map { "note \($0)" })
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

var observed: [String] = []
let subscription = observedEvents(of: parser).subscribe(onNext: { observed.append($0) })
let isWellFormed = parser.parse()
subscription.dispose()

for event in observed { print(event.replacingOccurrences(of: "\n", with: "⏎")) }
print("well formed: \(isWellFormed)")
print(
  "the hand-written delegate heard the same \(observed.count) events: \(listener.events == observed)"
)

import Foundation
import FoundationXML
import RxCocoa
import RxSwift

open class RxXMLParserDelegateProxy: DelegateProxy<XMLParser, any XMLParserDelegate>,
  DelegateProxyType
{
  fileprivate let didStartElementSubject = PublishSubject<String>()

  public init(parser: ParentObject) {
    super.init(parentObject: parser, delegateProxy: RxXMLParserDelegateProxy.self)
  }

  deinit {
    didStartElementSubject.onCompleted()
  }

  public static func registerKnownImplementations() {
    register { RxXMLParserDelegateProxy(parser: $0) }
  }

  public static func currentDelegate(for object: XMLParser) -> (any XMLParserDelegate)? {
    object.delegate
  }

  public static func setCurrentDelegate(
    _ delegate: (any XMLParserDelegate)?, to object: XMLParser
  ) {
    object.delegate = delegate
  }
}

extension RxXMLParserDelegateProxy: XMLParserDelegate {
  public func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    forwardToDelegate()?.parser(
      parser, didStartElement: elementName, namespaceURI: namespaceURI, qualifiedName: qName,
      attributes: attributeDict)
    didStartElementSubject.onNext(elementName)
  }
}

extension Reactive where Base: XMLParser {
  public var didStartElement: Observable<String> {
    RxXMLParserDelegateProxy.proxy(for: base).didStartElementSubject.asObservable()
  }
}

final class Reader: NSObject, XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    print("forwardee: \(elementName)")
  }
}

func parse(_ document: String, in bag: DisposeBag) {
  let (parser, reader) = (XMLParser(data: Data(document.utf8)), Reader())
  parser.delegate = reader
  parser.rx.didStartElement
    .subscribe(onNext: { print("observer: \($0)") }, onCompleted: { print("completed") })
    .disposed(by: bag)
  print("parsed: \(parser.parse())")
}

let bag = DisposeBag()
parse("<a><b/></a>", in: bag)
print("end")

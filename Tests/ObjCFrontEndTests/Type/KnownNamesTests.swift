import Testing

@testable import ObjCFrontEnd

@Suite struct KnownNamesTests {
  @Test func aProtocolWithAClassesNameGetsASuffix() {
    let header = ObjCHeader(
      protocols: [Sample.protocolType("Item", methods: [])],
      classes: [Sample.classType("Item", methods: [])])
    #expect(KnownNames(header).protocolName("Item") == "ItemProtocol")
    #expect(KnownNames(header).protocolName("Other") == "Other")
    #expect(KnownNames(header).protocolName("NSObject") == "NSObjectProtocol")
  }

  @Test func explicitNamesCount() {
    var item = Sample.classType("OuterInner", methods: [])
    item.declaration.attributes.name = "Outer.Inner"
    #expect(KnownNames(ObjCHeader(classes: [item])).className("OuterInner") == "Outer.Inner")
  }

  @Test func classesOfApplesAreKnownWithoutTheirHeaders() {
    var symbols = ObjCSymbols()
    for name in ["Ghost", "UIView", "NSBundle", "NStar"] {
      symbols.classes[name] = .init(isDefined: false, origin: .input)
    }
    let names = KnownNames(ObjCHeader(symbols: symbols))
    #expect(names.className("Ghost") == nil)
    #expect(names.className("NStar") == nil)
    #expect(names.className("UIView") == "UIView")
    #expect(names.className("NSBundle") == "Bundle")
    #expect(names.className("NSTask") == "Process")
  }
}

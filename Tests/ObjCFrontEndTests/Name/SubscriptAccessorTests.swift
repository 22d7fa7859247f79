import Testing

@testable import ObjCFrontEnd

@Suite struct SubscriptAccessorTests {
  @Test func accessorsAreSubscripts() {
    let item = Sample.protocolType(
      "Bag",
      methods: [
        "- (id)objectAtIndexedSubscript:(NSInteger)index",
        "- (nullable id)objectForKeyedSubscript:(NSString *)key",
        "- (void)setObject:(nullable id)object forKeyedSubscript:(NSString *)key",
      ])
    #expect(
      SwiftImport.text(of: ObjCHeader(protocols: [item])).lines.map(\.text) == [
        "@objc public protocol Bag: NSObjectProtocol {",
        "  subscript(index: Int) -> Any { get }", "",
        "  subscript(key: String) -> Any? { get set }", "}",
      ])
  }

  @Test func aSetterAloneIsAMethod() {
    let item = Sample.classType(
      "Bag", methods: ["- (void)setObject:(id)object forKeyedSubscript:(NSString *)key"])
    #expect(
      SwiftImport.text(of: ObjCHeader(classes: [item])).text.contains("open func setObject("))
  }
}

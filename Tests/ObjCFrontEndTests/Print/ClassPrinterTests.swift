import Testing

@testable import ObjCFrontEnd

@Suite struct ClassPrinterTests {
  @Test func ownersShowHowTheyKeepTheirDelegate() {
    var item = Sample.classType("Feed", methods: ["- (void)setDataSource:(id<Source>)source"])
    item.members += [
      .property(property("delegate", "nullable id<FeedDelegate>", .weak)),
      .property(property("helper", "id<FeedDelegate>", .weak, isReadOnly: true)),
      .property(property("old", "nullable id<FeedDelegate>", .assign)),
      .property(property("kept", "NSArray<Item *> *", .strong)),
    ]
    #expect(
      lines(item) == [
        "open class Feed: NSObject {", "  open func setDataSource(_ source: any Source)", "",
        "  weak open var delegate: (any FeedDelegate)?", "",
        "  weak open var helper: (any FeedDelegate)? { get }", "",
        "  unowned(unsafe) open var old: (any FeedDelegate)?", "", "  open var kept: [Item]", "}",
      ])
  }

  @Test func initializersAreDesignatedOrNot() {
    var item = Sample.classType(
      "Feed",
      methods: [
        "- (instancetype)init", "- (nullable instancetype)initWithItem:(Item *)item",
        "+ (instancetype)feedWithItem:(Item *)item", "+ (instancetype)feedNamed:(NSString *)name",
      ])
    if case .method(var method) = item.members[1] {
      method.isDesignated = true
      item.members[1] = .method(method)
    }
    #expect(
      lines(item) == [
        "open class Feed: NSObject {", "  public convenience init()", "",
        "  public init?(item: Item)", "", "  public convenience init(named name: String)", "}",
      ])
  }

  @Test func typeParametersHaveBounds() {
    var item = Sample.classType("Box", methods: ["- (T)value", "- (NSArray<T> *)all"])
    item.typeParameters = [
      ObjCTypeParameter(name: "T"),
      ObjCTypeParameter(name: "K", bound: Sample.type("id<NSCopying>")),
    ]
    item.members = []
    item.isFinal = true
    #expect(
      lines(item) == [
        "public final class Box<T, K>: NSObject where T: AnyObject, K: NSCopying {", "}",
      ])
  }

  @Test func aNestedClassStandsInAnExtension() {
    var item = Sample.classType("OuterInner", methods: [])
    item.declaration.attributes.name = "Outer.Inner"
    item.declaration.attributes.others = ["@UIActor", "@Sendable"]
    #expect(
      lines(item) == [
        "extension Outer {", "  @MainActor",
        "  open class Inner: NSObject, @unchecked Sendable {", "  }", "}",
      ])
  }

  @Test func categoriesAreExtensions() {
    let category = ObjCCategory(
      declaration: Sample.declaration, className: "Feed", name: "More", protocols: ["NSCopying"],
      members: [.method(Sample.method("+ (void)more"))])
    let text = SwiftImport.text(of: ObjCHeader(categories: [category]))
    #expect(
      text.lines.map(\.text) == [
        "extension Feed: NSCopying {", "  open class func more()", "}",
      ])
  }

  private func lines(_ item: ObjCClass) -> [String] {
    SwiftImport.text(of: ObjCHeader(classes: [item])).lines.map(\.text)
  }

  private func property(
    _ name: String, _ type: String, _ ownership: ObjCOwnership, isReadOnly: Bool = false
  ) -> ObjCProperty {
    ObjCProperty(
      declaration: Sample.declaration, name: name, type: Sample.type(type),
      isReadOnly: isReadOnly, ownership: ownership)
  }
}

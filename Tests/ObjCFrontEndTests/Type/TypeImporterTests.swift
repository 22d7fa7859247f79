import Testing

@testable import ObjCFrontEnd

@Suite struct TypeImporterTests {
  @Test(arguments: [
    ("id", "Any"), ("nullable id", "Any?"), ("null_unspecified id", "Any!"), ("Class", "AnyClass"),
    ("SEL", "Selector"), ("null_unspecified SEL", "Selector!"), ("BOOL", "Bool"),
    ("NSUInteger", "UInt"), ("NSInteger", "Int"), ("char", "CChar"), ("NSString *", "String"),
    ("nullable NSURL *", "URL?"), ("NSError *", "any Error"),
    ("nullable NSError *", "(any Error)?"), ("NSOperationQueue *", "OperationQueue"),
    ("Thing *", "Thing"), ("id<Foo>", "any Foo"), ("nullable id<Foo>", "(any Foo)?"),
    ("id<Foo, Bar>", "any Bar & Foo"), ("id<NSObject>", "any NSObjectProtocol"),
    ("NSArray *", "[Any]"), ("NSArray<NSString *> *", "[String]"),
    ("NSArray<NSArray<Thing *> *> *", "[[Thing]]"), ("NSDictionary *", "[AnyHashable: Any]"),
    ("NSSet *", "Set<AnyHashable>"), ("NSSet<NSString *> *", "Set<String>"),
    ("NSSet<id<NSCopying>> *", "Set<AnyHashable>"),
    ("NSDictionary<NSString *,id> *", "[String: Any]"),
    ("NSDictionary<id<NSCopying>,Thing *> *", "[AnyHashable: Thing]"),
    ("void (^)(BOOL, NSString *)", "(Bool, String) -> Void"),
    ("nullable void (^)(void)", "(() -> Void)?"),
    ("int *", "UnsafeMutablePointer<Int32>"), ("void *", "UnsafeMutableRawPointer"),
    ("NSError **", "NSErrorPointer"), ("BOOL *", "UnsafeMutablePointer<ObjCBool>"),
  ])
  func mapsParameters(type: String, expected: String) {
    #expect(types.swiftType(Sample.type(type), .parameter)?.text == expected)
  }

  @Test func unsignedNumbersAreSignedInSystemModules() {
    let system = TypeImporter(names: KnownNames(ObjCHeader()), isSystemModule: true)
    #expect(system.swiftType(Sample.type("NSUInteger"), .parameter)?.text == "Int")
  }

  @Test func referencesAreObjects() {
    #expect(types.swiftType(Sample.type("nullable id"), .reference)?.text == "AnyObject?")
    #expect(types.swiftType(Sample.type("nullable NSString *"), .reference)?.text == "NSString?")
  }

  @Test func closuresInClosuresEscape() {
    let inner = Sample.type("void (^)(int)")
    let block = ObjCType.block(
      ObjCFunction(result: .void, parameters: [ObjCParameter(name: "", type: inner)]), .nonnull)
    #expect(
      types.swiftType(block, .parameter)?.text == "(@escaping (Int32) -> Void) -> Void")
  }

  @Test func functionsOfCKeepTheirTypes() {
    let function = ObjCFunction(
      result: .void,
      parameters: ["BOOL", "null_unspecified NSString *"].map {
        ObjCParameter(name: "", type: Sample.type($0))
      })
    #expect(
      types.swiftType(.functionPointer(function, .nonnull), .parameter)?.text
        == "@convention(c) (ObjCBool, String?) -> Void")
    #expect(
      types.swiftType(
        Sample.type("NSArray<void (^)(int)> *"), .parameter)?.text
        == "[@convention(block) (Int32) -> Void]")
  }

  @Test func typeParametersAreNoKeys() {
    let key = ObjCType.object(.typeParameter("Key", protocols: []), .nonnull)
    let set = ObjCType.object(
      .instance(ObjCInstance(className: "NSSet", arguments: [key])), .nonnull)
    let list = ObjCType.object(
      .instance(ObjCInstance(className: "NSArray", arguments: [key])), .nonnull)
    #expect(types.swiftType(set, .parameter)?.text == "Set<AnyHashable>")
    #expect(types.swiftType(list, .parameter)?.text == "[Key]")
  }

  @Test func whatIsDeclaredNowhereIsNotImported() {
    var symbols = ObjCSymbols()
    symbols.classes["Ghost"] = .init(isDefined: false, origin: .input)
    symbols.protocols["Spirit"] = .init(isDefined: false, origin: .input)
    let types = TypeImporter(names: KnownNames(ObjCHeader(symbols: symbols)))
    #expect(types.swiftType(Sample.type("Ghost *"), .parameter) == nil)
    #expect(types.swiftType(Sample.type("id<Spirit>"), .parameter) == nil)
    #expect(types.swiftType(.other("vector"), .parameter) == nil)
    #expect(types.swiftType(.void, .parameter) == nil)
  }

  private var types: TypeImporter { TypeImporter(names: KnownNames(ObjCHeader())) }
}

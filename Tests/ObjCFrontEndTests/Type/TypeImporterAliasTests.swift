import Testing

@testable import ObjCFrontEnd

@Suite struct TypeImporterAliasTests {
  @Test func aliasesOfObjectsAreBridged() {
    #expect(text(.alias("Name", Sample.type("NSString *"), .nonnull)) == "String")
    #expect(text(.alias("Name", Sample.type("Thing *"), .nonnull)) == "Name")
    #expect(text(.alias("Name", Sample.type("NSString *"), .nonnull), .alias) == "Name")
  }

  /// As any reference of Core Foundation's, without its ending.
  @Test func aliasesOfReferencesLoseTheirEnding() {
    let any = ObjCType.alias("CFTypeRef", Sample.type("id"), .unspecified)
    #expect(text(.alias("TokenRef", any, .nullable)) == "Token?")
    #expect(text(.alias("Token", any, .nullable)) == "Token?")
  }

  @Test func aliasesOfValuesStay() {
    #expect(text(.alias("Scale", .number(.double), .unspecified)) == "Scale")
    #expect(text(.alias("Flag", Sample.type("BOOL"), .unspecified)) == "Bool")
    #expect(text(.alias("Count", Sample.type("NSUInteger"), .unspecified)) == "UInt")
    #expect(text(.alias("uint8_t", .number(.unsignedChar), .unspecified)) == "UInt8")
    #expect(text(.alias("size_t", .number(.unsignedLong), .unspecified)) == "Int")
  }

  @Test func aliasesOfClosuresStay() {
    let block = Sample.type("void (^)(BOOL)")
    #expect(text(.alias("Handler", block, .nonnull)) == "Handler")
    #expect(text(.alias("Handler", block, .nullable)) == "Handler?")
    let list = ObjCType.object(
      .instance(
        ObjCInstance(className: "NSArray", arguments: [.alias("Handler", block, .nonnull)])),
      .nonnull)
    #expect(text(list) == "[@convention(block) (Bool) -> Void]")
  }

  @Test func typedConstantsAreStructures() {
    var symbols = ObjCSymbols()
    symbols.aliases["Kind"] = .init(
      swiftName: "Thing.Kind", wrapper: .enumeration, origin: .input)
    let types = TypeImporter(names: KnownNames(ObjCHeader(symbols: symbols)))
    let kind = ObjCType.alias("Kind", Sample.type("NSString *"), .nullable)
    #expect(types.swiftType(kind, .parameter)?.text == "Thing.Kind?")
    #expect(types.swiftType(kind, .reference)?.text == "NSString?")
  }

  @Test func enumerationsHaveTheirSwiftNames() {
    var symbols = ObjCSymbols()
    symbols.tags["Mode"] = .init(
      swiftName: "Thing.Mode", isComplete: true, enumeration: .open, origin: .input)
    symbols.tags["FailCode"] = .init(
      isComplete: true, enumeration: .error(domain: "D"), origin: .input)
    symbols.tags["Opaque"] = .init(isComplete: false, origin: .input)
    let types = TypeImporter(names: KnownNames(ObjCHeader(symbols: symbols)))
    #expect(types.swiftType(.enumeration("Mode"), .parameter)?.text == "Thing.Mode")
    #expect(types.swiftType(.enumeration("FailCode"), .parameter)?.text == "Fail.Code")
    let pointer = ObjCType.pointer(CPointer(pointee: .structure("Opaque")), .nullable)
    #expect(types.swiftType(pointer, .parameter)?.text == "OpaquePointer?")
    #expect(types.swiftType(.structure("Opaque"), .parameter) == nil)
  }

  @Test func coreFoundationIsManagedWhereItIsKnown() {
    let color = ObjCType.alias(
      "CGColorRef", .pointer(CPointer(pointee: .structure("CGColor")), .unspecified), .nonnull)
    #expect(text(color) == "CGColor")
    #expect(text(color, .result) == "Unmanaged<CGColor>")
  }

  private func text(_ type: ObjCType, _ position: TypePosition = .parameter) -> String? {
    TypeImporter(names: KnownNames(ObjCHeader())).swiftType(type, position)?.text
  }
}

import Testing

@testable import ObjCFrontEnd

@Suite struct TypeReaderTests {
  /// The types of a method's parameters, which are written one a line.
  private func types(
    _ spellings: [String], _ library: InstalledLibclang, before: String = "", after: String = ""
  ) throws -> [ObjCType] {
    let parameters = spellings.enumerated().map { "p\($0):(\($1))x\($0)" }.joined(separator: " ")
    let text =
      "#import <UIKit/UIKit.h>\n\(before)\n@protocol P\n- (void)\(parameters);\n@end\n\(after)\n"
    let reading = try HeaderFixture(["A.h": text]).read(library)
    #expect(reading.diagnostics == [])
    return try #require(reading.header.protocols.last?.members.first?.method).parameters.map(\.type)
  }

  @Test(arguments: InstalledLibclang.all)
  func numbersAndAliases(_ library: InstalledLibclang) throws {
    let types = try types(
      ["int", "unsigned long long", "BOOL", "NSUInteger", "CGFloat", "CGRect", "NSTimeInterval"],
      library)
    #expect(
      types == [
        .number(.int), .number(.unsignedLongLong), .alias("BOOL", .number(.bool), .unspecified),
        .alias("NSUInteger", .number(.unsignedLong), .unspecified),
        .alias("CGFloat", .number(.double), .unspecified), .structure("CGRect"),
        .alias("NSTimeInterval", .number(.double), .unspecified),
      ])
  }

  @Test(arguments: InstalledLibclang.all)
  func nullabilityStandsWhereItIsWritten(_ library: InstalledLibclang) throws {
    let types = try types(
      [
        "nullable NSString *", "NSString * _Nonnull", "NSString *", "nullable id", "nonnull Class",
        "nullable SEL", "NSString * _Null_unspecified",
      ], library)
    let string = ObjCObject.instance(ObjCInstance(className: "NSString"))
    #expect(
      types == [
        .object(string, .nullable), .object(string, .nonnull), .object(string, .unspecified),
        .object(.any(protocols: []), .nullable), .object(.metaclass(protocols: []), .nonnull),
        .selector(.nullable), .object(string, .unspecified),
      ])
  }

  @Test(arguments: InstalledLibclang.all)
  func assumedNullabilityCounts(_ library: InstalledLibclang) throws {
    let types = try types(
      ["id", "NSError **", "int *"], library, before: "NS_ASSUME_NONNULL_BEGIN",
      after: "NS_ASSUME_NONNULL_END")
    let error = ObjCObject.instance(ObjCInstance(className: "NSError"))
    #expect(
      types == [
        .object(.any(protocols: []), .nonnull),
        .pointer(
          CPointer(pointee: .object(error, .nullable), pointeeOwnership: .autoreleasing), .nullable),
        .pointer(CPointer(pointee: .number(.int)), .nonnull),
      ])
  }

  @Test(arguments: InstalledLibclang.all)
  func objectsKeepArgumentsAndProtocols(_ library: InstalledLibclang) throws {
    let types = try types(
      [
        "NSArray<NSString *> *", "NSDictionary<NSString *, NSArray<id<NSCopying>> *> *",
        "id<NSCopying, NSCoding>", "Class<NSCopying>", "NSObject<NSCopying> *",
        "__kindof UIView *",
      ], library)
    let string = ObjCType.object(.instance(ObjCInstance(className: "NSString")), .unspecified)
    let copying = ObjCType.object(.any(protocols: ["NSCopying"]), .unspecified)
    let list = ObjCInstance(className: "NSArray", arguments: [copying])
    #expect(
      types == [
        .object(.instance(ObjCInstance(className: "NSArray", arguments: [string])), .unspecified),
        .object(
          .instance(
            ObjCInstance(
              className: "NSDictionary",
              arguments: [string, .object(.instance(list), .unspecified)])), .unspecified),
        .object(.any(protocols: ["NSCopying", "NSCoding"]), .unspecified),
        .object(.metaclass(protocols: ["NSCopying"]), .unspecified),
        .object(
          .instance(ObjCInstance(className: "NSObject", protocols: ["NSCopying"])), .unspecified),
        .object(.instance(ObjCInstance(className: "UIView", isKindOf: true)), .unspecified),
      ])
  }

  @Test(arguments: InstalledLibclang.all)
  func blocksAndPointers(_ library: InstalledLibclang) throws {
    let types = try types(
      [
        "void (^)(int count, BOOL *stop)", "Done", "int (*)(void *)", "const char *", "void **",
        "struct Hidden *",
      ], library, before: "typedef void (^Done)(NSError * _Nullable error);\nstruct Hidden;")
    let stop = CPointer(pointee: .alias("BOOL", .number(.bool), .unspecified))
    let error = ObjCType.object(.instance(ObjCInstance(className: "NSError")), .nullable)
    let raw = ObjCType.pointer(CPointer(pointee: .void), .unspecified)
    #expect(
      types == [
        .block(
          ObjCFunction(
            result: .void,
            parameters: [
              ObjCParameter(name: "count", type: .number(.int)),
              ObjCParameter(name: "stop", type: .pointer(stop, .unspecified)),
            ]), .unspecified),
        .alias(
          "Done",
          .block(
            ObjCFunction(result: .void, parameters: [ObjCParameter(name: "error", type: error)]),
            .unspecified), .unspecified),
        .functionPointer(
          ObjCFunction(result: .number(.int), parameters: [ObjCParameter(name: "", type: raw)]),
          .unspecified),
        .pointer(CPointer(pointee: .number(.char), isConstant: true), .unspecified),
        .pointer(CPointer(pointee: raw), .unspecified),
        .pointer(CPointer(pointee: .structure("Hidden")), .unspecified),
      ])
  }
}

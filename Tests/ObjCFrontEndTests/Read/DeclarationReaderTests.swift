import Diagnostics
import Testing

@testable import ObjCFrontEnd

@Suite struct DeclarationReaderTests {
  private func header(_ text: String, _ library: InstalledLibclang) throws -> ObjCHeader {
    let reading = try HeaderFixture(["A.h": text]).read(library)
    #expect(reading.diagnostics == [])
    return reading.header
  }

  @Test(arguments: InstalledLibclang.all)
  func protocolsHaveTheirMembersInOrder(_ library: InstalledLibclang) throws {
    let text = """
      /// Hears.
      @protocol ADelegate <NSObject>
      @property (readonly, getter=isOn) BOOL on;
      @optional
      + (instancetype)make;
      /** Goes. */
      - (void)go:(int)first, ...;
      @required
      @property (class, copy) NSString *title;
      @property (nonatomic, weak, setter=put:) id thing;
      @end
      """
    let declaration = try #require(try header(text, library).protocols.first)
    #expect(declaration.name == "ADelegate")
    #expect(declaration.inherited == ["NSObject"])
    #expect(declaration.declaration.comment == "/// Hears.")
    #expect(declaration.declaration.location == SourceLocation(path: "A.h", line: 2, column: 11))
    let methods = declaration.members.compactMap(\.method)
    #expect(methods.map(\.selector) == ["make", "go:"])
    #expect(methods.map(\.isOptional) == [true, true])
    #expect(methods.map(\.isClassMethod) == [true, false])
    #expect(methods.map(\.isVariadic) == [false, true])
    #expect(methods.map(\.declaration.comment) == [nil, "/** Goes. */"])
    let properties = declaration.members.compactMap(\.property)
    #expect(properties.map(\.name) == ["on", "title", "thing"])
    #expect(properties.map(\.getter) == ["isOn", nil, nil])
    #expect(properties.map(\.setter) == [nil, nil, "put:"])
    #expect(properties.map(\.isReadOnly) == [true, false, false])
    #expect(properties.map(\.isClassProperty) == [false, true, false])
    #expect(properties.map(\.ownership) == [.unspecified, .copy, .weak])
    #expect(properties.map(\.isOptional) == [false, false, false])
  }

  @Test(arguments: InstalledLibclang.all)
  func classesGetTheirExtensions(_ library: InstalledLibclang) throws {
    let text = """
      @protocol P @end
      __attribute__((objc_subclassing_restricted))
      @interface Box<__covariant T : id<NSCopying>, U> : NSObject <P>
      - (instancetype)initWithItem:(T)item NS_DESIGNATED_INITIALIZER;
      @end
      @interface Box ()
      @property int hidden;
      @end
      @interface NSObject (Extra) <P>
      - (void)extra;
      @end
      """
    let header = try header(text, library)
    let box = try #require(header.classes.first)
    #expect(box.superclass == "NSObject")
    #expect(box.protocols == ["P"])
    #expect(box.isFinal)
    #expect(
      box.typeParameters == [
        ObjCTypeParameter(
          name: "T", bound: .object(.any(protocols: ["NSCopying"]), .unspecified)),
        ObjCTypeParameter(name: "U"),
      ])
    #expect(box.members.compactMap(\.method).map(\.isDesignated) == [true])
    #expect(
      box.members.compactMap(\.method).first?.parameters.map(\.type)
        == [.object(.typeParameter("T", protocols: []), .unspecified)])
    #expect(box.members.compactMap(\.property).map(\.name) == ["hidden"])
    #expect(header.categories.map(\.name) == ["Extra"])
    #expect(header.categories.map(\.className) == ["NSObject"])
    #expect(header.categories.map(\.protocols) == [["P"]])
  }

  @Test(arguments: InstalledLibclang.all)
  func enumerationsAreOfTheirKind(_ library: InstalledLibclang) throws {
    let text = """
      extern NSString *const Domain;
      typedef NS_ENUM(NSInteger, Open) { OpenOne = -1, OpenTwo NS_SWIFT_NAME(second) };
      typedef NS_CLOSED_ENUM(NSUInteger, Closed) { ClosedOne };
      typedef NS_OPTIONS(NSUInteger, Choice) { ChoiceOne = 1 << 3 };
      typedef NS_ERROR_ENUM(Domain, Failure) { FailureOne };
      typedef enum { PlainOne } Plain;
      enum Tagged : unsigned char { TaggedOne };
      enum { Loose = 7 };
      """
    let list = try header(text, library).enumerations
    #expect(
      list.map(\.name) == ["Open", "Closed", "Choice", "Failure", "Plain", "Tagged", nil])
    #expect(
      list.map(\.kind) == [
        .open, .closed, .options, .error(domain: "Domain"), .plain, .plain, .plain,
      ])
    #expect(list[0].cases.map(\.value) == [-1, 0])
    #expect(list[0].cases.map(\.declaration.attributes.name) == [nil, "second"])
    #expect(list[2].cases.map(\.value) == [8])
    #expect(list[0].rawType == .alias("NSInteger", .number(.long), .unspecified))
    #expect(list[4].rawType == nil)
    #expect(list[6].cases.map(\.value) == [7])
  }

  @Test(arguments: InstalledLibclang.all)
  func aliasesAndStructuresKeepTheirNames(_ library: InstalledLibclang) throws {
    let text = """
      typedef NSString *Key NS_TYPED_ENUM;
      typedef NSString *Other NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(Thing.Other);
      typedef struct { int x; double y; } Point;
      typedef struct _Pair { int a; } Pair;
      struct Bare { char c; };
      typedef struct Bare Bare;
      typedef union { int i; float f; } Either;
      """
    let header = try header(text, library)
    #expect(header.aliases.map(\.name) == ["Key", "Other", "Pair"])
    #expect(header.aliases.map(\.wrapper) == [.enumeration, .structure, nil])
    #expect(header.aliases.map(\.declaration.attributes.name) == [nil, "Thing.Other", nil])
    #expect(header.aliases.last?.type == .structure("_Pair"))
    #expect(header.structures.map(\.name) == ["Point", "_Pair", "Bare", "Either"])
    #expect(header.structures.map(\.isUnion) == [false, false, false, true])
    #expect(header.structures.first?.fields.map(\.name) == ["x", "y"])
  }

  @Test(arguments: InstalledLibclang.all)
  func attributesAreReadThroughMacros(_ library: InstalledLibclang) throws {
    let text = """
      #if __has_attribute(noescape) && __has_attribute(swift_private)
      #define MY_NAME(x) NS_SWIFT_NAME(x)
      #define MY_PRIVATE NS_REFINED_FOR_SWIFT
      #endif
      MY_NAME(Named) NS_SWIFT_UI_ACTOR
      @protocol P
      - (void)a:(void (NS_NOESCAPE ^)(void))block MY_NAME(run(_:));
      - (void)b MY_PRIVATE;
      - (void)c:(void (^)(int))done NS_SWIFT_ASYNC(1);
      - (void)d:(void (^)(int))done NS_SWIFT_DISABLE_ASYNC;
      - (void)e:(void (^ NS_SWIFT_SENDABLE)(int))done NS_SWIFT_ASYNC_NAME(e());
      - (BOOL)f:(NSError **)error NS_SWIFT_NOTHROW;
      @end
      """
    let declaration = try #require(try header(text, library).protocols.first)
    #expect(declaration.declaration.attributes.name == "Named")
    #expect(declaration.declaration.attributes.others == ["@UIActor"])
    let methods = declaration.members.compactMap(\.method)
    let attributes = methods.map(\.declaration.attributes)
    #expect(attributes[0].name == "run(_:)")
    #expect(methods[0].parameters[0].isNonEscaping)
    #expect(attributes[1].isPrivate)
    #expect(attributes[2].async == .swiftPrivate(handler: 1))
    #expect(attributes[3].async == SwiftAsync.none)
    #expect(attributes[4].asyncName == "e()")
    #expect(methods[4].parameters[0].swiftAttributes == ["@Sendable"])
    #expect(attributes[5].error == SwiftError.none)
  }

  @Test(arguments: InstalledLibclang.all)
  func availabilityIsReadOfEveryPlatform(_ library: InstalledLibclang) throws {
    let text = """
      API_AVAILABLE(ios(13.4), macos(10.15))
      @protocol P
      - (void)a API_DEPRECATED("use b", ios(9.0, 12.0));
      - (void)b NS_UNAVAILABLE;
      - (void)c __attribute__((deprecated("gone")));
      - (void)d NS_SWIFT_UNAVAILABLE("not there");
      - (void)e API_UNAVAILABLE(tvos);
      @end
      """
    let declaration = try #require(try header(text, library).protocols.first)
    #expect(
      declaration.declaration.availability.sorted { ($0.platform ?? "") < ($1.platform ?? "") } == [
        ObjCAvailability(platform: "ios", introduced: "13.4"),
        ObjCAvailability(platform: "macos", introduced: "10.15"),
      ])
    let lists = declaration.members.compactMap(\.method).map(\.declaration.availability)
    #expect(
      lists == [
        [
          ObjCAvailability(
            platform: "ios", introduced: "9.0", deprecated: .since("12.0"), message: "use b")
        ], [ObjCAvailability(isUnavailable: true)],
        [ObjCAvailability(deprecated: .always, message: "gone")],
        [ObjCAvailability(platform: "swift", isUnavailable: true, message: "not there")],
        [ObjCAvailability(platform: "tvos", isUnavailable: true)],
      ])
  }
}

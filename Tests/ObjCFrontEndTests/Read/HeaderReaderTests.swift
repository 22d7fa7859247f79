import Diagnostics
import Foundation
import Testing

@testable import ObjCFrontEnd

@Suite struct HeaderReaderTests {
  @Test(arguments: InstalledLibclang.all)
  func readsOneDeclarationFromTheNextHeader(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture([
      "A.h": "@protocol A <B>\n- (void)take:(Mode)mode of:(Thing *)thing;\n@end\n",
      "B.h": """
      @protocol B
      @end
      typedef NS_ENUM(NSInteger, Mode) { ModeOne };
      @interface Thing : NSObject
      @end
      """,
    ])
    let reading = try fixture.read(library)
    #expect(reading.diagnostics == [])
    #expect(Set(reading.header.protocols.map(\.name)) == ["A", "B"])
    let method = try #require(
      reading.header.protocols.first { $0.name == "A" }?.members.first?.method)
    #expect(
      method.parameters.map(\.type) == [
        .enumeration("Mode"),
        .object(.instance(ObjCInstance(className: "Thing")), .unspecified),
      ])
    #expect(reading.header.symbols.tags["Mode"]?.origin == .input)
  }

  /// As with frameworks of newer SDKs: the compiler meets an input on another way first.
  @Test(arguments: InstalledLibclang.all)
  func knowsAnInputBehindALink(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture([
      "A.h": "#import <Kit/B.h>\n", "B.h": "@protocol BDelegate\n- (void)end;\n@end\n",
    ])
    try FileManager.default.createSymbolicLink(
      at: fixture.folder.appendingPathComponent("Kit"), withDestinationURL: fixture.folder)
    let reading = try fixture.read(library) { $0.importFolders = [fixture.folder.path] }
    #expect(reading.header.protocols.map(\.declaration.location.path) == ["B.h"])
  }

  /// `NS_SWIFT_SENDABLE` and its like are there for Swift alone.
  @Test(arguments: InstalledLibclang.all)
  func readsWhatIsThereForSwift(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture([
      "A.h": """
      #if __swift__ >= 50000 && __SWIFT_ATTR_SUPPORTS_SENDABLE_DECLS
      __attribute__((swift_attr("@Sendable")))
      #endif
      @interface A : NSObject
      @end
      """
    ])
    let attributes = try fixture.read(library).header.classes.first?.declaration.attributes
    #expect(attributes?.others == ["@Sendable"])
  }

  @Test(arguments: InstalledLibclang.all)
  func saysWhatWasMadeUp(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture([
      "A.h": """
      #import <Maps/Maps.h>
      MAPS_EXPORT NSString *const Name;
      @protocol MAPBase;
      @protocol A <MAPPoint>
      - (void)show:(MAPView *)view mode:(MAPMode)mode MAPS_DEPRECATED("no");
      - (void)list:(MAPList<NSString *> *)list;
      - (void)call:(MAPHandler)handler;
      @end
      """
    ])
    let reading = try fixture.read(library)
    #expect(
      reading.diagnostics == [
        .note(
          "made-up", at: .file("A.h"),
          "what no header declares was made up: headers 'Maps/Maps.h'; classes 'MAPList', 'MAPView'; "
            + "protocols 'MAPPoint'; types of values 'MAPHandler', 'MAPMode'; macros 'MAPS_DEPRECATED', "
            + "'MAPS_EXPORT'; -I, -F, -D and --sdk say where it is")
      ])
    #expect(reading.header.protocols.first?.members.count == 3)
    #expect(reading.header.frameworks == ["Maps"])
    #expect(reading.header.symbols.classes["MAPList"]?.typeParameters.count == 1)
    #expect(reading.header.symbols.classes["MAPView"]?.origin == .stub)
  }

  @Test(arguments: InstalledLibclang.all)
  func findsHeadersThatLieAround(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture(
      ["A.h": "#import <Kit/Mode.h>\n@protocol A\n- (void)take:(Mode)mode;\n@end\n"],
      others: ["Deep/Mode.h": "typedef NS_ENUM(NSInteger, Mode) { ModeOne };\n"])
    let reading = try fixture.read(library) { request in
      request.neighbours["Mode.h"] = fixture.folder.appendingPathComponent("Deep/Mode.h").path
    }
    #expect(reading.diagnostics == [])
    #expect(reading.header.symbols.tags["Mode"]?.origin == .included)
    #expect(reading.header.enumerations.map(\.name) == ["Mode"])
    #expect(reading.header.enumerations.map(\.declaration.location.path) == ["Deep/Mode.h"])
  }

  @Test(arguments: InstalledLibclang.all)
  func definitionsAndFoldersReachTheCompiler(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture(
      ["A.h": "#include <M.h>\n@protocol A\n#if LOUD == 2\n- (void)loud;\n#endif\n@end\n"],
      others: ["Include/M.h": "#define OTHER 1\n"])
    let reading = try fixture.read(library) { request in
      request.definitions = ["LOUD=2"]
      request.importFolders = [fixture.folder.appendingPathComponent("Include").path]
    }
    #expect(reading.diagnostics == [])
    #expect(reading.header.protocols.first?.members.count == 1)
  }

  @Test(arguments: InstalledLibclang.all)
  func modulesAreImportedLikeHeaders(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture([
      "A.h": "@import UIKit;\n@import Maps;\n@protocol A\n- (void)take:(UIView *)view;\n@end\n"
    ])
    let reading = try fixture.read(library)
    #expect(reading.diagnostics.filter { $0.severity != .note } == [])
    #expect(reading.header.frameworks == ["Maps", "UIKit"])
  }

  @Test(arguments: InstalledLibclang.all)
  func apiNotesBesideTheHeaderCount(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture(
      ["A.h": "@protocol A\n- (void)goNow;\n@end\n"],
      others: ["A.apinotes": "---\nName: A\nProtocols:\n- Name: A\n  SwiftName: Renamed\n"])
    let header = try fixture.read(library).header
    #expect(header.protocols.map(\.declaration.attributes.name) == ["Renamed"])
  }

  @Test(arguments: InstalledLibclang.all)
  func filesOfAnSDKAreKnownFromInside(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture([
      "Tiny.sdk/A.h": "@protocol A\n- (NSUInteger)count;\n@end\n",
      "B.h": "@protocol B\n- (NSUInteger)count;\n@end\n",
    ])
    let header = try fixture.read(library) { request in
      request.headers = request.headers.map {
        .init(path: "Headers/\($0.path.suffix(3))", realPath: $0.realPath)
      }
    }.header
    #expect(header.systemFiles == ["Headers/A.h"])
    let texts = SwiftImport.texts(of: header).mapValues { $0.lines.map(\.text).joined() }
    #expect(texts["Headers/A.h"]?.contains("func count() -> Int") == true)
    #expect(texts["Headers/B.h"]?.contains("func count() -> UInt") == true)
  }

  @Test(arguments: InstalledLibclang.all)
  func errorsAreToldWhereTheyAre(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture([
      "A.h": "@protocol A\n- (void)take:(int)one two(int)two;\n@end\n"
    ])
    let places = try fixture.read(library).diagnostics.map(\.place)
    #expect(
      places.contains {
        if case .source(let location) = $0 {
          location.path == "A.h" && location.line == 2
        } else {
          false
        }
      })
  }

  @Test(arguments: InstalledLibclang.all)
  func nothingIsToldOfOtherFiles(_ library: InstalledLibclang) throws {
    let secret = try HeaderFixture(["secret.h": "password is hunter2\n"])
    let path = secret.folder.appendingPathComponent("secret.h").path
    let fixture = try HeaderFixture(["A.h": "#include \"\(path)\"\n@protocol A\n@end\n"])
    let diagnostics = try fixture.read(library).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(
      !diagnostics.contains { $0.message.contains("hunter") || $0.message.contains("password") })
  }

  @Test(arguments: InstalledLibclang.all)
  func bytesThatAreNoTextDoNoHarm(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture(["A.h": ""])
    let bytes: [UInt8] = [0x2F, 0x2F, 0x2F, 0x20, 0xE9, 0x0A]
    try (Data(bytes) + Data("@protocol A\n- (void)go;\n@end\n".utf8))
      .write(to: fixture.folder.appendingPathComponent("A.h"))
    let declaration = try #require(try fixture.read(library).header.protocols.first)
    #expect(declaration.declaration.comment == "/// \u{FFFD}")
    #expect(declaration.members.count == 1)
  }

  @Test(arguments: InstalledLibclang.all)
  func headersThatIncludeThemselvesEnd(_ library: InstalledLibclang) throws {
    let fixture = try HeaderFixture(
      [
        "A.h": "#include \"A.h\"\n#include \"A.h\"\n",
        "B.h": "#import \"C.h\"\n@protocol B\n@end\n",
      ],
      others: ["C.h": "#import \"B.h\"\n"])
    let reading = try fixture.read(library)
    #expect(reading.header.protocols.map(\.name) == ["B"])
  }
}

extension ObjCMember {
  var method: ObjCMethod? {
    if case .method(let method) = self { method } else { nil }
  }

  var property: ObjCProperty? {
    if case .property(let property) = self { property } else { nil }
  }
}

import Diagnostics
import Foundation
import ObjCFrontEnd
import Testing

@testable import proxygen

/// Headers through processes of their own, as the command reads them.
@Suite struct HeaderImportTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(
    _ operands: String..., lookup: ModuleLookup = ModuleLookup(),
    variables: [String: String] = [:], limits: HeaderLimits = HeaderLimits()
  ) -> (inputs: [InputText], diagnostics: [Diagnostic]) {
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let headers = HeaderImport(
      workingFolder: folder.workingFolder, environment: environment, lookup: lookup,
      reader: HeaderProcess(
        executable: ProxygenExecutable.path, environment: environment, limits: limits))
    let reader = InputReader(
      workingFolder: folder.workingFolder, standardInput: { Data() }, headers: headers)
    var collector = DiagnosticCollector()
    let inputs = reader.read(operands, reporting: &collector)
    return (inputs, collector.diagnostics)
  }

  @Test func aHeaderBecomesSwiftWithItsPlaces() throws {
    try folder.write("@protocol A\n- (void)go;\n@end\n", to: "a/A.h")
    let result = read("a/A.h")
    #expect(result.diagnostics == [])
    let input = try #require(result.inputs.first)
    #expect(input.path == "a/A.h")
    #expect(input.module == nil)
    let lines = input.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = try #require(lines.firstIndex { $0.contains("func go()") })
    #expect(input.origins[line] == SourceLocation(path: "a/A.h", line: 2, column: 9))
  }

  @Test func ofAFolderOnlyHeadersWithProtocolsAreRead() throws {
    try folder.write("@protocol A\n- (void)take:(B *)b;\n@end\n#import <Kit/B.h>\n", to: "S/A.h")
    try folder.write("@interface B : NSObject\n@end\n", to: "S/Deep/B.h")
    try folder.write("@interface C : NSObject\n@end\n", to: "S/C.h")
    try folder.write("let a = 1\n", to: "S/Z.swift")
    let result = read("S")
    #expect(result.diagnostics == [])
    #expect(result.inputs.map(\.path) == ["S/A.h", "S/Deep/B.h", "S/Z.swift"])
  }

  @Test func headersThatSpeakOfAProtocolAreReadAsWell() throws {
    try folder.write("@protocol A\n- (void)go;\n@end\n", to: "S/A.h")
    try folder.write(
      "#import \"A.h\"\n@interface B : NSObject\n@property (weak) id<A> a;\n@end\n", to: "S/B.h")
    try folder.write("@interface AB : NSObject\n@end\n", to: "S/C.h")
    #expect(read("S").inputs.map(\.path) == ["S/A.h", "S/B.h"])
  }

  @Test func headersThatDefineWhatIsMentionedAreReadAsWell() throws {
    try folder.write("@class B;\n@protocol A\n- (void)take:(B *)b;\n@end\n", to: "S/A.h")
    try folder.write("@class C;\n@interface B : NSObject\n- (C *)c;\n@end\n", to: "S/B.h")
    try folder.write("@interface C : NSObject\n@end\n", to: "S/C.h")
    try folder.write("@interface D : NSObject\n@end\n", to: "S/D.h")
    #expect(read("S").inputs.map(\.path) == ["S/A.h", "S/B.h", "S/C.h"])
  }

  @Test func aFolderOfOtherHeadersHoldsNothing() throws {
    try folder.write("@interface C : NSObject\n@end\n", to: "S/C.h")
    #expect(read("S").diagnostics.map(\.rule) == ["no-swift-files"])
  }

  @Test func withoutLibclangHeadersAloneAreRefused() throws {
    try folder.write("@protocol A\n@end\n", to: "A.h")
    try folder.write("let a = 1\n", to: "a.swift")
    for library in ["/no/such/library", ProxygenExecutable.path] {
      let variables = [LibclangSearch.variable: library]
      let result = read("A.h", "a.swift", variables: variables)
      #expect(result.diagnostics.map(\.rule) == ["no-libclang"])
      #expect(result.diagnostics.first?.message.contains("'libclang-dev'") == true)
      #expect(result.inputs.map(\.path) == ["a.swift"])
      #expect(read("a.swift", variables: variables).diagnostics == [])
    }
  }

  @Test func oneBadHeaderDoesNotHideTheOthers() throws {
    for name in ["A", "B", "C"] {
      try folder.write("@protocol \(name)\n- (void)go;\n@end\n", to: "S/\(name).h")
    }
    let nesting = String(repeating: "(", count: 100_000)
    try folder.write("@protocol X\n- (void)go:\(nesting);\n@end\n", to: "S/B.h")
    let result = read("S")
    #expect(result.inputs.map(\.path) == ["S/A.h", "S/C.h"])
    #expect(result.diagnostics.map(\.rule) == ["header-not-read"])
    #expect(result.diagnostics.map(\.place) == [.file("S/B.h")])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(read("S/B.h").diagnostics.map(\.severity) == [.error])
  }

  /// Each macro doubles the one before it.
  private static let doublingMacros =
    "#define M0 int x;\n" + (1...40).map { "#define M\($0) M\($0 - 1) M\($0 - 1)\n" }.joined()

  @Test func timeIsLimited() throws {
    try folder.write(Self.doublingMacros + "M40\n@protocol A\n@end\n", to: "A.h")
    var limits = HeaderLimits()
    limits.seconds = 1
    let result = read("A.h", limits: limits)
    #expect(result.diagnostics.map(\.rule) == ["header-not-read"])
    #expect(result.diagnostics.first?.message.contains("too long") == true)
  }

  // Sanitizers reserve more than any limit.
  #if !SANITIZED
    @Test func memoryIsLimited() throws {
      try folder.write("#include \"/dev/zero\"\n@protocol A\n@end\n", to: "A.h")
      var limits = HeaderLimits()
      limits.bytes = 1 << 30
      #expect(read("A.h", limits: limits).diagnostics.map(\.rule) == ["header-not-read"])
    }
  #endif

  @Test func outputIsLimited() throws {
    let members = (0..<200).map { "- (void)go\($0);\n" }.joined()
    try folder.write("@protocol A\n\(members)@end\n", to: "A.h")
    var limits = HeaderLimits()
    limits.outputBytes = 1000
    let result = read("A.h", limits: limits)
    #expect(result.diagnostics.first?.message.contains("too much") == true)
  }

  @Test func optionsReachTheCompiler() throws {
    try folder.write("#import <M.h>\n@protocol A\n#if LOUD\n- (void)go;\n#endif\n@end\n", to: "A.h")
    try folder.write("#define LOUD LEVEL\n", to: "inc/M.h")
    let lookup = ModuleLookup(
      definitions: ["LEVEL=2"], headerModule: "Kit", importFolders: ["inc"])
    let result = read("A.h", lookup: lookup)
    #expect(result.diagnostics == [])
    #expect(result.inputs.first?.text.contains("func go()") == true)
    #expect(result.inputs.first?.module == "Kit")
  }

  @Test func readingTellsWhatItDependsOn() throws {
    try folder.write("#import \"B.h\"\n#import <Kit/C.h>\n@protocol A\n@end\n", to: "A.h")
    try folder.write("@class B;\n", to: "B.h")
    let finder = ToolchainFinder(
      environment: ProcessInfo.processInfo.environment, childProcess: .live, xcrun: nil)
    let search = LibclangSearch(
      environment: ProcessInfo.processInfo.environment, finder: finder)
    let request = HeaderRequest(
      headers: [.init(path: "A.h", realPath: folder.absolute("A.h"))],
      libraries: search.candidates())
    guard case .imported(let headers) = ObjCFrontEnd.read(request) else {
      Issue.record("there must be a libclang")
      return
    }
    // The compiler has headers of its own.
    let own = headers.basis.files.filter { $0.hasPrefix(folder.path) }
    #expect(own == ["A.h", "B.h"].map(folder.absolute))
    #expect(headers.basis.missing == ["Kit/C.h"])
  }

  @Test func anSDKThatIsNotThereIsAnError() throws {
    try folder.write("@protocol A\n@end\n", to: "A.h")
    let result = read("A.h", lookup: ModuleLookup(sdk: "/no/such.sdk"))
    #expect(result.diagnostics.map(\.rule) == ["no-sdk"])
  }
}

// swift-tools-version: 6.0
import Foundation
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The toolchain that evaluates this manifest ships SwiftSyntax, the compiler's own parser, as ready-made
// libraries. The toolchain is found through the one library that must be loaded right now: its own
// PackageDescription, `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription`. That holds behind
// symbolic links, `swiftly`, `xcrun` and for a toolchain in any folder.

/// The file that the process has loaded PackageDescription from.
func loadedPackageDescription() -> String? {
  #if canImport(Darwin)
    var info = Dl_info()
    let inside = unsafeBitCast(Package.self as Any.Type, to: UnsafeRawPointer.self)
    guard dladdr(inside, &info) != 0, let name = info.dli_fname else { return nil }
    return String(cString: name)
  #else
    // Read to its end by hand: the kernel tells no size, and other ways to read it may stop early.
    let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    return String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix("/libPackageDescription.so") }
      .flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  #endif
}

/// Ends the evaluation with a sentence that the reader can act on.
func stop(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("proxygen: \(sentence)\n".utf8))
  exit(1)
}

/// `<toolchain>/usr/lib/swift/host`, where the SwiftSyntax modules and libraries lie.
func swiftSyntaxFolder() -> String {
  guard let library = loadedPackageDescription() else {
    stop("cannot tell which Swift toolchain evaluates Package.swift; run it with `swift build`.")
  }
  var folder = URL(fileURLWithPath: library).resolvingSymlinksInPath().deletingLastPathComponent()
  while folder.path != "/" {
    let host = folder.appendingPathComponent("host")
    let module = host.appendingPathComponent("SwiftSyntax.swiftmodule")
    if FileManager.default.fileExists(atPath: module.path) { return host.path }
    folder.deleteLastPathComponent()
  }
  stop(
    "the Swift toolchain that contains \(library) has no SwiftSyntax modules "
      + "(usr/lib/swift/host); install a complete Swift 6 toolchain from swift.org or Xcode.")
}

let host = swiftSyntaxFolder()

/// A target that imports SwiftSyntax, itself or through another.
let readsSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]

/// Where an executable looks for libraries. On Linux the package manager has it look beside itself, and that goes
/// first: an executable that is given its libraries takes them, whatever toolchain is where this one was.
let runPaths: [String] = {
  #if os(Linux)
    let runtime = URL(fileURLWithPath: host).deletingLastPathComponent().appendingPathComponent(
      "linux")
    let toolchain = [
      "-Xlinker", "-rpath", "-Xlinker", host, "-Xlinker", "-rpath", "-Xlinker", runtime.path,
    ]
    return ["-no-toolchain-stdlib-rpath"] + toolchain
  #else
    return ["-Xlinker", "-rpath", "-Xlinker", host]
  #endif
}()

/// An executable that SwiftSyntax ends up in; test bundles inherit this from the targets they test.
let linksSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", host] + runPaths),
  .linkedLibrary("SwiftSyntax"),
  .linkedLibrary("SwiftParser"),
]

/// The folder of libclang's headers: Debian's `libclang-dev`, or an LLVM from Homebrew. Without them everything but
/// reading Objective-C headers works.
let libclangHeaders: String? = {
  let folders =
    (11...40).reversed().map { "/usr/lib/llvm-\($0)/include" }
    + ["/opt/homebrew/opt/llvm/include", "/usr/local/opt/llvm/include"]
  return folders.first { FileManager.default.fileExists(atPath: "\($0)/clang-c/Index.h") }
}()

/// The C target that wraps libclang.
let includesLibclang: [CSetting] =
  libclangHeaders.map { [.unsafeFlags(["-isystem", $0])] } ?? []

/// A target that imports `CLibclang`, itself or through another.
let readsLibclang: [SwiftSetting] =
  libclangHeaders.map {
    [.unsafeFlags(["-Xcc", "-isystem", "-Xcc", $0]), .define("LIBCLANG")]
  } ?? []

/// Headers of proxygen's own, which it carries along.
let preludeHeaders = [
  "Macros", "ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "UIKit", "AppKit",
]

/// The built-in styles: each a folder of templates, embedded by a target of its own, since files of one name may not meet.
/// What they share is embedded in the same way.
let styles = ["rx", "combine", "async", "layered", "control", "common"]

/// All folders of templates: the page of `list --format html` is made from some, too.
let templateFolders = styles + ["report"]

func templates(_ style: String) -> String {
  "\(style.prefix(1).uppercased())\(style.dropFirst())Templates"
}

/// A target of the folder `Templates` with one Swift file of it, and one of its folders, or else what is said about all of them.
func templateTarget(_ name: String, embedding style: String? = nil, using: [String] = []) -> Target
{
  let others =
    (["BuiltInStyles"] + templateFolders.map(templates)).map { "\($0).swift" } + templateFolders
    + ["Context.md"]
  let source = style == nil ? "BuiltInStyles.swift" : "\(name).swift"
  let resource = style ?? "Context.md"
  return .target(
    name: name, dependencies: using.map { .init(stringLiteral: $0) }, path: "Templates",
    exclude: others.filter { $0 != source && $0 != resource }, sources: [source],
    resources: [.embedInCode(resource)])
}

let package = Package(
  name: "proxygen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "proxygen", targets: ["proxygen"]),
    .plugin(name: "ProxygenBuildTool", targets: ["ProxygenBuildTool"]),
    .plugin(name: "ProxygenCommand", targets: ["ProxygenCommand"]),
  ],
  targets: [
    .target(name: "Essentials"),
    .target(name: "Diagnostics", dependencies: ["Essentials"]),
    .target(name: "ProtocolModel", dependencies: ["Diagnostics"]),
    .target(
      name: "SwiftFrontEnd", dependencies: ["Essentials", "ProtocolModel"],
      swiftSettings: readsSwiftSyntax, linkerSettings: linksSwiftSyntax),
    .target(
      name: "CLibclang", cSettings: includesLibclang,
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "ObjCFrontEnd", dependencies: ["CLibclang", "Essentials", "ProtocolModel"],
      exclude: libclangHeaders == nil ? ["Read"] : [],
      resources: preludeHeaders.map { .embedInCode("Prelude/\($0).h") },
      swiftSettings: readsLibclang),
    .target(name: "TemplateEngine", dependencies: ["Diagnostics"]),
    .target(
      name: "ProxyGenerator", dependencies: ["Essentials", "ProtocolModel", "TemplateEngine"]),
    templateTarget("Templates", using: styles.map(templates)),
    .executableTarget(
      name: "proxygen",
      dependencies: [
        "Essentials", "ObjCFrontEnd", "SwiftFrontEnd", "ProxyGenerator", "ReportTemplates",
        "Templates",
      ],
      swiftSettings: readsSwiftSyntax + readsLibclang),
    .plugin(name: "ProxygenBuildTool", capability: .buildTool(), dependencies: ["proxygen"]),
    .plugin(
      name: "ProxygenCommand",
      capability: .command(
        intent: .custom(
          verb: "proxygen", description: "Write, check or list code for delegate protocols"),
        permissions: [
          .writeToPackageDirectory(reason: "proxygen writes the code that it generates.")
        ]),
      dependencies: ["proxygen"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(
      name: "stand-in-check", dependencies: ["TestSupport"], path: "Tests/StandInCheck"),
    .target(
      name: "Oracle", dependencies: ["TestSupport", "ObjCFrontEnd"], path: "Tests/Oracle",
      swiftSettings: readsSwiftSyntax, linkerSettings: linksSwiftSyntax),
    .executableTarget(
      name: "fuzz-names", dependencies: ["Oracle"], path: "Tests/FuzzNames",
      swiftSettings: readsSwiftSyntax),
    // What it fuzzes is the program's own code, in a folder that is a link.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "ObjCFrontEnd", "SwiftFrontEnd", "ProxyGenerator", "ReportTemplates", "Templates",
        "TestSupport",
      ],
      path: "Tests/Fuzz", exclude: ["proxygen/main.swift", "Seeds", "run"],
      swiftSettings: readsSwiftSyntax + readsLibclang, linkerSettings: linksSwiftSyntax),
    .executableTarget(
      name: "word-table", dependencies: ["TestSupport", "ObjCFrontEnd"], path: "Tests/WordTable",
      exclude: ["programming-words.txt"]),
    .executableTarget(
      name: "field-run", dependencies: ["TestSupport"], path: "Tests/FieldRun",
      exclude: ["README.md"], swiftSettings: readsSwiftSyntax, linkerSettings: linksSwiftSyntax),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "ProtocolModelTests", dependencies: ["ProtocolModel"]),
    .testTarget(name: "TemplateEngineTests", dependencies: ["TemplateEngine"]),
    .testTarget(
      name: "ObjCFrontEndTests", dependencies: ["ObjCFrontEnd"],
      exclude: libclangHeaders == nil ? ["Read"] : [], swiftSettings: readsLibclang),
    .testTarget(
      name: "OracleTests", dependencies: ["Oracle", "TestSupport"], swiftSettings: readsSwiftSyntax),
    .testTarget(
      name: "SwiftFrontEndTests", dependencies: ["Essentials", "SwiftFrontEnd"],
      swiftSettings: readsSwiftSyntax),
    .testTarget(
      name: "ProxyGeneratorTests", dependencies: ["ProxyGenerator", "SwiftFrontEnd", "Templates"],
      swiftSettings: readsSwiftSyntax),
    .testTarget(
      name: "proxygenTests", dependencies: ["Essentials", "proxygen"],
      swiftSettings: readsSwiftSyntax + readsLibclang),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["proxygen", "SwiftFrontEnd", "ReportTemplates", "Templates", "TestSupport"],
      swiftSettings: readsSwiftSyntax + readsLibclang),
  ] + templateFolders.map { templateTarget(templates($0), embedding: $0) }
)

// The metadata of generic types is asked for by their parts rather than by a mangled name, for which the runtime would search the
// conformances of all libraries, SwiftSyntax's thousands among them, again for each type: half of what starting took.
for target in package.targets where target.type != .plugin && target.name != "CLibclang" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
        .when(configuration: .release))
    ]
}

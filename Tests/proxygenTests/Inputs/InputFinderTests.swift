import Diagnostics
import Foundation
import Testing

@testable import proxygen

struct InputFinderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The paths found, and the rules and places of the diagnostics.
  private func find(_ operands: String...) -> (paths: [String], problems: [String]) {
    var collector = DiagnosticCollector()
    let finder = InputFinder(workingFolder: folder.workingFolder)
    let found = finder.find(operands, reporting: &collector)
    return (
      found.files.map(\.path),
      collector.diagnostics.map { "\($0.severity) \($0.rule) \($0.place.path ?? "-")" }
    )
  }

  @Test func filesAreTakenAsNamed() throws {
    try folder.write(to: "a.swift")
    try folder.write(to: "x/b.swiftinterface")
    let found = find("a.swift", "./x//b.swiftinterface", folder.absolute("a.swift"))
    #expect(found.paths == ["./x//b.swiftinterface", "a.swift"])
    #expect(found.problems == [])
  }

  @Test func foldersAreSearchedToAnyDepthInByteOrder() throws {
    for name in [
      "b.swift", "B.swift", "a/z.swift", "a.swift", "a/é.swift", "a/b/c/d.swiftinterface",
    ] {
      try folder.write(to: "S/\(name)")
    }
    for name in ["n.txt", ".swift", "swift", "x.swift.in", "a/H.h"] {
      try folder.write(to: "S/\(name)")
    }
    let expected = [
      "S/B.swift", "S/a.swift", "S/a/b/c/d.swiftinterface", "S/a/z.swift", "S/a/é.swift",
      "S/b.swift",
    ]
    #expect(find("S").paths == expected)
    #expect(find("S/").paths == expected)
    #expect(find("./S").paths == expected.map { "./\($0)" })
    #expect(find(".").paths == expected)
    #expect(find("S").problems == [])
  }

  @Test func whatOthersMadeIsPassedOver() throws {
    for name in [
      ".hidden/a.swift", ".build/a.swift", "DerivedData/a.swift", "node_modules/a.swift",
      "x/node_modules/a.swift", "Pods/a.swift", ".a.swift", "build/a.swift",
    ] { try folder.write(to: name) }
    #expect(find(".").paths == ["Pods/a.swift", "build/a.swift"])
    #expect(find(".build").paths == [".build/a.swift"])
    #expect(find(".a.swift").paths == [".a.swift"])
  }

  @Test func theOrderOfOperandsDoesNotMatter() throws {
    for name in ["a.swift", "S/b.swift", "S/c.swift"] { try folder.write(to: name) }
    #expect(find("a.swift", "S").paths == ["S/b.swift", "S/c.swift", "a.swift"])
    #expect(find("S", "a.swift").paths == ["S/b.swift", "S/c.swift", "a.swift"])
  }

  @Test func aFileGivenTwiceCountsOnce() throws {
    try folder.write(to: "S/a.swift")
    try folder.link("link.swift", to: "S/a.swift")
    #expect(find("S", "S/a.swift", "S/../S/a.swift").paths == ["S/a.swift"])
    #expect(find("S", "link.swift").paths == ["link.swift"])
    #expect(find("link.swift", "S/a.swift").paths == ["link.swift"])
  }

  @Test func linksInsideAFolderAreFollowedInsideOnly() throws {
    try folder.write(to: "outside/secret.swift")
    try folder.write(to: "S/z.swift")
    try folder.write(to: "S/.hidden/h.swift")
    try folder.link("S/a.swift", to: "z.swift")
    try folder.link("S/loop", to: "..")
    try folder.link("S/self", to: ".")
    try folder.link("S/hidden.swift", to: ".hidden/h.swift")
    try folder.link("S/secret.swift", to: "../outside/secret.swift")
    try folder.link("S/gone.swift", to: "nothing")
    try folder.link("S/ring.swift", to: "ring.swift")
    try folder.link("S/gone.txt", to: "nothing")
    let found = find("S")
    #expect(found.paths == ["S/hidden.swift", "S/z.swift"])
    #expect(
      found.problems == [
        "warning broken-link S/gone.swift", "warning link-outside S/loop",
        "warning broken-link S/ring.swift", "warning link-outside S/secret.swift",
      ])
  }

  @Test func linksThatAreNamedAreFollowedAnywhere() throws {
    try folder.write(to: "outside/a.swift")
    try folder.link("S", to: "outside")
    try folder.link("b.swift", to: "outside/a.swift")
    #expect(find("S").paths == ["S/a.swift"])
    #expect(find("b.swift").paths == ["b.swift"])
    #expect(find("S", "b.swift").problems == [])
  }

  @Test func standardInputIsAskedForOnce() {
    var collector = DiagnosticCollector()
    let finder = InputFinder(workingFolder: folder.workingFolder)
    #expect(finder.find(["-", "-"], reporting: &collector).readsStandardInput)
    #expect(!finder.find([], reporting: &collector).readsStandardInput)
    #expect(collector.diagnostics == [])
  }

  @Test func errorsNameThePlace() throws {
    try folder.write(to: "notes.txt")
    try folder.write(to: "empty/readme.md")
    try folder.link("ring", to: "ring")
    let found = find("gone.swift", "notes.txt", "empty", "notes.txt/x.swift", "ring", "*.nothing")
    #expect(found.paths == [])
    #expect(
      found.problems == [
        "error missing-input gone.swift", "error not-swift notes.txt",
        "error no-swift-files empty", "error missing-input notes.txt/x.swift",
        "error unreadable-input ring", "error no-match *.nothing",
      ])
  }

  @Test func headersAreToldFromSwift() throws {
    for name in ["A.h", "S/B.h", "S/b.swift"] { try folder.write(to: name) }
    var collector = DiagnosticCollector()
    let finder = InputFinder(workingFolder: folder.workingFolder)
    let found = finder.find(["S", "A.h", "S/*.h"], reporting: &collector)
    #expect(found.files.map(\.path) == ["S/b.swift"])
    #expect(found.headers.map(\.path) == ["A.h", "S/B.h"])
    #expect(found.headers.map(\.origin) == [.named, .found])
    #expect(collector.diagnostics == [])
  }

  @Test func oneBadOperandDoesNotHideTheOthers() throws {
    try folder.write(to: "a.swift")
    let found = find("gone", "a.swift")
    #expect(found.paths == ["a.swift"])
    #expect(found.problems == ["error missing-input gone"])
  }

  @Test func aNameThatLooksLikeAGlobIsAName() throws {
    try folder.write(to: "[a].swift")
    try folder.write(to: "a.swift")
    #expect(find("[a].swift").paths == ["[a].swift"])
  }

  @Test func globsAreExpanded() throws {
    for name in [
      "S/ADelegate.swift", "S/x/BDelegate.swift", "S/x/.build/CDelegate.swift", "S/Other.swift",
      "S/node_modules/DDelegate.swift", "S/readme.md", "S/.EDelegate.swift",
    ] { try folder.write(to: name) }
    #expect(find("S/**/*Delegate.swift").paths == ["S/ADelegate.swift", "S/x/BDelegate.swift"])
    #expect(find("S/*.swift").paths == ["S/ADelegate.swift", "S/Other.swift"])
    #expect(find("S/*").paths.contains("S/x/BDelegate.swift"))
    #expect(!find("S/*").paths.contains("S/readme.md"))
    #expect(find("S/*/BDelegate.swift").paths == ["S/x/BDelegate.swift"])
    #expect(find("S/**").paths.count == 3)
    #expect(find("**/[AB]*.swift").paths == ["S/ADelegate.swift", "S/x/BDelegate.swift"])
    #expect(find("S/.E*").paths == ["S/.EDelegate.swift"])
    #expect(find(folder.absolute("S") + "/O*").paths == [folder.absolute("S/Other.swift")])
    #expect(find("S/*.md").problems == ["error no-match S/*.md"])
  }

  @Test func globsFollowNoLinkThatLeadsOut() throws {
    try folder.write(to: "outside/a.swift")
    try folder.write(to: "S/b.swift")
    try folder.link("S/a.swift", to: "../outside/a.swift")
    try folder.link("S/loop", to: ".")
    let found = find("S/**/*.swift")
    #expect(found.paths == ["S/b.swift"])
    #expect(found.problems == ["warning link-outside S/a.swift"])
  }

  @Test func aFolderThatCannotBeListedIsAnError() throws {
    try folder.write(to: "S/a.swift")
    try folder.write(to: "S/x/b.swift")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.absolute("S/x"))
    defer {
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.absolute("S/x"))
    }
    // The superuser may list any folder.
    let expected = geteuid() == 0 ? [] : ["error unreadable-input S/x"]
    #expect(find("S").problems == expected)
  }

  @Test func namesThatAreNotUTF8AreReported() throws {
    try folder.write(to: "S/a.swift")
    for name: [CChar] in [[-1, 46, 115, 119, 105, 102, 116, 0], [-2, 46, 116, 0]] {
      let path = folder.absolute("S/").utf8CString.dropLast() + name
      let descriptor = open(Array(path), O_CREAT | O_WRONLY, 0o600)
      // Some file systems take UTF-8 only.
      guard descriptor >= 0 else { return }
      close(descriptor)
    }
    let found = find("S")
    #expect(found.paths == ["S/a.swift"])
    #expect(
      found.problems == [
        "error unreadable-input S/\u{FFFD}.swift", "warning unreadable-input S/\u{FFFD}.t",
      ])
  }
}

import Diagnostics
import Foundation
import ObjCFrontEnd
import Testing

@testable import proxygen

@Suite struct HeaderCacheTests {
  let folder: TemporaryFolder
  let cache: HeaderCache
  let request: HeaderRequest

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#import \"B.h\"\n#import <Kit/C.h>\n", to: "S/A.h")
    try folder.write("@class B;\n", to: "S/B.h")
    try folder.write("the program", to: "proxygen")
    cache = HeaderCache(
      folder: CacheFolder(path: folder.absolute("cache")), executable: folder.absolute("proxygen"))
    request = HeaderRequest(
      headers: [.init(path: "S/A.h", realPath: folder.absolute("S/A.h"))], libraries: [])
  }

  private var headers: ImportedHeaders {
    ImportedHeaders(
      diagnostics: [.note("made-up", at: .file("S/A.h"), "it was")],
      basis: HeaderBasis(
        files: ["S/A.h", "S/B.h"].map(folder.absolute), missing: ["Kit/C.h"]))
  }

  private func store(_ headers: ImportedHeaders? = nil, since seconds: Double = 1) {
    cache.store(headers ?? self.headers, for: request, since: Date(timeIntervalSinceNow: seconds))
  }

  @Test func whatWasReadIsKnown() throws {
    #expect(cache.headers(for: request) == nil)
    store()
    #expect(cache.headers(for: request) == headers)
    var other = request
    other.definitions = ["A=1"]
    #expect(cache.headers(for: other) == nil)
  }

  /// The size is the same, and so may be the time.
  @Test(arguments: ["S/A.h", "S/B.h"])
  func contentsDecide(_ name: String) throws {
    store()
    let text = try folder.read(name)
    try folder.write(text.uppercased(), to: name)
    #expect(cache.headers(for: request) == nil)
    try folder.write(text, to: name)
    #expect(cache.headers(for: request) == headers)
  }

  @Test func whatWasMissingMayAppear() throws {
    try folder.makeFolder("S/Kit")
    store()
    try folder.write("", to: "S/Kit/C.h")
    #expect(cache.headers(for: request) == nil)
  }

  @Test func aNewFileMayBeFoundFirst() throws {
    store()
    try folder.write("", to: "S/Foundation.h")
    #expect(cache.headers(for: request) == nil)
  }

  @Test func anotherProgramHasOtherRules() throws {
    store()
    try folder.write("a newer program", to: "proxygen")
    #expect(cache.headers(for: request) == nil)
  }

  @Test func whatIsWrittenMeanwhileIsNotKept() {
    store(since: -60)
    #expect(cache.headers(for: request) == nil)
  }

  @Test func devicesAreNotKept() {
    var odd = headers
    odd.basis.files.append("/dev/zero")
    store(odd)
    #expect(cache.headers(for: request) == nil)
  }

  @Test func brokenEntriesCountForNothing() throws {
    store()
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.absolute("cache")).first)
    try folder.write(
      folder.read("cache/\(name)").replacing("made-up", with: "made-op"), to: "cache/\(name)")
    #expect(cache.headers(for: request) == nil)
  }

  @Test func filesOfAnSDKAreKnownByTheirStamps() throws {
    try folder.write("", to: "My.sdk/SDKSettings.json")
    try folder.write("@class A;", to: "My.sdk/X.h")
    var request = request
    request.sdk = folder.absolute("My.sdk")
    var headers = headers
    headers.basis.files.append(folder.absolute("My.sdk/X.h"))
    cache.store(headers, for: request, since: Date(timeIntervalSinceNow: 1))
    #expect(cache.headers(for: request) == headers)
    try folder.write("@class AB;", to: "My.sdk/X.h")
    #expect(cache.headers(for: request) == nil)
  }
}

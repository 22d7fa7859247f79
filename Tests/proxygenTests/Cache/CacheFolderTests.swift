import Foundation
import Testing

@testable import proxygen

@Suite struct CacheFolderTests {
  let folder: TemporaryFolder
  var cache: CacheFolder { CacheFolder(path: folder.path + "/cache") }

  init() throws { folder = try TemporaryFolder() }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: cache.path) }
  }

  @Test func whatIsStoredComesBack() throws {
    let value = Data("a\nb\u{0}\n".utf8)
    #expect(cache.value(for: "key") == nil)
    cache.store(value, for: "key")
    cache.store(Data(), for: "empty\nkey")
    #expect(cache.value(for: "key") == value)
    #expect(cache.value(for: "empty\nkey") == Data())
    #expect(cache.value(for: "ke") == nil)
    #expect(try files.count == 2)
  }

  @Test(arguments: ["", "\n", "cut short", "{}"])
  func whatIsBrokenIsThrownAway(_ contents: String) throws {
    cache.store(Data("value".utf8), for: "key")
    let name = try #require(try files.first)
    try folder.write(contents, to: "cache/\(name)")
    #expect(cache.value(for: "key") == nil)
    #expect(try files == [])
  }

  @Test func aChangedByteIsSeen() throws {
    cache.store(Data("value".utf8), for: "key")
    let path = cache.path + "/" + (try #require(try files.first))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(cache.value(for: "key") == nil)
  }

  @Test func anEntryOfAnotherKeyIsNone() throws {
    cache.store(Data("value".utf8), for: "a")
    let first = try #require(try files.first)
    cache.store(Data("other".utf8), for: "b")
    let second = try #require(try files.first { $0 != first })
    let bytes = try Data(contentsOf: URL(fileURLWithPath: cache.path + "/" + second))
    try bytes.write(to: URL(fileURLWithPath: cache.path + "/" + first))
    #expect(cache.value(for: "a") == nil)
  }

  @Test func itStaysSmall() throws {
    var small = cache
    small.limit = 8
    for number in 0..<30 { small.store(Data([1]), for: "\(number)") }
    #expect(try files.count <= 8)
    #expect(small.value(for: "29") == Data([1]))
  }

  @Test func whereNothingCanBeWrittenNothingHappens() {
    let nowhere = CacheFolder(path: "/dev/null/cache")
    nowhere.store(Data([1]), for: "key")
    #expect(nowhere.value(for: "key") == nil)
  }

  @Test func whereItLies() {
    #expect(CacheFolder(environment: ["PROXYGEN_CACHE": "/c", "HOME": "/h"])?.path == "/c")
    #expect(CacheFolder(environment: ["PROXYGEN_CACHE": "none", "HOME": "/h"])?.path == nil)
    #expect(CacheFolder(environment: [:])?.path == nil)
    #if !os(macOS)
      #expect(CacheFolder(environment: ["HOME": "/h"])?.path == "/h/.cache/proxygen")
      #expect(
        CacheFolder(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/x"])?.path == "/x/proxygen")
      #expect(
        CacheFolder(environment: ["HOME": "/h", "XDG_CACHE_HOME": "x"])?.path
          == "/h/.cache/proxygen")
    #endif
  }
}

#if os(Linux)
  import Foundation
  import Testing

  @testable import proxygen

  @Suite struct InotifyWatcherTests {
    private let folder: TemporaryFolder
    private let watcher: InotifyWatcher

    init() throws {
      folder = try TemporaryFolder()
      watcher = try InotifyWatcher()
    }

    private func watch(_ names: String...) throws -> Bool {
      let folders = names.map { (folder.absolute($0), WatchInterest(takesSources: true)) }
      return try watcher.watch(Dictionary(uniqueKeysWithValues: folders))
    }

    private func hasNews() -> Bool {
      Readiness.first([watcher.descriptor], milliseconds: 200) != nil && watcher.takeNews()
    }

    @Test func filesOfInterest() throws {
      try folder.makeFolder("S")
      #expect(try watch("S"))
      #expect(try !watch("S"), "nothing new is watched")
      try folder.write("", to: "S/a.txt")
      #expect(!hasNews())
      try folder.write("", to: "S/a.swift")
      #expect(hasNews())
      #expect(!hasNews(), "news come once")
      rename(folder.absolute("S/a.txt"), folder.absolute("S/b.swift"))
      #expect(hasNews())
    }

    /// The path stays, the folder is another one.
    @Test func aReplacedFolder() throws {
      try folder.makeFolder("S")
      try folder.makeFolder("T")
      #expect(try watch("S"))
      rename(folder.absolute("S"), folder.absolute("U"))
      #expect(hasNews())
      rename(folder.absolute("T"), folder.absolute("S"))
      #expect(try watch("S"))
      try folder.write("", to: "U/a.swift")
      #expect(!hasNews(), "the old one is not watched any more")
      try folder.write("", to: "S/a.swift")
      #expect(hasNews())
    }

    @Test func whatIsNotNamedAnyMore() throws {
      try folder.makeFolder("S")
      try folder.makeFolder("T")
      #expect(try watch("S", "T", "gone"))
      #expect(try !watch("S"))
      try folder.write("", to: "T/a.swift")
      #expect(!hasNews())
    }
  }
#endif

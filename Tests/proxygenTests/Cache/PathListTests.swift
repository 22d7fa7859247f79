import Testing

@testable import proxygen

@Suite struct PathListTests {
  @Test(arguments: [[], ["/a"], ["/a", "/bc/d", "/e f"], ["", "/a", ""], ["/ü", "/ü"]])
  func pathsComeBackInTheirOrder(_ paths: [String]) {
    let list = PathList(paths)
    #expect(list.count == paths.count)
    #expect((0..<list.count).map { list[$0] } == paths)
    #expect(PathList(bytes: list.bytes) == list)
  }

  @Test func whatHasNoEndIsNoPath() {
    let list = PathList(bytes: Array("/a\0/b\0/c".utf8))
    #expect((0..<list.count).map { list[$0] } == ["/a", "/b"])
    #expect(list == PathList(["/a", "/b"]))
    #expect(PathList(bytes: Array("/a".utf8)).count == 0)
  }
}

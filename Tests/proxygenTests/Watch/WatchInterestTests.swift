import Testing

@testable import proxygen

@Suite struct WatchInterestTests {
  @Test func ofSources() {
    let interest = WatchInterest(takesSources: true)
    for name in ["A.swift", "A.swiftinterface", "A.h", "file.mustache", "proxygen.json"] {
      #expect(interest.accepts(name, isFolder: false), "\(name)")
    }
    for name in [".A.swift", "A.swift~", "#A.swift#", "A.swift.swp", "4913", "a.txt", ".git"] {
      #expect(!interest.accepts(name, isFolder: false), "\(name)")
    }
    #expect(interest.accepts("Sources", isFolder: true))
    #expect(!interest.accepts(".git", isFolder: true))
    #expect(!interest.accepts("node_modules", isFolder: true))
  }

  @Test func ofNames() {
    var interest = WatchInterest(names: [".hidden.swift"])
    #expect(interest.accepts(".hidden.swift", isFolder: false))
    #expect(!interest.accepts("A.swift", isFolder: false))
    interest.add(WatchInterest(takesSources: true, names: ["b"]))
    #expect(interest == WatchInterest(takesSources: true, names: [".hidden.swift", "b"]))
  }
}

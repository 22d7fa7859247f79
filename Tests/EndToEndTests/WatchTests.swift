import Foundation
import TestSupport
import Testing

/// `generate --watch` as a process of its own, on real files, as `Documentation/Seeing.md` tells it. How fast it is, is not asked for here: the limits are generous.
@Suite struct WatchTests {
  /// The two ways to notice changes.
  static let methods = ["--watch", "--poll"]

  @Test(arguments: methods)
  func whatIsWrittenIsMadeAgain(_ method: String) throws {
    let watched = try WatchedProject(method)
    try watched.write("func bellDidStop(_ bell: Bell)")
    #expect(watched.waits { watched.output.contains("didStop") })
    #expect(watched.waits { watched.lines.last?.hasPrefix("wrote 1 file, ") ?? false })
  }

  @Test(arguments: methods)
  func aBrokenStateKeepsTheOutput(_ method: String) throws {
    let watched = try WatchedProject(method)
    let before = watched.output
    try watched.write("func bellDid(")
    #expect(watched.waits { watched.run.errors.contains("[syntax]") })
    #expect(watched.waits { watched.lines.last?.contains("the output stays as it was") ?? false })
    #expect(watched.output == before)
    try watched.write("func bellDidStop(_ bell: Bell)")
    #expect(watched.waits { watched.output.contains("didStop") })
  }

  /// As editors do it: into a file beside, with a swap file, and then over the old one.
  @Test(arguments: methods)
  func savesThatReplaceTheFile(_ method: String) throws {
    let watched = try WatchedProject(method)
    for name in ["didStop", "didBreak", "didMend"] {
      let beside = try watched.write(
        "func bell\(name.capitalizedFirst)(_ bell: Bell)", to: "Sources/.Bell.swift.tmp")
      #expect(rename(beside.path, watched.url("Sources/Bell.swift").path) == 0)
      #expect(watched.waits { watched.output.contains(name) })
    }
  }

  @Test func whatIsNoInputChangesNothing() throws {
    let watched = try WatchedProject("--watch")
    for name in ["notes.txt", ".Bell.swift.swp", "4913", "Bell.swift~", "#Bell.swift#"] {
      try watched.write("func nothing()", to: "Sources/\(name)")
    }
    try watched.replace("func bellDidStop(_ bell: Bell)")
    #expect(watched.waits { watched.output.contains("didStop") })
    Thread.sleep(forTimeInterval: 0.5)
    #expect(watched.lines.count == 1, "\(watched.lines)")
  }

  @Test(arguments: methods)
  func itsOwnOutputDoesNotWakeIt(_ method: String) throws {
    let watched = try WatchedProject(method, output: "Sources/Generated")
    try watched.replace("func bellDidStop(_ bell: Bell)")
    #expect(watched.waits { watched.output.contains("didStop") })
    Thread.sleep(forTimeInterval: 0.7)
    #expect(watched.lines.count == 1, "\(watched.lines)")
  }

  @Test(arguments: methods)
  func outputThatIsRemovedIsMadeAgain(_ method: String) throws {
    let watched = try WatchedProject(method)
    try FileManager.default.removeItem(at: watched.url("Out"))
    #expect(watched.waits { watched.output.contains("didRing") })
  }

  /// A switch of branches: many files at once, few runs. On a busy machine, more than one of them.
  @Test func manyFilesAreOneChange() throws {
    let watched = try WatchedProject("--watch")
    for number in 1...200 {
      try watched.write(
        "func horn\(number)DidBlow(_ horn: Horn\(number))", of: "Horn\(number)",
        to: "Sources/Horn\(number).swift")
    }
    #expect(watched.waits { watched.files.count == 201 })
    #expect(
      watched.waits {
        watched.lines.contains { $0.hasPrefix("wrote") && !$0.hasPrefix("wrote 1 file") }
      })
    #expect(watched.lines.count <= 20, "\(watched.lines)")
  }

  @Test(arguments: methods)
  func newFoldersAreWatched(_ method: String) throws {
    let watched = try WatchedProject(method)
    try watched.write("func hornDidBlow(_ horn: Horn)", of: "Horn", to: "Sources/A/B/Horn.swift")
    #expect(watched.waits { watched.files.count == 2 })
    try watched.write("func hornDidFall(_ horn: Horn)", of: "Horn", to: "Sources/A/B/Horn.swift")
    #expect(watched.waits { watched.output("RxHornDelegateProxy.swift").contains("didFall") })
  }

  @Test(arguments: methods)
  func aFolderMayGoAndComeBack(_ method: String) throws {
    let watched = try WatchedProject(method)
    try FileManager.default.removeItem(at: watched.url("Sources"))
    #expect(watched.waits { watched.run.errors.contains("[missing-input]") })
    try watched.write("func bellDidReturn(_ bell: Bell)")
    #expect(watched.waits { watched.output.contains("didReturn") })
    // Another folder takes the place of the old one in one step.
    try watched.write("func bellDidMove(_ bell: Bell)", to: "Other/Bell.swift")
    #expect(rename(watched.url("Sources").path, watched.url("Old").path) == 0)
    #expect(rename(watched.url("Other").path, watched.url("Sources").path) == 0)
    #expect(watched.waits { watched.output.contains("didMove") })
    try watched.write("func bellDidStay(_ bell: Bell)")
    #expect(watched.waits { watched.output.contains("didStay") })
  }

  @Test(arguments: methods)
  func theConfigurationCounts(_ method: String) throws {
    let watched = try WatchedProject(method)
    try watched.put(
      #"{"version": 1, "protocols": {"BellDelegate": {"name": "RxChimeProxy"}}}"#,
      to: "proxygen.json")
    #expect(watched.waits { watched.files.contains("RxChimeProxy.swift") })
    try watched.put(#"{"version": 1, "protocols": {"#, to: "proxygen.json")
    #expect(watched.waits { watched.run.errors.contains("[not-json]") })
    try watched.put(
      #"{"version": 1, "protocols": {"BellDelegate": {"name": "RxGongProxy"}}}"#,
      to: "proxygen.json")
    #expect(watched.waits { watched.files.contains("RxGongProxy.swift") })
  }

  @Test(arguments: methods)
  func theTemplatesCount(_ method: String) throws {
    let template = "Templates/rx/file.mustache"
    let watched = try WatchedProject(method, more: ["--templates", "Templates"]) { project in
      try project.put("// Generated by proxygen: one\n", to: template)
    }
    #expect(watched.output.contains("one"))
    // Half saved, it makes a file that doesn't look like proxygen's; which it is all the same.
    try watched.put("", to: template)
    #expect(watched.waits { !watched.output.contains("one") })
    try watched.put("// Generated by proxygen: two\n", to: template)
    #expect(watched.waits { watched.output.contains("two") }, "\(watched.run.errors)")
  }

  #if LIBCLANG
    @Test(arguments: methods)
    func aHeaderCounts(_ method: String) throws {
      func header(_ method: String) -> String {
        """
        #import <Foundation/Foundation.h>
        @protocol GongDelegate;
        @interface Gong : NSObject
        @property (nonatomic, weak) id<GongDelegate> delegate;
        @end
        @protocol GongDelegate <NSObject>
        - (void)\(method):(Gong *)gong;
        @end
        """
      }
      let watched = try WatchedProject(method)
      let name = "RxGongDelegateProxy.swift"
      try watched.put(header("gongDidSound"), to: "Sources/Gong.h")
      #expect(watched.waits { watched.output(name).contains("didSound") })
      try watched.put(header("gongDidStop"), to: "Sources/Gong.h")
      #expect(watched.waits { watched.output(name).contains("didStop") })
    }
  #endif

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItWell(_ signal: Int32) throws {
    let watched = try WatchedProject("--watch")
    // Where the tests run in the background of a script, this signal is ignored by all their children.
    let previous = Foundation.signal(signal, SIG_DFL)
    Foundation.signal(signal, previous)
    let isIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    #expect(watched.run.end(isIgnored ? SIGTERM : signal) == .exited(0))
    #expect(watched.run.errors == "")
    #expect(watched.files == ["RxBellDelegateProxy.swift"])
  }

  @Test(arguments: [
    (["-"], "can't read standard input again"), (["Sources"], "needs a file or a folder"),
    (["Sources", "-o", "Out", "--list-outputs"], "writes nothing"),
  ])
  func whatCannotBeWatchedIsRefused(_ arguments: [String], _ reason: String) throws {
    let folder = try TemporaryFolder()
    let run = try Command(
      ProxygenCase.executable, ["generate", "--watch"] + arguments, workingDirectory: folder.url
    ).run()
    #expect(run.end == .exited(64))
    #expect(run.errors.contains(reason))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

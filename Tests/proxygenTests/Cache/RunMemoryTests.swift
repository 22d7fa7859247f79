import Diagnostics
import Essentials
import Foundation
import ProxyGenerator
import Testing

@testable import proxygen

/// A run that is remembered is seen by the pipeline that isn't asked again.
@Suite struct RunMemoryTests {
  let harness: CommandHarness
  private let calls = Recorder()
  private var folder: TemporaryFolder { harness.folder }

  init() throws {
    var harness = try CommandHarness()
    harness.environment.variables["PROXYGEN_CACHE"] = harness.folder.absolute("cache")
    self.harness = harness
    try write("struct A {}", to: "in/A.swift")
    try write("struct B {}", to: "in/B.swift")
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
  }

  /// Waits until what was written can be told from what will be.
  private func settle() { usleep(60_000) }

  @discardableResult
  private func generate(_ more: String...) -> proxygen.ExitStatus {
    let calls = calls
    let whole = folder.absolute("in/whole")
    var pipeline = Pipeline.echo
    let echo = Pipeline.echo.generate
    pipeline.generate = { inputs, request in
      try? calls.sink().write("x")
      var generated = echo(inputs, request)
      generated.diagnostics = [.warning("odd", at: .file("in/A.swift"), "odd, but it will do")]
      if FileManager.default.fileExists(atPath: whole) {
        generated.dependingOnBodies = ["in/B.swift"]
      }
      return generated
    }
    return ProxygenCommand.run(
      arguments: ["generate", "in", "--output", "out"] + more,
      environment: harness.environment, pipeline: pipeline)
  }

  /// Runs once more.
  ///
  /// - Returns: whether anything was generated.
  private func worksAgain(_ more: [String] = []) -> Bool {
    let before = calls.text
    if more.isEmpty { generate() } else { generate(more[0]) }
    return calls.text != before
  }

  private var entries: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.absolute("cache"))) ?? []
  }

  @Test func nothingIsDoneTwiceAndAllIsSaidTwice() throws {
    settle()
    #expect(generate() == .fine)
    let said = harness.errors.text
    #expect(said.contains("odd, but it will do"))
    #expect(!worksAgain())
    #expect(harness.errors.text == said + said)
    #expect(worksAgain(["--no-cache"]))
    #expect(!worksAgain())
  }

  @Test func whatChangesIsMadeAgain() throws {
    settle()
    generate()
    try write("struct A { }", to: "in/A.swift")
    settle()
    #expect(worksAgain())
    try write("struct C {}", to: "in/C.swift")
    settle()
    #expect(worksAgain())
    try FileManager.default.removeItem(atPath: folder.absolute("in/B.swift"))
    #expect(worksAgain())
    #expect(!worksAgain())
  }

  @Test func anOutputThatIsGoneOrEditedIsMadeAgain() throws {
    settle()
    generate()
    let output = try folder.read("out/RxA.swift")
    try FileManager.default.removeItem(atPath: folder.absolute("out/RxA.swift"))
    #expect(worksAgain())
    #expect(try folder.read("out/RxA.swift") == output)
    // Of the same length, at once: no stamp tells of it.
    try write(output.replacingOccurrences(of: "struct", with: "strict"), to: "out/RxA.swift")
    #expect(worksAgain())
    #expect(try folder.read("out/RxA.swift") == output)
  }

  @Test func anotherFileOfTheSameSizeAndTimeIsSeen() throws {
    settle()
    generate()
    let path = folder.absolute("in/A.swift")
    let time = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    try write("struct X {}", to: "other")
    try FileManager.default.setAttributes(
      [.modificationDate: time], ofItemAtPath: folder.absolute("other"))
    #expect(rename(folder.absolute("other"), path) == 0)
    settle()
    #expect(worksAgain())
    #expect(try folder.read("out/RxA.swift").contains("struct X"))
  }

  @Test func whatIsTooNewIsNotTrusted() throws {
    // Written a moment ago: it may be written again without a trace.
    try write("struct A {}", to: "in/A.swift")
    generate()
    #expect(entries.isEmpty)
    settle()
    #expect(worksAgain())
    #expect(!worksAgain())
  }

  @Test(arguments: ["", "\n", "cut", "garbage\n3 abc"])
  func aBrokenEntryIsThrownAway(_ contents: String) throws {
    settle()
    generate()
    let name = try #require(entries.first)
    try write(contents, to: "cache/\(name)")
    #expect(worksAgain())
    #expect(!worksAgain())
  }

  @Test func everyCutAndEveryChangedByteOfARecordIsSeen() throws {
    let cache = CacheFolder(path: folder.absolute("cache"))
    let record = RunRecord(
      inputs: [
        .init(stamps: QuickDigest(one: 1, other: 2), declarations: nil),
        .init(
          stamps: QuickDigest(one: 3, other: 4), declarations: QuickDigest(one: 5, other: 6)),
      ],
      outputs: PathList(["/a", "/b"]), fresh: [1], outputDigest: QuickDigest(one: 7, other: 8),
      diagnostics: [.note("odd", at: .commandLine, "odd")])
    let data = try #require(record.data)
    #expect(RunRecord(data) == record)
    cache.store(data, for: "key")
    let name = try #require(entries.first)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.absolute("cache/\(name)")))
    for count in 0..<whole.count {
      try folder.write(whole.prefix(count), to: "cache/\(name)")
      #expect(cache.value(for: "key") == nil)
      var changed = whole
      changed[count] ^= 0x20
      try folder.write(changed, to: "cache/\(name)")
      #expect(cache.value(for: "key") == nil)
    }
  }

  @Test(arguments: [
    [], [0, 0], [.max, 0, 0], [0, .max, 0, 0, 0], [0, 0, .max, 0, 0], [1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0], [0, 0, 8, 0, 0, 0],
  ])
  func whatIsNoRecordIsNone(_ numbers: [UInt64]) {
    #expect(RunRecord(numbers.withUnsafeBytes { Data($0) }) == nil)
  }

  @Test func whatDeclaresTheSameIsNotMadeAgain() throws {
    try write("public struct A {\n  func a() { b() }\n}", to: "in/A.swift")
    settle()
    generate()
    // The warning of `generate` stands in A, whose lines may be others now.
    try write("public struct A {\n  func a() { c() }\n}", to: "in/A.swift")
    settle()
    #expect(worksAgain())
    try write("struct B { var a: Int }\n", to: "in/B.swift")
    settle()
    #expect(worksAgain())
    try write("\n// B\nstruct B {\n  var a: Int }\n\n", to: "in/B.swift")
    let before = entries
    settle()
    #expect(!worksAgain())
    #expect(entries == before)
    try write("struct B { var b: Int }\n", to: "in/B.swift")
    settle()
    #expect(worksAgain())
    try write("// Generated by proxygen\nstruct B { var b: Int }\n", to: "in/B.swift")
    settle()
    #expect(worksAgain())
  }

  @Test func whatWasReadWholeIsMadeAgainWhateverItDeclares() throws {
    try write("struct B { func b() { c() } }", to: "in/B.swift")
    try write("", to: "in/whole")
    settle()
    generate()
    #expect(!worksAgain())
    try write("struct B { func b() { d() } }", to: "in/B.swift")
    settle()
    #expect(worksAgain())
    #expect(!worksAgain())
  }

  @Test func whatElseDecidesIsInTheKey() throws {
    try write("{\"version\": 1}", to: "proxygen.json")
    settle()
    generate()
    #expect(!worksAgain())
    #expect(worksAgain(["--keep-going"]))
    try write("{\"version\": 1 }", to: "proxygen.json")
    settle()
    #expect(worksAgain())
    #expect(!worksAgain())
  }

  @Test func anErrorIsNotRemembered() throws {
    try write("not Swift", to: "out/RxA.swift")
    settle()
    #expect(generate() == .failure)
    #expect(generate() == .failure)
    #expect(calls.text == "xx")
  }

  @Test func runsAtOnceDoNotDisturbEachOther() async throws {
    settle()
    await withTaskGroup(of: proxygen.ExitStatus.self) { group in
      for _ in 0..<8 { group.addTask { self.generate() } }
      for await status in group { #expect(status == .fine) }
    }
    #expect(!worksAgain())
    #expect(entries.count == 1)
  }
}

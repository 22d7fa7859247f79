import Foundation
import TestSupport
import Testing

/// Runs every case through the real command line, compiles what it made, and runs it where it can.
@Suite struct CaseTests {
  @Test(arguments: try ProxygenCase.allInAllStyles())
  func givesWhatIsExpected(_ proxygenCase: ProxygenCase) throws {
    let mismatch = try proxygenCase.folder.mismatch(
      of: proxygenCase.run(), withExpected: proxygenCase.expected)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  /// What the compiler finds after the types, it finds in both modes or in Swift 6 mode alone.
  @Test(arguments: try ProxygenCase.all().filter { try $0.sources() != nil }, LanguageMode.allCases)
  func compilesAsAppleCode(_ proxygenCase: ProxygenCase, _ mode: LanguageMode) throws {
    let sources = try #require(try proxygenCase.sources())
    let outcome = try TypeCheck(
      sources, .apple, mode,
      moreArguments: ["-package-name", "Checked"] + ProxygenCase.headerArguments(sources)
    ).run(mode == .swift6 ? .complete : .typesOnly)
    #expect(outcome.diagnostics == nil, "\(outcome.diagnostics ?? "")")
  }

  @Test(arguments: try ProxygenCase.allInAllStyles().filter { try $0.programSources() != nil })
  func behavesAsExpected(_ proxygenCase: ProxygenCase) throws {
    let sources = try #require(try proxygenCase.programSources())
    let run = try NativeProgram(sources).run()
    #expect(run.isSuccess, "\(run.end): \(run.errors)")
    let mismatch = try proxygenCase.folder.mismatch(
      of: FileTree(["output": run.standardOutput]), withExpected: proxygenCase.expectedProgram)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}

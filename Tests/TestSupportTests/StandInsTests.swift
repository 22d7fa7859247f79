import Foundation
import Testing

@testable import TestSupport

@Suite struct StandInsTests {
  /// Both flavours, each asked for from several threads at once, in a cache of their own.
  @Test func manyThatAskAtOnceGetOneBuild() async throws {
    let cache = try TemporaryFolder()
    let folders = try await withThrowingTaskGroup(of: URL.self) { group in
      for number in 0..<6 {
        group.addTask {
          try StandIns(Flavour.allCases[number % 2], cache: cache.url, environment: [:]).folder
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(folders.count == 2)
    for folder in folders {
      let rx = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("rx").path)
      #expect(
        Set(rx).isSuperset(of: ["RxCocoa", "RxRelay", "RxSwift"].map { "\($0).swiftmodule" }))
      let combine = folder.appendingPathComponent("combine/Combine.swiftmodule")
      #expect(FileManager.default.fileExists(atPath: combine.path))
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: cache.url.path)
    #expect(!left.contains { $0.hasSuffix(".unfinished") })
  }

  @Test func otherModulesReplaceTheStandInsOfOneFlavour() throws {
    let other = [StandIns.rxModulesVariable: "/real/modules"]
    #expect(try StandIns(.apple, environment: other).arguments.contains("/real/modules"))
    #expect(try !StandIns(.native, environment: other).arguments.contains("/real/modules"))
    #expect(try !StandIns(.apple, environment: [:]).arguments.contains("/real/modules"))
  }

  @Test func otherModulesOfCombineReplaceTheStandInOfBothFlavours() throws {
    let other = [StandIns.combineModulesVariable: "/real/modules"]
    #expect(try StandIns(.apple, environment: other).arguments.contains("/real/modules/apple"))
    let native = try StandIns(.native, environment: other)
    #expect(native.arguments.contains("/real/modules/native"))
    #expect(native.objects.map(\.path).contains("/real/modules/native/Combine.o"))
    let own = try StandIns(.native, environment: [:])
    #expect(!own.objects.map(\.path).contains("/real/modules/native/Combine.o"))
  }

  @Test func failedBuildLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let cache = BuildCache(folder: folder.url)
    #expect(throws: CompilationFailure.self) {
      try cache.folder("a") { _ in throw CompilationFailure(diagnostics: "") }
    }
    let built = try cache.folder("a") { folder in
      let content = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(content.isEmpty)
    }
    #expect(FileManager.default.fileExists(atPath: built.path))
    _ = try cache.folder("a") { _ in Issue.record("built twice") }
  }
}

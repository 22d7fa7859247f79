import Testing

@testable import TestSupport

@Suite(.enabled(if: Importer.isAvailable)) struct ImporterTests {
  private let header = """
    #import <Foundation/Foundation.h>
    @protocol Loader <NSObject>
    - (BOOL)loadName:(NSString * _Nonnull)name error:(NSError **)error;
    - (void)fetchWithCompletion:(void (^ _Nonnull)(NSUInteger count))completion;
    @end

    """

  @Test func showsWhatSwiftSees() throws {
    let interface = try Importer().interface(of: header)
    #expect(interface.contains("public protocol Loader : NSObjectProtocol {"))
    #expect(interface.contains("func loadName(_ name: String) throws"))
    #expect(interface.contains("func fetch(completion: @escaping @Sendable (UInt) -> Void)"))
    #expect(interface.contains("func fetch() async -> UInt"))
  }

  @Test func countsInSystemModulesAreSigned() throws {
    let interface = try Importer().interface(of: header, isSystemModule: true)
    #expect(interface.contains("func fetch() async -> Int"))
  }

  @Test func faultsOfTheHeaderAreFailures() {
    #expect(throws: CompilationFailure.self) { try Importer().interface(of: "@protocol") }
  }
}

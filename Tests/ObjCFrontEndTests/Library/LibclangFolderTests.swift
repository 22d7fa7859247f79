import Foundation
import Testing

@testable import ObjCFrontEnd

@Suite struct LibclangFolderTests {
  @Test func findsTheNewestHeadersBesideTheLibrary() throws {
    let fixture = try HeaderFixture(
      [:],
      others: [
        "lib/libclang.so": "", "lib/clang/9.0.1/include/stddef.h": "",
        "lib/clang/14.0.6/include/stddef.h": "", "lib/clang/99/README": "",
      ])
    let folder = fixture.folder.path
    #expect(
      LibclangFolder.resources(of: "\(folder)/lib/libclang.so") == "\(folder)/lib/clang/14.0.6")
    #expect(LibclangFolder.resources(of: "\(folder)/other/libclang.so") == nil)
  }
}

import Foundation
import Testing

@testable import ObjCFrontEnd

@Suite struct ObjCHeaderTests {
  @Test func survivesItsOwnEncoding() throws {
    var header = ObjCHeader(frameworks: ["UIKit"])
    header.symbols.classes["Thing"] = .init(isDefined: true, superclass: "NSObject", origin: .input)
    let bytes = try JSONEncoder().encode(header)
    #expect(try JSONDecoder().decode(ObjCHeader.self, from: bytes) == header)
  }
}

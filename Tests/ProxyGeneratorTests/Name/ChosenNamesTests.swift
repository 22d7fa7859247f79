import ProtocolModel
import SwiftFrontEnd
import Testing

@testable import ProxyGenerator

@Suite struct ChosenNamesTests {
  /// The codes of the diagnostics for two requirements with chosen names.
  private func codes(_ first: String, _ second: String, second condition: String? = nil) -> [String]
  {
    let source = """
      class Door { weak var delegate: DoorDelegate? }
      protocol DoorDelegate: AnyObject {
        #if A
        // proxygen:name \(first)
        func doorDidOpen(_ door: Door)
        #endif
        #if \(condition ?? "A")
        // proxygen:name \(second)
        func doorDidClose(_ door: Door)
        #endif
        func doorDidMove(_ door: Door)
      }
      """
    let file = SwiftFrontEnd.parse(source, path: "Door.swift").file
    return ProxyGenerator.analyze([file], style: .rx).diagnostics.map(\.rule)
  }

  @Test func anythingElseGoes() {
    #expect(codes("opened", "closed") == [])
  }

  @Test(arguments: ["base", "delegate", "setDelegate", "delegateProxy"])
  func namesOfTheExtensionAreTaken(_ name: String) {
    #expect(codes(name, "closed") == ["taken-name"])
  }

  @Test func oneNameIsChosenOnce() {
    #expect(codes("moved", "moved") == ["taken-name"])
    #expect(codes("moved", "moved", second: "!A") == [])
  }

  @Test(arguments: ["1a", "a-b", "_", "a b"])
  func mustBeAnIdentifier(_ name: String) {
    #expect(codes(name, "closed") == ["invalid-name"])
  }

  @Test func othersLeaveAChosenNameAlone() {
    let naming = Naming(
      """
      class Door { weak var delegate: DoorDelegate? }
      protocol DoorDelegate: AnyObject {
        // proxygen:name didOpen
        func doorDidTurn(_ door: Door)
        func doorDidOpen(_ door: Door)
      }
      """)
    #expect(naming.names == ["didOpen", "delegateDidOpen"])
  }
}

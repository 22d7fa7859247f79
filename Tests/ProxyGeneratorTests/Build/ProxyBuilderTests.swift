import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ProxyBuilderTests {
  private func proxy(_ text: String, _ name: String = "ThingDelegate") throws -> ProxyContext {
    ProxyBuilder(named: try ProtocolFixture(text).named(name), style: .rx).build()
  }

  @Test func names() throws {
    let proxy = try proxy(
      """
      public enum Map {
        public class WKView { public weak var pageDelegate: Delegate? }
        public protocol Delegate: AnyObject { func a() }
      }
      """, "Map.Delegate")
    #expect(proxy.className == "RxMapDelegateProxy")
    #expect(proxy.parentType == "Map.WKView")
    #expect(proxy.parentName == "view")
    #expect(proxy.delegateType == "any Map.Delegate")
    #expect(proxy.protocolName == "Map.Delegate")
    #expect(proxy.accessor == "pageDelegate")
    #expect(proxy.setter == "setPageDelegate")
    #expect(proxy.proxyAccessor == "pageDelegateProxy")
    #expect(
      proxy.property
        == .init(
          getter: "object.pageDelegate", setter: "object.pageDelegate = delegate",
          conformance: nil)
    )
    #expect(proxy.access == "public ")
    #expect(proxy.classAccess == "open ")
  }

  // MARK: All events and all responders

  @Test func groups() throws {
    let proxy = try proxy(
      """
      class Thing { weak var delegate: ThingDelegate? }
      protocol ThingDelegate: AnyObject { func a(); func b() -> Int }
      """)
    #expect(proxy.event == .init(type: "ThingDelegateEvent", isSendable: true))
    #expect(
      proxy.eventGroup
        == .init(type: "ThingDelegateEvents", accessor: "delegateEvents", takesIsolation: true))
    #expect(
      proxy.responderGroup
        == .init(
          type: "ThingDelegateResponders", accessor: "delegateResponders", takesIsolation: true))
  }

  @Test func groupsOfAStandaloneDelegate() throws {
    let proxy = try proxy(
      """
      // proxygen:standalone
      protocol ThingDelegate: AnyObject { func a(b: Node); func responders() -> Int }
      """)
    #expect(proxy.isStandalone)
    #expect(proxy.event == .init(type: "ThingDelegateEvent", isSendable: false))
    #expect(proxy.eventGroup?.accessor == "events")
    #expect(proxy.eventGroup?.takesIsolation == false)
    #expect(proxy.responderGroup?.accessor == "delegateResponders")
  }

  @Test func noGroups() throws {
    let proxy = try proxy(
      """
      class Thing { weak var delegate: ThingDelegate? }
      protocol ThingDelegate: AnyObject { func a(b: inout Int) }
      """)
    #expect(proxy.event == nil)
    #expect(proxy.eventGroup == nil)
    #expect(proxy.responderGroup == nil)
    #expect(!proxy.isUsable)
  }

  @Test(arguments: [
    ("weak var", ": AnyObject", "", false), ("unowned(unsafe) var", ": AnyObject", "", false),
    ("var", ": AnyObject", "", true), ("var", "", "", true),
    ("weak var", ": AnyObject", "// proxygen:retain\n", true),
  ])
  func holdsForwardee(
    _ property: String, _ inheritance: String, _ comment: String, _ isHeld: Bool
  ) throws {
    let proxy = try proxy(
      "class Thing { \(property) delegate: ThingDelegate? }\n"
        + "\(comment)protocol ThingDelegate\(inheritance) { func a() }")
    #expect(proxy.holdsForwardee == isHeld)
  }

  @Test func aComputedPropertyMayHoldWeakly() throws {
    let proxy = try proxy(
      """
      class Thing { var delegate: ThingDelegate? { get { nil } set {} } }
      protocol ThingDelegate: AnyObject { func a() }
      """)
    #expect(!proxy.holdsForwardee)
  }

  @Test(arguments: [
    ("delegate", "HasDelegate", "Delegate"), ("dataSource", "HasDataSource", "DataSource"),
  ])
  func conformance(_ property: String, _ name: String, _ type: String) throws {
    let proxy = try proxy(
      "package class Thing { package weak var \(property): ThingDelegate? }\n"
        + "package protocol ThingDelegate: AnyObject { func a() }")
    #expect(
      proxy.property.conformance
        == .init(name: name, associatedType: type, access: "package "))
  }

  @Test(arguments: [
    ("class Thing", "", ""), ("@MainActor class Thing", "@MainActor ", "@preconcurrency "),
    ("class Thing: UIView", "@MainActor ", "@preconcurrency "),
  ])
  func isolation(_ head: String, _ isolation: String, _ conformance: String) throws {
    let proxy = try proxy(
      "\(head) { weak var delegate: ThingDelegate? }\nprotocol ThingDelegate: AnyObject { func a() }"
    )
    #expect(proxy.isolation == isolation)
    #expect(proxy.conformancePrefix == conformance)
  }

  @Test(arguments: [("AnyObject", "delegate"), ("Sendable", "(delegate as AnyObject)")])
  func identity(_ inherited: String, _ expected: String) throws {
    let proxy = try proxy(
      "class Thing { var delegate: ThingDelegate? }\nprotocol ThingDelegate: \(inherited) { func a() }"
    )
    #expect(proxy.forwardeeIdentity == expected)
  }

  @Test func storageAndBodies() throws {
    let proxy = try proxy(
      """
      class Thing { weak var delegate: ThingDelegate? }
      protocol ThingDelegate: AnyObject {
        static func no()
        func a()
        func b() -> Int
        // proxygen:skip
        func c()
      }
      extension ThingDelegate { static func no() {} }
      """)
    #expect(proxy.storage.map(\.name) == ["aSubject", "bRelay"])
    #expect(proxy.hasStorage)
    #expect(proxy.hasSubjects)
    #expect(proxy.gate == nil)
    #expect(proxy.bodies.map(\.call) == ["a()", "b()", "c()"])
    #expect(proxy.bodies.map(\.isFirst) == [true, false, false])
    #expect(proxy.members.map(\.name) == ["a", "b"])
  }

  @Test func aProxyThatStoresNothing() throws {
    let proxy = try proxy(
      """
      class Thing: NSObject { weak var delegate: ThingDelegate? }
      @objc protocol ThingDelegate { @objc optional func a() }
      """)
    #expect(!proxy.hasStorage)
    #expect(!proxy.hasSubjects)
    #expect(proxy.bodies == [])
    #expect(proxy.gate == nil)
  }

  @Test(arguments: [
    ("NSObjectProtocol", "@objc optional func a() -> Int", false, "forwardToDelegate()"),
    (
      "AnyObject", "@objc optional func a(b: Point)", true,
      "(forwardToDelegate() as? NSObjectProtocol)"
    ),
  ])
  func gate(
    _ inherited: String, _ requirement: String, _ hasEvents: Bool, _ forwardee: String
  ) throws {
    let proxy = try proxy(
      """
      struct Point {}
      class Thing: NSObject { weak var delegate: ThingDelegate? }
      @objc protocol ThingDelegate: \(inherited) { \(requirement) }
      """)
    #expect(proxy.gate?.hasEvents == hasEvents)
    #expect(proxy.gate?.forwardee == forwardee)
    #expect(proxy.gate?.cases.count == 1)
  }

  @Test func availabilityAndConditions() throws {
    let proxy = try proxy(
      """
      #if os(iOS)
        class Thing { weak var delegate: ThingDelegate? }
      #endif
      #if DEBUG
        @available(iOS 15, *) @MainActor
        #if EXTRA
          @available(macOS 15, *)
        #endif
        protocol ThingDelegate: AnyObject { func a() }
      #endif
      """)
    #expect(proxy.attributes == ["@available(iOS 15, *)"])
    #expect(proxy.condition == "DEBUG && os(iOS)")
  }

  @Test(arguments: [
    ("AnyObject", ""), ("Sendable", ", @unchecked Sendable"),
    ("AnyObject & Sendable", ", @unchecked Sendable"),
  ])
  func sendable(_ inherited: String, _ expected: String) throws {
    let proxy = try proxy(
      "class Thing { var delegate: ThingDelegate? }\nprotocol ThingDelegate: \(inherited) { func a() }"
    )
    #expect(proxy.moreConformances == expected)
  }

  @Test(arguments: [
    ("protocol ThingDelegate: AnyObject", false, true, "", "forwardee"),
    ("protocol ThingDelegate", false, false, "", "(forwardee as AnyObject)"),
    ("@objc protocol ThingDelegate", true, true, "", "forwardee"),
    ("protocol ThingDelegate: Flying", false, false, "", "(forwardee as AnyObject)"),
    ("protocol ThingDelegate: AnyObject, Hashable", true, true, "", "forwardee"),
    ("protocol ThingDelegate: AnyObject, CustomStringConvertible", true, true, "", "forwardee"),
    ("protocol ThingDelegate: AnyObject, Identifiable", false, true, "", "forwardee"),
    (
      "protocol ThingDelegate: Sendable", false, false, ": @unchecked Sendable",
      "(forwardee as AnyObject)"
    ),
    (
      "protocol ThingDelegate: NSObjectProtocol, Sendable", true, true, ", @unchecked Sendable",
      "forwardee"
    ),
  ])
  func standalone(
    _ head: String, _ isObject: Bool, _ isClassBound: Bool, _ conformances: String,
    _ identity: String
  ) throws {
    let proxy = try proxy("// proxygen:standalone\n\(head) { func a() }")
    #expect(proxy.template == "rx/standalone")
    #expect(proxy.isNSObject == isObject)
    #expect(proxy.isClassBound == isClassBound)
    #expect(proxy.moreConformances == conformances)
    #expect(proxy.forwardeeIdentity == identity)
  }

  /// What nobody knows of a module's protocol may ask for an object; nobody but a module can.
  @Test(arguments: [("import Sky", true), ("", false)])
  func standaloneBelowAnUnknownProtocol(_ imports: String, _ isObject: Bool) throws {
    let text = "\(imports)\n// proxygen:standalone\nprotocol ThingDelegate: Flying { func a() }"
    #expect(try proxy(text).isNSObject == isObject)
  }

  @Test func retains() throws {
    let parent = "class Thing { weak var delegate: ThingDelegate? }\n"
    let delegate = "protocol ThingDelegate: AnyObject { func a() }"
    #expect(try !proxy(parent + delegate).retainsForwardee)
    #expect(try proxy(parent + "// proxygen:retain\n" + delegate).retainsForwardee)
  }
}

import ProtocolModel
import Testing

@testable import ProxyGenerator

@Suite struct SenderNamesTests {
  private func names(of type: String, called name: String = "_", for protocolName: String = "P")
    -> SenderNames
  {
    let property = DelegateProperty(name: "delegate", type: nil, parts: [], getter: "", setter: "")
    let parent = Parent(
      type: type, origin: .sender, property: property, accessLevel: nil, globalActor: nil,
      conditions: [], superclasses: [], conformances: [], mayConform: false)
    let sender = Parameter(label: nil, name: name, type: .named(type, arguments: []))
    return SenderNames(sender: sender, parent: parent, protocolName: protocolName)
  }

  @Test(arguments: ["clLocationManager", "locationManager", "manager", "boss", "cafeHost"])
  func contains(_ name: String) {
    let names = names(of: "CLLocationManager", called: "boss", for: "UICafeHostDelegate")
    #expect(names.contains(name))
    #expect(!names.contains("location"))
  }

  @Test(
    arguments: [
      ("scrollViewDidZoom", "didZoom"), ("viewDidZoom", "didZoom"),
      ("didZoomScrollView", "didZoom"),
      ("scrollViewURLChanged", "urlChanged"), ("scrollView", "scrollView"),
      ("viewable", "viewable"),
      ("didZoom", "didZoom"), ("scrollViewWasInterrupted", "scrollViewWasInterrupted"),
      ("scrollViewWasp", "wasp"),
    ])
  func removed(_ baseName: String, _ expected: String) {
    #expect(names(of: "UIScrollView").removed(from: baseName) == expected)
  }
}

import Testing

@testable import ObjCFrontEnd

@Suite struct SelfTypeNameTests {
  @Test(arguments: [
    ("dismissViewControllerAnimated", "UIViewController", "dismissAnimated"),
    ("showDelegate", "GadgetDelegate", "show"),
    ("reloadingDelegate", "GadgetDelegate", "reloadingDelegate"),
    ("delegateDidLoad", "GadgetDelegate", "delegateDidLoad"),
    ("setDelegate", "GadgetDelegate", "setDelegate"),
    ("loadThing", "GadgetDelegate", "loadThing"),
  ])
  func omitsTheTypeBehindAVerb(name: String, type: String, expected: String) {
    #expect(SelfTypeName.omitted(from: name, type: TypeWords(type), properties: []) == expected)
  }

  @Test func leavesWhatSpeaksOfAProperty() {
    let name = SelfTypeName.omitted(
      from: "removeGizmo", type: TypeWords("Gizmo"), properties: ["gizmos"])
    #expect(name == "removeGizmo")
  }
}

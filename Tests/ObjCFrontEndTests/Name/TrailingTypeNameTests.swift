import Testing

@testable import ObjCFrontEnd

@Suite struct TrailingTypeNameTests {
  @Test(arguments: [
    ("addItem", TypeWords("Item"), "add"),
    ("removeItems", TypeWords("NSArray", element: "Item"), "remove"),
    ("insertIndexes", TypeWords("NSIndexSet", element: "NSIndex"), "insert"),
    ("removeIndex", TypeWords("NSInteger"), "remove"),
    ("selectObjectValue", TypeWords("Object"), "select"),
    ("setColor", TypeWords("CGColorRef"), "setColor"),
    ("itemWithItem", TypeWords("Item"), "itemWith"),
    ("bigItem", TypeWords("Item"), "bigItem"),
    ("item", TypeWords("Item"), "item"),
    ("forItem", TypeWords("Item"), "forItem"),
    ("showError", TypeWords("NSError"), "showError"),
    ("addItem", TypeWords.none, "addItem"),
  ])
  func omitsWordsFromBaseNames(name: String, type: TypeWords, expected: String) {
    #expect(TrailingTypeName(type: type).omitted(from: name, role: .base) == expected)
  }

  @Test func leavesWhatSpeaksOfAProperty() {
    let rule = TrailingTypeName(type: TypeWords("NSString"), properties: ["strings"])
    #expect(rule.omitted(from: "addString", role: .base) == "addString")
    #expect(rule.omitted(from: "byString", role: .label) == "by")
  }

  @Test func aFirstLabelMayGoAltogether() {
    let rule = TrailingTypeName(type: TypeWords("Item"))
    #expect(rule.omitted(from: "Item", role: .firstLabel) == "")
    #expect(rule.omitted(from: "Item", role: .label) == "Item")
  }

  @Test func aPropertyLosesItsTypeBehindAnyWord() {
    let rule = TrailingTypeName(type: TypeWords("Gizmo"))
    #expect(rule.omitted(from: "parentGizmo", role: .property) == "parent")
    #expect(rule.omitted(from: "selfGizmo", role: .property) == "selfGizmo")
  }
}

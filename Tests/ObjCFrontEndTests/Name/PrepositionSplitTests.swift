import Testing

@testable import ObjCFrontEnd

@Suite struct PrepositionSplitTests {
  @Test(arguments: [
    ("moveToPoint", TypeWords.none, "move", "ToPoint"),
    ("typeOfFile", TypeWords.none, "type", "OfFile"),
    ("moveToX", TypeWords.none, "moveTo", "X"),
    ("findBestMatchingX", TypeWords.none, "findBest", "MatchingX"),
    ("compatibleWithX", TypeWords.none, "compatible", "WithX"),
    ("drawInRectOfView", TypeWords.none, "draw", "InRectOfView"),
    ("viewCompatibleWithTraits", TypeWords.none, "view", "CompatibleWithTraits"),
    ("enumerateUsingBlock", TypeWords("Block", role: .function), "enumerate", "Block"),
    ("fadeAnimated", TypeWords("Bool", role: .boolean), "fade", "animated"),
  ])
  func splits(name: String, type: TypeWords, base: String, label: String) {
    let split = PrepositionSplit(of: name, firstType: type, firstParameter: "x")
    #expect(split?.base == base)
    #expect(split?.label == label)
  }

  @Test(arguments: [
    "setValueForKey", "plugInItem", "failWithError", "loadItem", "forItem", "getForItem",
    "moveToVisible", "readFromBackingStore",
  ])
  func keepsInOne(name: String) {
    #expect(PrepositionSplit(of: name, firstType: .none, firstParameter: "x") == nil)
  }

  @Test func keepsActionsInOne() {
    let object = TypeWords("Object")
    #expect(
      PrepositionSplit(of: "moveWithCare", firstType: object, firstParameter: "sender") == nil)
    #expect(PrepositionSplit(of: "moveWithCare", firstType: object, firstParameter: "x") != nil)
  }

  @Test func leavesAVacuousPrepositionOut() {
    var type = TypeWords("Item")
    type.hasDefault = true
    let split = PrepositionSplit(of: "openWithOptions", firstType: type, firstParameter: "x")
    #expect(split?.label == "Options")
    let zone = PrepositionSplit(of: "copyWithZone", firstType: type, firstParameter: "x")
    #expect(zone?.label == "WithZone")
  }
}

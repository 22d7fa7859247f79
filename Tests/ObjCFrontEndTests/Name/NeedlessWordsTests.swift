import Testing

@testable import ObjCFrontEnd

@Suite struct NeedlessWordsTests {
  @Test func aResultOfTheOwnTypeGoesFromTheFront() {
    var words = NeedlessWords(
      base: "colorWithAlpha", labels: [""], result: TypeWords("UIColor"),
      context: TypeWords("UIColor"), parameters: [TypeWords("CGFloat")])
    words.omit()
    #expect(words.base == "withAlpha")
  }

  @Test func aPropertyOfTheOwnTypeLosesIt() {
    var words = NeedlessWords(
      base: "parentGizmo", result: TypeWords("Gizmo"), context: TypeWords("Gizmo"),
      isProperty: true)
    words.omit()
    #expect(words.base == "parent")
  }

  @Test func theLabelOfADefaultedArgumentStays() {
    var words = NeedlessWords(
      base: "startWithCompletion", labels: [""], result: TypeWords("Void"), context: .none,
      parameters: [TypeWords("Block", role: .function)])
    words.parameters[0].hasDefault = true
    words.omit()
    #expect(words.base == "start")
    #expect(words.labels == ["completion"])
  }

  @Test func initialismsAreLowered() {
    var words = NeedlessWords(
      base: "URLSession", labels: ["", "URLItem"], result: TypeWords("Void"), context: .none,
      parameters: [.none, .none])
    words.omit()
    #expect(words.base == "urlSession")
    #expect(words.labels == ["", "urlItem"])
  }

  @Test func elementsCountWhereBothAreKnown() {
    let array = TypeWords("NSArray", element: "Item")
    #expect(array.isSameType(as: TypeWords("NSArray")))
    #expect(!array.isSameType(as: TypeWords("NSArray", element: "Thing")))
  }
}

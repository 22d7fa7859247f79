import Testing

@testable import ObjCFrontEnd

@Suite struct TypeWordsTests {
  @Test(arguments: [
    ("url", "NSURL"), ("Path", "path"), ("point", "Point3"), ("view", "View"),
  ])
  func matchesWords(name: String, type: String) {
    #expect(TypeWords.matches(name, type))
  }

  @Test(arguments: [
    ("iew", "View"), ("Views", "View"), ("color", "Recolor"), ("point", "PointX"), ("a", "b"),
    ("Range", "NSRange"),
  ])
  func tellsOthersApart(name: String, type: String) {
    #expect(!TypeWords.matches(name, type))
  }

  @Test(arguments: [
    ("CGColorRef", "CGColor"), ("EventMask", "Event"), ("KindType", "Kind"), ("Vector3D", "Vector"),
    ("size_t", "size"), ("Type", nil), ("Color", nil), ("D", nil), ("ThreeD", nil),
  ])
  func dropsSuffixes(name: String, expected: String?) {
    #expect(TypeWords.withoutSuffix(name) == expected)
  }
}

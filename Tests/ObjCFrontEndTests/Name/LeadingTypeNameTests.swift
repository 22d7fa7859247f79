import Testing

@testable import ObjCFrontEnd

@Suite struct LeadingTypeNameTests {
  @Test(arguments: [
    ("colorWithRed", "UIColor", "WithRed"),
    ("gizmoNamed", "Gizmo", "Named"),
    ("dataTaskWithURL", "NSURLSessionDataTask", "WithURL"),
    ("gizmo", "Gizmo", ""),
    ("qzTargetNSURLNSURLSince", "QzTargetNSURL", "Since"),
    ("sharedGizmo", "Gizmo", "sharedGizmo"),
    ("data", "NSURLSessionDataTask", "data"),
    ("mode3DTrouble", "ZZMode3D", "Trouble"), ("modeYX3Trouble", "ZZModeYX3", "Trouble"),
    ("modeY3DTrouble", "ZZModeY3D", "modeY3DTrouble"), ("y3Trouble", "ZZY3", "y3Trouble"),
    ("modeAb2Trouble", "ZZModeAb2", "Trouble"),
  ])
  func findsTheTypeAtTheFront(name: String, type: String, rest: String) {
    #expect(LeadingTypeName.remainder(of: name, after: type) == rest)
  }

  @Test(arguments: [
    ("stringByAppendingText", "NSString", "AppendingText"),
    ("stringByText", "NSString", "ByText"),
    ("stringFor", "NSString", "stringFor"),
    ("stringValue", "NSString", "stringValue"),
  ])
  func omitsTheTypeBeforeAPreposition(name: String, type: String, rest: String) {
    #expect(LeadingTypeName.omitted(from: name, type: TypeWords(type)) == rest)
  }
}

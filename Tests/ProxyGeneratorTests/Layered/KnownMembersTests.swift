import Testing

@testable import ProxyGenerator

struct KnownMembersTests {
  @Test(arguments: [
    ("UIView", "didAddSubview"), ("UICollectionView", "touchesBegan"),
    ("UIViewController", "willMove"), ("CALayer", "draw"), ("CAShapeLayer", "layoutSublayers"),
    ("NSTableView", "mouseDown"), ("UIKit.UIView", "layoutSubviews"),
  ])
  func aFamilyHasItsMethods(_ name: String, _ method: String) {
    #expect(KnownMembers.names(of: name).contains(method))
  }

  @Test(arguments: ["FSView", "UIDevice", "CLLocationManager", "View", "NSDataLayer"])
  func othersHaveNone(_ name: String) {
    #expect(KnownMembers.names(of: name).isEmpty)
  }
}

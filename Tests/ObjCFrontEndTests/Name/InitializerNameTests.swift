import Testing

@testable import ObjCFrontEnd

@Suite struct InitializerNameTests {
  @Test(arguments: [
    ("- (instancetype)init", ""), ("- (instancetype)initWithItem:(Item *)item", "item"),
    ("- (instancetype)initForReading", "forReading"), ("- (id)initOld:(int)x", "old"),
    ("- (instancetype)initWithURL:(NSURL *)url", "URL"),
    ("- (instancetype)initWithIn:(int)x", "withIn"),
    ("+ (instancetype)gizmoWithItem:(Item *)item", "item"),
    ("+ (Gizmo *)gizmoNamed:(int)x", "named"), ("+ (instancetype)gizmo", ""),
  ])
  func takesTheLabelFromBehindThePrefix(method: String, label: String) {
    #expect(initializer(method)?.label == label)
  }

  @Test(arguments: [
    "- (void)initThing", "- (void)initialize", "+ (instancetype)gizmoForReading",
    "+ (Gizmo *)sharedGizmo", "+ (Item *)gizmoItem:(int)x", "- (Gizmo *)gizmoWithItem:(Item *)item",
  ])
  func othersAreMethods(method: String) {
    #expect(initializer(method) == nil)
  }

  @Test func protocolsHaveNoFactories() {
    let owner = MemberOwner.protocolType(named: "Gizmo")
    let method = Sample.method("+ (instancetype)gizmoNamed:(int)x")
    #expect(InitializerName(of: method, in: owner) == nil)
  }

  private func initializer(_ text: String) -> InitializerName? {
    let owner = MemberOwner.classType("Gizmo", KnownNames(ObjCHeader()))
    return InitializerName(of: Sample.method(text), in: owner)
  }
}

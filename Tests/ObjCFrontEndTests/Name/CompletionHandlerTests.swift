import Testing

@testable import ObjCFrontEnd

@Suite struct CompletionHandlerTests {
  @Test(arguments: [
    ("- (void)loadWithCompletionHandler:(void (^)(BOOL))block", 0),
    ("- (void)fetchWithReply:(void (^)(BOOL))block", 0),
    ("- (void)load:(int)x completionHandler:(void (^)(BOOL))block", 1),
    ("- (void)load:(int)x thenWithCompletion:(void (^)(BOOL))block", 1),
    ("- (void)load:(int)x and:(void (^)(BOOL))completion", 1),
    ("- (void)get:(void (^)(BOOL))completion", 0),
    ("- (void)getWithCompletion:(int)x reply:(void (^)(BOOL))block", 1),
  ])
  func isKnownByItsName(method: String, index: Int) {
    #expect(handler(method) == index)
  }

  @Test(arguments: [
    "- (void)load:(void (^)(BOOL))block", "- (void)load:(int)x completion:(int)y",
    "- (int)load:(int)x completion:(void (^)(BOOL))block", "- (void)load",
    // Twins would have no name.
    "- (void)getWithCompletion:(void (^)(BOOL))completion",
    "- (void)WithCompletion:(void (^)(BOOL))completion",
  ])
  func othersAreNone(method: String) {
    #expect(handler(method) == nil)
  }

  @Test func attributesDecide() {
    let text = "- (void)load:(int)x then:(void (^)(BOOL))block"
    #expect(handler(text) { $0.async = .swiftPrivate(handler: 2) } == 1)
    #expect(handler(text) { $0.async = .swiftPrivate(handler: 1) } == nil)
    #expect(handler(text) { $0.asyncName = "load(_:)" } == 1)
    let named = "- (void)load:(int)x completion:(void (^)(BOOL))block"
    #expect(handler(named) { $0.async = SwiftAsync.none } == nil)
    let nameless = "- (void)getWithReply:(void (^)(BOOL))block"
    #expect(handler(nameless) { $0.async = .notSwiftPrivate(handler: 1) } == nil)
    #expect(handler(nameless) { $0.async = .swiftPrivate(handler: 1) } == 0)
    #expect(handler(nameless) { $0.isPrivate = true } == 0)
    #expect(handler(nameless) { $0.asyncName = "fetch()" } == 0)
  }

  private func handler(
    _ text: String, _ change: (inout SwiftAttributes) -> Void = { _ in }
  ) -> Int? {
    var method = Sample.method(text)
    change(&method.declaration.attributes)
    return CompletionHandler.index(
      in: method, base: method.firstPiece,
      labels: method.parameters.isEmpty ? [] : [""] + method.pieces.dropFirst(),
      isExplicit: false, error: nil)
  }
}

/// What Apple's views, layers and controllers are told by the system, from their headers: a hook of that name would override it.
enum KnownMembers {
  /// Of a class that no input declares, by its family.
  static func names(of name: String) -> Set<String> {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    switch FrameworkPrefix.of(last) {
    case "UI" where last.hasSuffix("Controller"): return responder.union(controller)
    case "UI" where KnownInitializers.isView(last): return responder.union(view)
    case "UI" where ["UIResponder", "UIWindow", "UIApplication"].contains(last): return responder
    case "CA" where last.hasSuffix("Layer"): return layer
    case "NS" where KnownInitializers.isView(last): return macResponder.union(macView)
    default: return []
    }
  }

  private static let responder: Set<String> = [
    "motionBegan", "motionCancelled", "motionEnded", "pressesBegan", "pressesCancelled",
    "pressesChanged", "pressesEnded", "touchesBegan", "touchesCancelled", "touchesEnded",
    "touchesEstimatedPropertiesUpdated", "touchesMoved",
  ]

  private static let view: Set<String> = [
    "adjustedContentInsetDidChange", "cancelTracking", "didAddSubview", "didMoveToSuperview",
    "didMoveToWindow", "didUpdateFocus", "draw", "endTracking", "layoutMarginsDidChange",
    "layoutSubviews", "prepareForReuse", "safeAreaInsetsDidChange", "tintColorDidChange",
    "traitCollectionDidChange", "updateConstraints", "willMove", "willRemoveSubview",
    "willTransition",
  ]

  private static let controller: Set<String> = [
    "didMove", "didReceiveMemoryWarning", "didUpdateFocus", "prepare", "traitCollectionDidChange",
    "updateViewConstraints", "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews",
    "viewDidLoad", "viewIsAppearing", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange",
    "viewWillAppear", "viewWillDisappear", "viewWillLayoutSubviews", "viewWillTransition",
    "willMove", "willTransition",
  ]

  private static let layer: Set<String> = ["action", "display", "draw", "layoutSublayers"]

  private static let macResponder: Set<String> = [
    "flagsChanged", "keyDown", "keyUp", "mouseDown", "mouseDragged", "mouseEntered", "mouseExited",
    "mouseMoved", "mouseUp", "rightMouseDown", "rightMouseDragged", "rightMouseUp", "scrollWheel",
  ]

  private static let macView: Set<String> = [
    "didAddSubview", "draw", "layout", "updateConstraints", "updateLayer", "viewDidHide",
    "viewDidMoveToSuperview", "viewDidMoveToWindow", "viewDidUnhide", "viewWillMove",
    "willRemoveSubview",
  ]
}

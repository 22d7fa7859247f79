extension PublishedNames {
  /// RxSwiftCommunity/RxSpriteKit.
  static let rxSpriteKit = PublishedNames(
    library: "RxSpriteKit", isHeldOut: false,
    source: """
      // proxygen:parent SKScene
      protocol SKSceneDelegate {
        // proxygen:name didApplyConstraints
        func didApplyConstraints(for scene: SKScene)
        // proxygen:name didEvaluateActions
        func didEvaluateActions(for scene: SKScene)
        // proxygen:name didFinishUpdate
        func didFinishUpdate(for scene: SKScene)
        // proxygen:name didSimulatePhysics
        func didSimulatePhysics(for scene: SKScene)
        // proxygen:name update
        func update(_ currentTime: TimeInterval, for scene: SKScene)
      }
      """)
}

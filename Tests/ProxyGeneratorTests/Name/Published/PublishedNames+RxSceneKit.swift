extension PublishedNames {
  /// RxSwiftCommunity/RxSceneKit.
  static let rxSceneKit = PublishedNames(
    library: "RxSceneKit", isHeldOut: false,
    source: """
      class SCNView: SCNBaseView, SCNSceneRenderer {}

      // proxygen:parent SCNView
      protocol SCNSceneRendererDelegate {
        // proxygen:name didApplyAnimationsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
        )
        // proxygen:name didApplyConstraintsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval
        )
        // proxygen:name didRenderSceneAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer,
          didRenderScene scene: SCNScene,
          atTime time: TimeInterval
        )
        // proxygen:name didSimulatePhysicsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
        )
        // proxygen:name updateAtTime
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
        // proxygen:name willRenderSceneAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer,
          willRenderScene scene: SCNScene,
          atTime time: TimeInterval
        )
      }
      """)
}

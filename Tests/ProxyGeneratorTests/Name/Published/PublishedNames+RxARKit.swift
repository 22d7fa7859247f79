extension PublishedNames {
  /// RxSwiftCommunity/RxARKit.
  static let rxARKit = PublishedNames(
    library: "RxARKit", isHeldOut: false,
    source: """
      class ARSCNView: SCNView {}
      class SCNView: SCNBaseView, SCNSceneRenderer {}

      // proxygen:parent ARSCNView
      protocol ARSCNViewDelegate {
        // proxygen:name didAddNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name willUpdateNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name didUpdateNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name didRemoveNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name updateAtTime
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
        // proxygen:name didApplyAnimationsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
        )
        // proxygen:name didSimulatePhysicsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
        )
        // proxygen:name didApplyConstraintsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval
        )
        // proxygen:name willRenderSceneAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer,
          willRenderScene scene: SCNScene,
          atTime time: TimeInterval
        )
        // proxygen:name didRenderSceneAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer,
          didRenderScene scene: SCNScene,
          atTime time: TimeInterval
        )
      }

      // proxygen:parent ARSKView
      protocol ARSKViewDelegate {
        // proxygen:name didAddNodeForAnchor
        func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
        // proxygen:name willUpdateNodeForAnchor
        func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor)
        // proxygen:name didUpdateNodeForAnchor
        func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
        // proxygen:name didRemoveNodeForAnchor
        func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
      }

      // proxygen:parent ARSession
      protocol ARSessionObserver {
        // proxygen:name didFailWithError
        func session(_ session: ARSession, didFailWithError error: Error)
        // proxygen:name cameraDidChangeTrackingState
        func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
        // proxygen:name sessionWasInterrupted
        func sessionWasInterrupted(_ session: ARSession)
        // proxygen:name sessionInterruptionEnded
        func sessionInterruptionEnded(_ session: ARSession)
        // proxygen:name sessionShouldAttemptRelocalization
        func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
        // proxygen:name didOutputAudioSampleBuffer
        func session(
          _ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer
        )
      }

      // proxygen:parent ARSession
      protocol ARSessionDelegate {
        // proxygen:name didUpdateFrame
        func session(_ session: ARSession, didUpdate frame: ARFrame)
        // proxygen:name didAddAnchors
        func session(_ session: ARSession, didAdd anchors: [ARAnchor])
        // proxygen:name didUpdateAnchors
        func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
        // proxygen:name didRemoveAnchors
        func session(_ session: ARSession, didRemove anchors: [ARAnchor])
      }
      """)
}

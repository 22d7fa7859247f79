extension PublishedNames {
  /// tokijh, Rx/ARKitSamples.
  static let arKitSamples = PublishedNames(
    library: "ARKitSamples", isHeldOut: true,
    source: """
      class ARSCNView: SCNView {}
      class SCNView: SCNBaseView, SCNSceneRenderer {}

      // proxygen:parent ARSCNView
      protocol ARSCNViewDelegate {
        // proxygen:name didAdd
        func renderer(
          _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name willUpdate
        func renderer(
          _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name didUpdate
        func renderer(
          _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name didRemove
        func renderer(
          _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name sessionDidFailWithError
        func session(_ session: ARSession, didFailWithError error: Error)
        // proxygen:name sessionCameraDidChangeTrackingState
        func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
        // proxygen:name sessionWasInterrupted
        func sessionWasInterrupted(_ session: ARSession)
        // proxygen:name sessionInterruptionEnded
        func sessionInterruptionEnded(_ session: ARSession)
        // proxygen:name sessionDidOutputAudioSampleBuffer
        func session(
          _ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer
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
        // proxygen:name sessionDidFailWithError
        func session(_ session: ARSession, didFailWithError error: Error)
        // proxygen:name sessionCameraDidChangeTrackingState
        func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
        // proxygen:name sessionWasInterrupted
        func sessionWasInterrupted(_ session: ARSession)
        // proxygen:name sessionInterruptionEnded
        func sessionInterruptionEnded(_ session: ARSession)
        // proxygen:name sessionDidOutputAudioSampleBuffer
        func session(
          _ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer
        )
      }
      """)

  /// ptyuan, RxARKit.
  static let yuanARKit = PublishedNames(
    library: "YuanARKit", isHeldOut: true,
    source: """
      class ARSCNView: SCNView {}
      class SCNView: SCNBaseView, SCNSceneRenderer {}

      // proxygen:parent ARSCNView
      protocol ARSCNViewDelegate {
        // proxygen:name rendererDidAddNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name rendererWillUpdateNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name rendererDidUpdateNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name rendererDidMoveNodeForAnchor
        func renderer(
          _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
        )
        // proxygen:name didFailWithError
        func session(_ session: ARSession, didFailWithError error: Error)
        // proxygen:name cameraDidChangeTrackingState
        func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
        // proxygen:name sessionInterruptionEnded
        func sessionInterruptionEnded(_ session: ARSession)
        // proxygen:name rendererUpdateAtTime
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
        // proxygen:name rendererDidSimulatePhysicsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
        )
        // proxygen:name rendererDidApplyConstraintsAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval
        )
        // proxygen:name rendererWillRenderSceneAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer,
          willRenderScene scene: SCNScene,
          atTime time: TimeInterval
        )
        // proxygen:name rendererDidRenderSceneAtTime
        func renderer(
          _ renderer: any SCNSceneRenderer,
          didRenderScene scene: SCNScene,
          atTime time: TimeInterval
        )
        // proxygen:name didOutputAudioSampleBuffer
        func session(
          _ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer
        )
      }
      """)

  /// ytxIos, FSPagerView/Rx.
  static let ytxPager = PublishedNames(
    library: "YtxPager", isHeldOut: true,
    source: """
      // proxygen:parent FSPagerView
      protocol FSPagerViewDelegate {
        // proxygen:name itemSelected
        func pagerView(_ pagerView: FSPagerView, didSelectItemAt index: Int)
        // proxygen:name willDisplayCell
        func pagerView(
          _ pagerView: FSPagerView, willDisplay cell: FSPagerViewCell, forItemAt index: Int
        )
        // proxygen:name didEndDisplayingCell
        func pagerView(
          _ pagerView: FSPagerView, didEndDisplaying cell: FSPagerViewCell, forItemAt index: Int
        )
      }
      """)

  /// Chanchana Koedtho, FSPagerView/Rx.
  static let koedthoPager = PublishedNames(
    library: "KoedthoPager", isHeldOut: true,
    source: """
      // proxygen:parent FSPagerView
      protocol FSPagerViewDelegate {
        // proxygen:name didSelectItemAt
        func pagerView(_ pagerView: FSPagerView, didSelectItemAt index: Int)
        // proxygen:name pagerViewWillEndDragging
        func pagerViewWillEndDragging(_ pagerView: FSPagerView, targetIndex: Int)
        // proxygen:name pagerViewDidEndScrollAnimation
        func pagerViewDidEndScrollAnimation(_ pagerView: FSPagerView)
        // proxygen:name pagerViewDidScroll
        func pagerViewDidScroll(_ pagerView: FSPagerView)
      }
      """)
}

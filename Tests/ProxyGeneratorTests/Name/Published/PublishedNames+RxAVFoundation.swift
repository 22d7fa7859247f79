extension PublishedNames {
  /// pawelrup/RxAVFoundation.
  static let rxAVFoundation = PublishedNames(
    library: "RxAVFoundation", isHeldOut: false,
    source: """
      class AVCaptureAudioDataOutput: AVCaptureOutput {}
      class AVCaptureVideoDataOutput: AVCaptureOutput {}
      class AVPlayerItemVideoOutput: AVPlayerItemOutput {}

      // proxygen:parent AVAssetResourceLoader
      protocol AVAssetResourceLoaderDelegate {
        // proxygen:name shouldWaitForResponseToAuthenticationChallenge
        func resourceLoader(
          _ resourceLoader: AVAssetResourceLoader,
          shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
        ) -> Bool
        // proxygen:name didCancelLoadingRequest
        func resourceLoader(
          _ resourceLoader: AVAssetResourceLoader,
          didCancel loadingRequest: AVAssetResourceLoadingRequest
        )
        // proxygen:name didCancelAuthenticationChallenge
        func resourceLoader(
          _ resourceLoader: AVAssetResourceLoader,
          didCancel authenticationChallenge: URLAuthenticationChallenge
        )
      }

      // proxygen:parent AVCaptureAudioDataOutput
      protocol AVCaptureAudioDataOutputSampleBufferDelegate {
        // proxygen:name didOutputFromConnection
        func captureOutput(
          _ output: AVCaptureOutput,
          didOutput sampleBuffer: CMSampleBuffer,
          from connection: AVCaptureConnection
        )
      }

      // proxygen:parent AVCaptureDepthDataOutput
      protocol AVCaptureDepthDataOutputDelegate {
        // proxygen:name didOutputDepthData
        func depthDataOutput(
          _ output: AVCaptureDepthDataOutput,
          didOutput depthData: AVDepthData,
          timestamp: CMTime,
          connection: AVCaptureConnection
        )
      }

      // proxygen:parent AVCaptureMetadataOutput
      protocol AVCaptureMetadataOutputObjectsDelegate {
        // proxygen:name didOutputMetadataObjects
        func metadataOutput(
          _ output: AVCaptureMetadataOutput,
          didOutput metadataObjects: [AVMetadataObject],
          from connection: AVCaptureConnection
        )
      }

      // proxygen:parent AVCaptureVideoDataOutput
      protocol AVCaptureVideoDataOutputSampleBufferDelegate {
        // proxygen:name didOutputSampleBuffer
        func captureOutput(
          _ output: AVCaptureOutput,
          didOutput sampleBuffer: CMSampleBuffer,
          from connection: AVCaptureConnection
        )
        // proxygen:name didDropSampleBuffer
        func captureOutput(
          _ output: AVCaptureOutput,
          didDrop sampleBuffer: CMSampleBuffer,
          from connection: AVCaptureConnection
        )
      }

      // proxygen:parent AVContentKeySession
      protocol AVContentKeySessionDelegate {
        // proxygen:name didProvideKeyRequest
        func contentKeySession(
          _ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest
        )
        // proxygen:name didProvidePersistableKeyRequest
        func contentKeySession(
          _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest
        )
        // proxygen:name didProvideRenewingContentKeyRequest
        func contentKeySession(
          _ session: AVContentKeySession,
          didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
        )
        // proxygen:name didUpdatePersistableContentKeyForContentKeyIdentifier
        func contentKeySession(
          _ session: AVContentKeySession,
          didUpdatePersistableContentKey persistableContentKey: Data,
          forContentKeyIdentifier keyIdentifier: Any
        )
        // proxygen:name contentKeyRequestDidFailWithError
        func contentKeySession(
          _ session: AVContentKeySession,
          contentKeyRequest keyRequest: AVContentKeyRequest,
          didFailWithError err: Error
        )
        // proxygen:name contentKeyRequestDidSucceed
        func contentKeySession(
          _ session: AVContentKeySession,
          contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest
        )
        // proxygen:name contentKeySessionContentProtectionSessionIdentifierDidChange
        func contentKeySessionContentProtectionSessionIdentifierDidChange(
          _ session: AVContentKeySession
        )
        // proxygen:name contentKeySessionDidGenerateExpiredSessionReport
        func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession)
      }

      // proxygen:parent AVPlayerItemLegibleOutput
      protocol AVPlayerItemLegibleOutputPushDelegate {
        // proxygen:name didOutput
        func legibleOutput(
          _ output: AVPlayerItemLegibleOutput,
          didOutputAttributedStrings strings: [NSAttributedString],
          nativeSampleBuffers nativeSamples: [Any],
          forItemTime itemTime: CMTime
        )
      }

      // proxygen:parent AVPlayerItemMetadataCollector
      protocol AVPlayerItemMetadataCollectorPushDelegate {
        // proxygen:name didCollectMetadataGroups
        func metadataCollector(
          _ metadataCollector: AVPlayerItemMetadataCollector,
          didCollect metadataGroups: [AVDateRangeMetadataGroup],
          indexesOfNewGroups: IndexSet,
          indexesOfModifiedGroups: IndexSet
        )
      }

      // proxygen:parent AVPlayerItemVideoOutput
      protocol AVPlayerItemOutputPullDelegate {
        // proxygen:name outputMediaDataWillChange
        func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
        // proxygen:name outputSequenceWasFlushed
        func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
      }
      """)
}

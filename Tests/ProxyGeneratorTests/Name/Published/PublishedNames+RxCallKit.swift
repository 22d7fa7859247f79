extension PublishedNames {
  /// pawelrup/RxCallKit.
  static let rxCallKit = PublishedNames(
    library: "RxCallKit", isHeldOut: false,
    source: """
      // proxygen:parent CXProvider
      protocol CXProviderDelegate {
        // proxygen:name didActivate
        func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
        // proxygen:name didDeactivate
        func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
        // proxygen:name executeTransaction
        func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
        // proxygen:name timedOutPerforming
        func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
        // proxygen:name didBegin
        func providerDidBegin(_ provider: CXProvider)
        // proxygen:name providerDidReset
        func providerDidReset(_ provider: CXProvider)
        // proxygen:name performStartCall
        func provider(_ provider: CXProvider, perform action: CXStartCallAction)
        // proxygen:name performAnswerCall
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
        // proxygen:name performEndCall
        func provider(_ provider: CXProvider, perform action: CXEndCallAction)
        // proxygen:name performSetHeldCall
        func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
        // proxygen:name performSetMutedCall
        func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
        // proxygen:name performSetGroupCall
        func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
        // proxygen:name performPlayDTMFCall
        func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
      }

      // proxygen:parent CXCallObserver
      protocol CXCallObserverDelegate {
        // proxygen:name callChanged
        func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
      }
      """)
}

extension PublishedNames {
  /// pawelrup/RxAVKit.
  static let rxAVKit = PublishedNames(
    library: "RxAVKit", isHeldOut: false,
    source: """
      // proxygen:parent AVPictureInPictureController
      protocol AVPictureInPictureControllerDelegate {
        // proxygen:name failedToStartPictureInPictureWithError
        func pictureInPictureController(
          _ pictureInPictureController: AVPictureInPictureController,
          failedToStartPictureInPictureWithError error: Error
        )
        // proxygen:name restoreUserInterfaceForPictureInPictureStopWithCompletion
        func pictureInPictureController(
          _ pictureInPictureController: AVPictureInPictureController,
          restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
        )
        // proxygen:name didStartPictureInPicture
        func pictureInPictureControllerDidStartPictureInPicture(
          _ pictureInPictureController: AVPictureInPictureController
        )
        // proxygen:name didStopPictureInPicture
        func pictureInPictureControllerDidStopPictureInPicture(
          _ pictureInPictureController: AVPictureInPictureController
        )
        // proxygen:name willStartPictureInPicture
        func pictureInPictureControllerWillStartPictureInPicture(
          _ pictureInPictureController: AVPictureInPictureController
        )
        // proxygen:name willStopPictureInPicture
        func pictureInPictureControllerWillStopPictureInPicture(
          _ pictureInPictureController: AVPictureInPictureController
        )
      }

      // proxygen:parent AVPlayerViewController
      protocol AVPlayerViewControllerDelegate {
        // proxygen:name didAccept
        func playerViewController(
          _ playerViewController: AVPlayerViewController, didAccept proposal: AVContentProposal
        )
        // proxygen:name didPresent
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          didPresent interstitial: AVInterstitialTimeRange
        )
        // proxygen:name didReject
        func playerViewController(
          _ playerViewController: AVPlayerViewController, didReject proposal: AVContentProposal
        )
        // proxygen:name didSelect
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          didSelect mediaSelectionOption: AVMediaSelectionOption?,
          in mediaSelectionGroup: AVMediaSelectionGroup
        )
        // proxygen:name failedToStartPictureInPictureWithError
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          failedToStartPictureInPictureWithError error: Error
        )
        // proxygen:name restoreUserInterfaceForPictureInPictureStopWithCompletion
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
        )
        // proxygen:name skipToNextChannel
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          skipToNextChannel completion: @escaping (Bool) -> Void
        )
        // proxygen:name skipToPreviousChannel
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          skipToPreviousChannel completion: @escaping (Bool) -> Void
        )
        // proxygen:name timeToSeekAfterUserNavigated
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          timeToSeekAfterUserNavigatedFrom oldTime: CMTime,
          to targetTime: CMTime
        ) -> CMTime
        // proxygen:name willBeginFullScreenPresentationWithAnimationCoordinator
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
        )
        // proxygen:name willEndFullScreenPresentationWithAnimationCoordinator
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
        )
        // proxygen:name willPresent
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          willPresent interstitial: AVInterstitialTimeRange
        )
        // proxygen:name willResumePlaybackAfterUserNavigated
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime,
          to targetTime: CMTime
        )
        // proxygen:name willTransitionToVisibilityOfTransportBar
        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          willTransitionToVisibilityOfTransportBar visible: Bool,
          with coordinator: any AVPlayerViewControllerAnimationCoordinator
        )
        // proxygen:name didEndDismissalTransition
        func playerViewControllerDidEndDismissalTransition(
          _ playerViewController: AVPlayerViewController
        )
        // proxygen:name didStartPictureInPicture
        func playerViewControllerDidStartPictureInPicture(
          _ playerViewController: AVPlayerViewController
        )
        // proxygen:name didStopPictureInPicture
        func playerViewControllerDidStopPictureInPicture(
          _ playerViewController: AVPlayerViewController
        )
        // proxygen:name willBeginDismissalTransition
        func playerViewControllerWillBeginDismissalTransition(
          _ playerViewController: AVPlayerViewController
        )
        // proxygen:name willStartPictureInPicture
        func playerViewControllerWillStartPictureInPicture(
          _ playerViewController: AVPlayerViewController
        )
        // proxygen:name willStopPictureInPicture
        func playerViewControllerWillStopPictureInPicture(
          _ playerViewController: AVPlayerViewController
        )
        // proxygen:name skipToNextItem
        func skipToNextItem(for playerViewController: AVPlayerViewController)
        // proxygen:name skipToPreviousItem
        func skipToPreviousItem(for playerViewController: AVPlayerViewController)
      }

      // proxygen:parent AVPlayerView
      protocol AVPlayerViewPictureInPictureDelegate {
        // proxygen:name failedToStartPictureInPictureWithError
        func playerView(
          _ playerView: AVPlayerView, failedToStartPictureInPictureWithError error: Error
        )
        // proxygen:name restoreUserInterfaceForPictureInPictureStopWithCompletion
        func playerView(
          _ playerView: AVPlayerView,
          restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
        )
        // proxygen:name didStartPictureInPicture
        func playerViewDidStartPicture(inPicture playerView: AVPlayerView)
        // proxygen:name didStopPictureInPicture
        func playerViewDidStopPicture(inPicture playerView: AVPlayerView)
        // proxygen:name willStartPictureInPicture
        func playerViewWillStartPicture(inPicture playerView: AVPlayerView)
        // proxygen:name willStopPictureInPicture
        func playerViewWillStopPicture(inPicture playerView: AVPlayerView)
      }

      // proxygen:parent AVRoutePickerView
      protocol AVRoutePickerViewDelegate {
        // proxygen:name didEndPresentingRoutes
        func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
        // proxygen:name willBeginPresentingRoutes
        func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
      }
      """)
}

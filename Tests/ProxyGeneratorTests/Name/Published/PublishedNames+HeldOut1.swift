extension PublishedNames {
  /// inomoto, WCSession/Rx.
  static let wcSessionRx = PublishedNames(
    library: "WCSessionRx", isHeldOut: true,
    source: """
      // proxygen:parent WCSession
      protocol WCSessionDelegate {
        // proxygen:name didChangeReachability
        func sessionReachabilityDidChange(_ session: WCSession)
        // proxygen:name didReceiveMessage
        func session(_ session: WCSession, didReceiveMessage message: [String: Any])
        // proxygen:name didReceiveMessageWithReplyHandler
        func session(
          _ session: WCSession,
          didReceiveMessage message: [String: Any],
          replyHandler: @escaping ([String: Any]) -> Void
        )
        // proxygen:name didReceiveMessageData
        func session(_ session: WCSession, didReceiveMessageData messageData: Data)
        // proxygen:name didReceiveMessageDataWithReplyHandler
        func session(
          _ session: WCSession,
          didReceiveMessageData messageData: Data,
          replyHandler: @escaping (Data) -> Void
        )
        // proxygen:name didReceiveApplicationContext
        func session(
          _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
        )
        // proxygen:name didFinishUserInfoTransfer
        func session(
          _ session: WCSession,
          didFinish userInfoTransfer: WCSessionUserInfoTransfer,
          error: Error?
        )
        // proxygen:name didReceiveUserInfo
        func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
        // proxygen:name didFinishFileTransfer
        func session(
          _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: Error?
        )
        // proxygen:name didReceiveFile
        func session(_ session: WCSession, didReceive file: WCSessionFile)
      }
      """)

  /// Kazuya Shida, CBPeripheral/Rx.
  static let shidaBluetooth = PublishedNames(
    library: "ShidaBluetooth", isHeldOut: true,
    source: """
      // proxygen:parent CBPeripheral
      protocol CBPeripheralDelegate {
        // proxygen:name didUpdateName
        func peripheralDidUpdateName(_ peripheral: CBPeripheral)
        // proxygen:name didDiscoverServices
        func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?)
        // proxygen:name didDiscoverCharacteristics
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverCharacteristicsFor service: CBService,
          error: Error?
        )
        // proxygen:name didWriteValue
        func peripheral(
          _ peripheral: CBPeripheral,
          didWriteValueFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didUpdateValue
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateValueFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didUpdateNotificationState
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateNotificationStateFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didDiscoverDescriptors
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverDescriptorsFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didWriteValueForDescriptor
        func peripheral(
          _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: Error?
        )
        // proxygen:name didUpdateValueForDescriptor
        func peripheral(
          _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: Error?
        )
      }
      """)

  /// Wonbi, RxPageViewController.
  static let rxPageViewController = PublishedNames(
    library: "RxPageViewController", isHeldOut: true,
    source: """
      // proxygen:parent UIPageViewController
      protocol UIPageViewControllerDelegate {
        // proxygen:name willTransitionTo
        func pageViewController(
          _ pageViewController: UIPageViewController,
          willTransitionTo pendingViewControllers: [UIViewController]
        )
        // proxygen:name didFinishAnimating
        func pageViewController(
          _ pageViewController: UIPageViewController,
          didFinishAnimating finished: Bool,
          previousViewControllers: [UIViewController],
          transitionCompleted completed: Bool
        )
        // proxygen:name spineLocationFor
        func pageViewController(
          _ pageViewController: UIPageViewController,
          spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation
        // proxygen:name supportedInterfaceOrientations
        func pageViewControllerSupportedInterfaceOrientations(
          _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientationMask
        // proxygen:name preferredInterfaceOrientationForPresentation
        func pageViewControllerPreferredInterfaceOrientationForPresentation(
          _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientation
      }
      """)
}

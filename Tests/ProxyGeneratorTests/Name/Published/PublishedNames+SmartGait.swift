extension PublishedNames {
  /// SmartGait/SmartGait.
  static let smartGait = PublishedNames(
    library: "SmartGait", isHeldOut: false,
    source: """
      // proxygen:parent WCSession
      protocol WCSessionDelegate {
        // proxygen:name didReceiveMessage
        func session(_ session: WCSession, didReceiveMessage message: [String: Any])
        // proxygen:name didReceiveMessageData
        func session(_ session: WCSession, didReceiveMessageData messageData: Data)
        // proxygen:name didReceiveUserInfo
        func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
        // proxygen:name didReceiveFile
        func session(_ session: WCSession, didReceive file: WCSessionFile)
        // proxygen:name reachabilityDidChange
        func sessionReachabilityDidChange(_ session: WCSession)
        // proxygen:name watchStateDidChange
        func sessionWatchStateDidChange(_ session: WCSession)
        // proxygen:name didBecomeInactive
        func sessionDidBecomeInactive(_ session: WCSession)
        // proxygen:name didDeactivate
        func sessionDidDeactivate(_ session: WCSession)
        // proxygen:name didReceiveMessageWithReplyHandler
        func session(
          _ session: WCSession,
          didReceiveMessage message: [String: Any],
          replyHandler: @escaping ([String: Any]) -> Void
        )
        // proxygen:name didFinishFileTransfer
        func session(
          _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: Error?
        )
      }
      """)
}

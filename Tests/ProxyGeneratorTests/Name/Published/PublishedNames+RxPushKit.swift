extension PublishedNames {
  /// pawelrup/RxPushKit.
  static let rxPushKit = PublishedNames(
    library: "RxPushKit", isHeldOut: false,
    source: """
      // proxygen:parent PKPushRegistry
      protocol PKPushRegistryDelegate {
        // proxygen:name didUpdateCredentials
        func pushRegistry(
          _ registry: PKPushRegistry,
          didUpdate pushCredentials: PKPushCredentials,
          for type: PKPushType
        )
        // proxygen:name didInvalidatePushToken
        func pushRegistry(
          _ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType
        )
        // proxygen:name didReceiveIncomingPush
        func pushRegistry(
          _ registry: PKPushRegistry,
          didReceiveIncomingPushWith payload: PKPushPayload,
          for type: PKPushType
        )
        // proxygen:name didReceiveIncomingPushWithCompletion
        func pushRegistry(
          _ registry: PKPushRegistry,
          didReceiveIncomingPushWith payload: PKPushPayload,
          for type: PKPushType,
          completion: @escaping () -> Void
        )
      }
      """)
}

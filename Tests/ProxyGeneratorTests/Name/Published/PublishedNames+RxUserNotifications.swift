extension PublishedNames {
  /// pawelrup/RxUserNotifications.
  static let rxUserNotifications = PublishedNames(
    library: "RxUserNotifications", isHeldOut: false,
    source: """
      // proxygen:parent UNUserNotificationCenter
      protocol UNUserNotificationCenterDelegate {
        // proxygen:name willPresentNotification
        func userNotificationCenter(
          _ center: UNUserNotificationCenter,
          willPresent notification: UNNotification,
          withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        )
        // proxygen:name didReceiveResponse
        func userNotificationCenter(
          _ center: UNUserNotificationCenter,
          didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        )
        // proxygen:name openSettingsFor
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
        )
      }
      """)
}

extension PublishedNames {
  /// StarryInternet/CombineCoreBluetooth.
  static let combineCoreBluetooth = PublishedNames(
    library: "CombineCoreBluetooth", isHeldOut: false,
    source: """
      // proxygen:parent CBPeripheralManager
      protocol CBPeripheralManagerDelegate {
        // proxygen:name didUpdateState
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
        // proxygen:name didStartAdvertising
        func peripheralManagerDidStartAdvertising(
          _ peripheral: CBPeripheralManager, error: Error?
        )
        // proxygen:name didAddService
        func peripheralManager(
          _ peripheral: CBPeripheralManager, didAdd service: CBService, error: Error?
        )
        // proxygen:name centralDidSubscribeToCharacteristic
        func peripheralManager(
          _ peripheral: CBPeripheralManager,
          central: CBCentral,
          didSubscribeTo characteristic: CBCharacteristic
        )
        // proxygen:name centralDidUnsubscribeFromCharacteristic
        func peripheralManager(
          _ peripheral: CBPeripheralManager,
          central: CBCentral,
          didUnsubscribeFrom characteristic: CBCharacteristic
        )
        // proxygen:name didReceiveReadRequest
        func peripheralManager(
          _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
        )
        // proxygen:name didReceiveWriteRequests
        func peripheralManager(
          _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
        )
        // proxygen:name readyToUpdateSubscribers
        func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
        // proxygen:name didPublishL2CAPChannel
        func peripheralManager(
          _ peripheral: CBPeripheralManager,
          didPublishL2CAPChannel PSM: CBL2CAPPSM,
          error: Error?
        )
        // proxygen:name didUnpublishL2CAPChannel
        func peripheralManager(
          _ peripheral: CBPeripheralManager,
          didUnpublishL2CAPChannel PSM: CBL2CAPPSM,
          error: Error?
        )
        // proxygen:name didOpenL2CAPChannel
        func peripheralManager(
          _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: Error?
        )
        // proxygen:name willRestoreState
        func peripheralManager(
          _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
        )
      }

      // proxygen:parent CBPeripheral
      protocol CBPeripheralDelegate {
        // proxygen:name nameUpdates
        func peripheralDidUpdateName(_ peripheral: CBPeripheral)
        // proxygen:name didReadRSSI
        func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: Error?)
        // proxygen:name didDiscoverServices
        func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?)
        // proxygen:name didDiscoverIncludedServices
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverIncludedServicesFor service: CBService,
          error: Error?
        )
        // proxygen:name didDiscoverCharacteristics
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverCharacteristicsFor service: CBService,
          error: Error?
        )
        // proxygen:name didUpdateValueForCharacteristic
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateValueFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didWriteValueForCharacteristic
        func peripheral(
          _ peripheral: CBPeripheral,
          didWriteValueFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didUpdateNotificationState
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateNotificationStateFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didDiscoverDescriptorsForCharacteristic
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverDescriptorsFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didUpdateValueForDescriptor
        func peripheral(
          _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: Error?
        )
        // proxygen:name didWriteValueForDescriptor
        func peripheral(
          _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: Error?
        )
        // proxygen:name isReadyToSendWriteWithoutResponse
        func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
        // proxygen:name didOpenChannel
        func peripheral(
          _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: Error?
        )
      }

      // proxygen:parent CBCentralManager
      protocol CBCentralManagerDelegate {
        // proxygen:name didUpdateState
        func centralManagerDidUpdateState(_ central: CBCentralManager)
        // proxygen:name didConnectPeripheral
        func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
        // proxygen:name didFailToConnectPeripheral
        func centralManager(
          _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: Error?
        )
        // proxygen:name didDisconnectPeripheral
        func centralManager(
          _ central: CBCentralManager,
          didDisconnectPeripheral peripheral: CBPeripheral,
          error: Error?
        )
        // proxygen:name didDiscoverPeripheral
        func centralManager(
          _ central: CBCentralManager,
          didDiscover peripheral: CBPeripheral,
          advertisementData: [String: Any],
          rssi RSSI: NSNumber
        )
        // proxygen:name connectionEventDidOccur
        func centralManager(
          _ central: CBCentralManager,
          connectionEventDidOccur event: CBConnectionEvent,
          for peripheral: CBPeripheral
        )
        // proxygen:name didUpdateACNSAuthorizationForPeripheral
        func centralManager(
          _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral
        )
        // proxygen:name willRestoreState
        func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
      }
      """)
}

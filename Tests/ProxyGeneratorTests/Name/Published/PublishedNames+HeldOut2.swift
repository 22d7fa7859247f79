extension PublishedNames {
  /// Dmitriy Shulzhenko, BLETest.
  static let bleTest = PublishedNames(
    library: "BLETest", isHeldOut: true,
    source: """
      // proxygen:parent CBPeripheralManager
      protocol CBPeripheralManagerDelegate {
        // proxygen:name didUpdateState
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
        // proxygen:name willRestoreState
        func peripheralManager(
          _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
        )
        // proxygen:name didStartAdvertising
        func peripheralManagerDidStartAdvertising(
          _ peripheral: CBPeripheralManager, error: Error?
        )
        // proxygen:name didAddService
        func peripheralManager(
          _ peripheral: CBPeripheralManager, didAdd service: CBService, error: Error?
        )
        // proxygen:name didSubscribeToCharacteristic
        func peripheralManager(
          _ peripheral: CBPeripheralManager,
          central: CBCentral,
          didSubscribeTo characteristic: CBCharacteristic
        )
        // proxygen:name didUnsubscribeFromCharacteristic
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
        // proxygen:name isReadyToUpdateSubscribers
        func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
      }

      // proxygen:parent CBCentralManager
      protocol CBCentralManagerDelegate {
        // proxygen:name didUpdateState
        func centralManagerDidUpdateState(_ central: CBCentralManager)
        // proxygen:name willRestoreState
        func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
        // proxygen:name didDiscover
        func centralManager(
          _ central: CBCentralManager,
          didDiscover peripheral: CBPeripheral,
          advertisementData: [String: Any],
          rssi RSSI: NSNumber
        )
        // proxygen:name didConnect
        func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
        // proxygen:name didFailToConnect
        func centralManager(
          _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: Error?
        )
        // proxygen:name didDisconnectPeripheral
        func centralManager(
          _ central: CBCentralManager,
          didDisconnectPeripheral peripheral: CBPeripheral,
          error: Error?
        )
      }
      """)

  /// SiliconLabs, BlueGecko.
  static let blueGecko = PublishedNames(
    library: "BlueGecko", isHeldOut: true,
    source: """
      // proxygen:parent CBCentralManager
      protocol CBCentralManagerDelegate {
        // proxygen:name didDiscover
        func centralManager(
          _ central: CBCentralManager,
          didDiscover peripheral: CBPeripheral,
          advertisementData: [String: Any],
          rssi RSSI: NSNumber
        )
        // proxygen:name didConnect
        func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
        // proxygen:name didFailToConnect
        func centralManager(
          _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: Error?
        )
        // proxygen:name didDisconnect
        func centralManager(
          _ central: CBCentralManager,
          didDisconnectPeripheral peripheral: CBPeripheral,
          error: Error?
        )
      }
      """)

  /// Elanur Yoktan, MySmartWatch.
  static let mySmartWatch = PublishedNames(
    library: "MySmartWatch", isHeldOut: true,
    source: """
      // proxygen:parent CBPeripheral
      protocol CBPeripheralDelegate {
        // proxygen:name didDiscoverServices
        func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?)
        // proxygen:name didDiscoverCharacteristics
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverCharacteristicsFor service: CBService,
          error: Error?
        )
        // proxygen:name didDiscoverDescriptors
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverDescriptorsFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didNotify
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateNotificationStateFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didUpdateValue
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateValueFor characteristic: CBCharacteristic,
          error: Error?
        )
      }

      // proxygen:parent CBCentralManager
      protocol CBCentralManagerDelegate {
        // proxygen:name didDiscoverPeripheral
        func centralManager(
          _ central: CBCentralManager,
          didDiscover peripheral: CBPeripheral,
          advertisementData: [String: Any],
          rssi RSSI: NSNumber
        )
      }
      """)
}

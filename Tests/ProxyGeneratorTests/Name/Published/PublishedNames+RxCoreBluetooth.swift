extension PublishedNames {
  /// trilliwon/RxCoreBluetooth.
  static let rxCoreBluetooth = PublishedNames(
    library: "RxCoreBluetooth", isHeldOut: false,
    source: """
      // proxygen:parent CBCentralManager
      protocol CBCentralManagerDelegate {
        // proxygen:name state
        func centralManagerDidUpdateState(_ central: CBCentralManager)
        // proxygen:name didConnect
        func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
        // proxygen:name didDisconnect
        func centralManager(
          _ central: CBCentralManager,
          didDisconnectPeripheral peripheral: CBPeripheral,
          error: Error?
        )
        // proxygen:name didFailToConnect
        func centralManager(
          _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: Error?
        )
        // proxygen:name willRestoreState
        func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
      }

      // proxygen:parent CBPeripheral
      protocol CBPeripheralDelegate {
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
        // proxygen:name didDiscoverIncludedServices
        func peripheral(
          _ peripheral: CBPeripheral,
          didDiscoverIncludedServicesFor service: CBService,
          error: Error?
        )
        // proxygen:name didDiscoverServices
        func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?)
        // proxygen:name didModifyServices
        func peripheral(
          _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
        )
        // proxygen:name didReadRSSI
        func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: Error?)
        // proxygen:name didUpdateNotificationState
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateNotificationStateFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didUpdateName
        func peripheralDidUpdateName(_ peripheral: CBPeripheral)
        // proxygen:name didUpdateValueForCharacteristic
        func peripheral(
          _ peripheral: CBPeripheral,
          didUpdateValueFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didUpdateValueForDescriptor
        func peripheral(
          _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: Error?
        )
        // proxygen:name didWriteValueForCharacteristic
        func peripheral(
          _ peripheral: CBPeripheral,
          didWriteValueFor characteristic: CBCharacteristic,
          error: Error?
        )
        // proxygen:name didWriteValueForDescriptor
        func peripheral(
          _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: Error?
        )
      }
      """)
}

import CoreBluetooth

extension Symbol {
  static let constants: [Symbol] = [
    .declared("CBAdvertisementDataIsConnectable", "5.0", CBAdvertisementDataIsConnectable),
    .declared("CBAdvertisementDataLocalNameKey", "5.0", CBAdvertisementDataLocalNameKey),
    .declared(
      "CBAdvertisementDataManufacturerDataKey", "5.0", CBAdvertisementDataManufacturerDataKey),
    .declared(
      "CBAdvertisementDataOverflowServiceUUIDsKey", "5.0",
      CBAdvertisementDataOverflowServiceUUIDsKey),
    .declared("CBAdvertisementDataServiceDataKey", "5.0", CBAdvertisementDataServiceDataKey),
    .declared("CBAdvertisementDataServiceUUIDsKey", "5.0", CBAdvertisementDataServiceUUIDsKey),
    .declared(
      "CBAdvertisementDataSolicitedServiceUUIDsKey", "5.0",
      CBAdvertisementDataSolicitedServiceUUIDsKey),
    .declared("CBAdvertisementDataTxPowerLevelKey", "5.0", CBAdvertisementDataTxPowerLevelKey),
    .declared(
      "CBCentralManagerOptionDeviceAccessForMedia", "5.0",
      CBCentralManagerOptionDeviceAccessForMedia),
    .declared(
      "CBCentralManagerOptionRestoreIdentifierKey", "5.0",
      CBCentralManagerOptionRestoreIdentifierKey),
    .declared(
      "CBCentralManagerRestoredStatePeripheralsKey", "5.0",
      CBCentralManagerRestoredStatePeripheralsKey),
    .declared(
      "CBCentralManagerRestoredStateScanOptionsKey", "5.0",
      CBCentralManagerRestoredStateScanOptionsKey),
    .declared(
      "CBCentralManagerRestoredStateScanServicesKey", "5.0",
      CBCentralManagerRestoredStateScanServicesKey),
    .declared(
      "CBCentralManagerScanOptionAllowDuplicatesKey", "5.0",
      CBCentralManagerScanOptionAllowDuplicatesKey),
    .declared(
      "CBCentralManagerScanOptionSolicitedServiceUUIDsKey", "5.0",
      CBCentralManagerScanOptionSolicitedServiceUUIDsKey),
    .declared(
      "CBConnectPeripheralOptionEnableAutoReconnect", "5.0",
      CBConnectPeripheralOptionEnableAutoReconnect),
    .declared(
      "CBConnectPeripheralOptionEnableTransportBridgingKey", "5.0",
      CBConnectPeripheralOptionEnableTransportBridgingKey),
    .declared(
      "CBConnectPeripheralOptionNotifyOnConnectionKey", "5.0",
      CBConnectPeripheralOptionNotifyOnConnectionKey),
    .declared(
      "CBConnectPeripheralOptionNotifyOnDisconnectionKey", "5.0",
      CBConnectPeripheralOptionNotifyOnDisconnectionKey),
    .declared(
      "CBConnectPeripheralOptionNotifyOnNotificationKey", "5.0",
      CBConnectPeripheralOptionNotifyOnNotificationKey),
    .declared(
      "CBConnectPeripheralOptionRequiresANCS", "5.0", CBConnectPeripheralOptionRequiresANCS),
    .declared(
      "CBConnectPeripheralOptionStartDelayKey", "5.0", CBConnectPeripheralOptionStartDelayKey),
    .declared(
      "CBPeripheralManagerOptionRestoreIdentifierKey", "5.0",
      CBPeripheralManagerOptionRestoreIdentifierKey),
    .declared(
      "CBPeripheralManagerRestoredStateAdvertisementDataKey", "5.0",
      CBPeripheralManagerRestoredStateAdvertisementDataKey),
    .declared(
      "CBPeripheralManagerRestoredStateServicesKey", "5.0",
      CBPeripheralManagerRestoredStateServicesKey),
    .declared(
      "CBUUIDCharacteristicAggregateFormatString", "5.0", CBUUIDCharacteristicAggregateFormatString),
    .declared(
      "CBUUIDCharacteristicExtendedPropertiesString", "5.0",
      CBUUIDCharacteristicExtendedPropertiesString),
    .declared("CBUUIDCharacteristicFormatString", "5.0", CBUUIDCharacteristicFormatString),
    .absent("CBUUIDCharacteristicObservationScheduleString", "5.0"),
    .declared(
      "CBUUIDCharacteristicUserDescriptionString", "5.0", CBUUIDCharacteristicUserDescriptionString),
    .declared("CBUUIDCharacteristicValidRangeString", "5.0", CBUUIDCharacteristicValidRangeString),
    .declared(
      "CBUUIDClientCharacteristicConfigurationString", "5.0",
      CBUUIDClientCharacteristicConfigurationString),
    .declared("CBUUIDL2CAPPSMCharacteristicString", "5.0", CBUUIDL2CAPPSMCharacteristicString),
    .declared(
      "CBUUIDServerCharacteristicConfigurationString", "5.0",
      CBUUIDServerCharacteristicConfigurationString),
    .here(
      "CBConnectionEventMatchingOption.peripheralUUIDs", "13.0",
      CBConnectionEventMatchingOption.peripheralUUIDs),
    .here(
      "CBConnectionEventMatchingOption.serviceUUIDs", "13.0",
      CBConnectionEventMatchingOption.serviceUUIDs),
  ]
}

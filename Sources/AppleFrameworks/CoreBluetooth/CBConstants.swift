/// Whether an alert tells the person of a radio that is off (IOS-BT-007).
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name under which a manager is restored.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The access that an app for audio asks for.
public let CBCentralManagerOptionDeviceAccessForMedia = "kCBInitOptionDeviceAccessForMedia"
/// The peripherals of a restored manager.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The services of a restored scan.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The options of a restored scan.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// Whether a peripheral is reported again and again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The services that a peripheral looks for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// Whether a connection is reported to the person.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether the end of a connection is reported to the person.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
/// Whether a notification of a peripheral is reported to the person.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// How long to wait before connecting.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// Whether both transports are connected.
public let CBConnectPeripheralOptionEnableTransportBridgingKey =
  "kCBConnectOptionEnableTransportBridging"
/// Whether the peripheral wants the phone's notifications.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// Whether the system connects again by itself.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"

/// Whether an alert tells the person of a radio that is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name under which a manager is restored.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The services of a restored manager.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// What a restored manager advertised.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// The name in an advertisement.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The power of the transmitter.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The services in an advertisement.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The data of services in an advertisement.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The manufacturer's data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The services that had no place.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// Whether it can be connected to.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The services that a peripheral looks for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"

/// The UUID of a descriptor: extended properties.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The UUID of a descriptor: the description for people.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The UUID of a descriptor: what a client wants to be notified of.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The UUID of a descriptor: what a server tells.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// The UUID of a descriptor: the form of a value.
public let CBUUIDCharacteristicFormatString = "2904"
/// The UUID of a descriptor: the form of several values.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
/// The UUID of a descriptor: the range of a value.
public let CBUUIDCharacteristicValidRangeString = "2906"
/// The UUID of a characteristic: the channel for streams.
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"

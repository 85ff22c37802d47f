/// The enumerations of Core Bluetooth with Apple's raw values.
///
/// They are in C so that a value of tomorrow survives: an enumeration of the platform is open.
#pragma once

#define CB_OPEN_ENUM(NAME) enum __attribute__((enum_extensibility(open))) NAME : long
#define CB_OPTIONS(NAME) \
  enum __attribute__((flag_enum, enum_extensibility(open))) NAME : unsigned long

/// What became of the radio and of the permission (IOS-BT-002).
CB_OPEN_ENUM(CBManagerState) {
  CBManagerStateUnknown = 0,
  CBManagerStateResetting = 1,
  CBManagerStateUnsupported = 2,
  CBManagerStateUnauthorized = 3,
  CBManagerStatePoweredOff = 4,
  CBManagerStatePoweredOn = 5,
};
typedef enum CBManagerState CBManagerState;

/// What the person decided about Bluetooth, iOS 13+ (IOS-BT-001).
CB_OPEN_ENUM(CBManagerAuthorization) {
  CBManagerAuthorizationNotDetermined = 0,
  CBManagerAuthorizationRestricted = 1,
  CBManagerAuthorizationDenied = 2,
  CBManagerAuthorizationAllowedAlways = 3,
};
typedef enum CBManagerAuthorization CBManagerAuthorization;

/// The state of a central, deprecated since iOS 10.
CB_OPEN_ENUM(CBCentralManagerState) {
  CBCentralManagerStateUnknown = 0,
  CBCentralManagerStateResetting = 1,
  CBCentralManagerStateUnsupported = 2,
  CBCentralManagerStateUnauthorized = 3,
  CBCentralManagerStatePoweredOff = 4,
  CBCentralManagerStatePoweredOn = 5,
};
typedef enum CBCentralManagerState CBCentralManagerState;

/// The state of a peripheral's side, deprecated since iOS 10.
CB_OPEN_ENUM(CBPeripheralManagerState) {
  CBPeripheralManagerStateUnknown = 0,
  CBPeripheralManagerStateResetting = 1,
  CBPeripheralManagerStateUnsupported = 2,
  CBPeripheralManagerStateUnauthorized = 3,
  CBPeripheralManagerStatePoweredOff = 4,
  CBPeripheralManagerStatePoweredOn = 5,
};
typedef enum CBPeripheralManagerState CBPeripheralManagerState;

/// The permission to share as a peripheral, deprecated since iOS 13.
CB_OPEN_ENUM(CBPeripheralManagerAuthorizationStatus) {
  CBPeripheralManagerAuthorizationStatusNotDetermined = 0,
  CBPeripheralManagerAuthorizationStatusRestricted = 1,
  CBPeripheralManagerAuthorizationStatusDenied = 2,
  CBPeripheralManagerAuthorizationStatusAuthorized = 3,
};
typedef enum CBPeripheralManagerAuthorizationStatus CBPeripheralManagerAuthorizationStatus;

/// Whether a peripheral is connected.
CB_OPEN_ENUM(CBPeripheralState) {
  CBPeripheralStateDisconnected = 0,
  CBPeripheralStateConnecting = 1,
  CBPeripheralStateConnected = 2,
  CBPeripheralStateDisconnecting = 3,
};
typedef enum CBPeripheralState CBPeripheralState;

/// How a value is written.
CB_OPEN_ENUM(CBCharacteristicWriteType) {
  CBCharacteristicWriteWithResponse = 0,
  CBCharacteristicWriteWithoutResponse = 1,
};
typedef enum CBCharacteristicWriteType CBCharacteristicWriteType;

/// Whether a peer came or went.
CB_OPEN_ENUM(CBConnectionEvent) {
  CBConnectionEventPeerDisconnected = 0,
  CBConnectionEventPeerConnected = 1,
};
typedef enum CBConnectionEvent CBConnectionEvent;

/// How often a connected central is served.
CB_OPEN_ENUM(CBPeripheralManagerConnectionLatency) {
  CBPeripheralManagerConnectionLatencyLow = 0,
  CBPeripheralManagerConnectionLatencyMedium = 1,
  CBPeripheralManagerConnectionLatencyHigh = 2,
};
typedef enum CBPeripheralManagerConnectionLatency CBPeripheralManagerConnectionLatency;

/// What can be done with a characteristic.
CB_OPTIONS(CBCharacteristicProperties) {
  CBCharacteristicPropertyBroadcast = 0x01,
  CBCharacteristicPropertyRead = 0x02,
  CBCharacteristicPropertyWriteWithoutResponse = 0x04,
  CBCharacteristicPropertyWrite = 0x08,
  CBCharacteristicPropertyNotify = 0x10,
  CBCharacteristicPropertyIndicate = 0x20,
  CBCharacteristicPropertyAuthenticatedSignedWrites = 0x40,
  CBCharacteristicPropertyExtendedProperties = 0x80,
  CBCharacteristicPropertyNotifyEncryptionRequired = 0x100,
  CBCharacteristicPropertyIndicateEncryptionRequired = 0x200,
};
typedef enum CBCharacteristicProperties CBCharacteristicProperties;

/// Who may read and write an attribute.
CB_OPTIONS(CBAttributePermissions) {
  CBAttributePermissionsReadable = 0x01,
  CBAttributePermissionsWriteable = 0x02,
  CBAttributePermissionsReadEncryptionRequired = 0x04,
  CBAttributePermissionsWriteEncryptionRequired = 0x08,
};
typedef enum CBAttributePermissions CBAttributePermissions;

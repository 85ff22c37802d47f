import CoreBluetooth

extension Value {
  static let coreBluetooth: [Value] = [
    Value("CBManagerState.unknown", CBManagerState.unknown.rawValue, 0),
    Value("CBManagerState.resetting", CBManagerState.resetting.rawValue, 1),
    Value("CBManagerState.unsupported", CBManagerState.unsupported.rawValue, 2),
    Value("CBManagerState.unauthorized", CBManagerState.unauthorized.rawValue, 3),
    Value("CBManagerState.poweredOff", CBManagerState.poweredOff.rawValue, 4),
    Value("CBManagerState.poweredOn", CBManagerState.poweredOn.rawValue, 5),
    Value("CBManagerAuthorization.notDetermined", CBManagerAuthorization.notDetermined.rawValue, 0),
    Value("CBManagerAuthorization.restricted", CBManagerAuthorization.restricted.rawValue, 1),
    Value("CBManagerAuthorization.denied", CBManagerAuthorization.denied.rawValue, 2),
    Value("CBManagerAuthorization.allowedAlways", CBManagerAuthorization.allowedAlways.rawValue, 3),
    Value("CBPeripheralState.disconnected", CBPeripheralState.disconnected.rawValue, 0),
    Value("CBPeripheralState.connecting", CBPeripheralState.connecting.rawValue, 1),
    Value("CBPeripheralState.connected", CBPeripheralState.connected.rawValue, 2),
    Value("CBPeripheralState.disconnecting", CBPeripheralState.disconnecting.rawValue, 3),
    Value("CBCharacteristicProperties.broadcast", CBCharacteristicProperties.broadcast.rawValue, 1),
    Value("CBCharacteristicProperties.read", CBCharacteristicProperties.read.rawValue, 2),
    Value(
      "CBCharacteristicProperties.writeWithoutResponse",
      CBCharacteristicProperties.writeWithoutResponse.rawValue, 4),
    Value("CBCharacteristicProperties.write", CBCharacteristicProperties.write.rawValue, 8),
    Value("CBCharacteristicProperties.notify", CBCharacteristicProperties.notify.rawValue, 16),
    Value("CBCharacteristicProperties.indicate", CBCharacteristicProperties.indicate.rawValue, 32),
    Value(
      "CBCharacteristicProperties.authenticatedSignedWrites",
      CBCharacteristicProperties.authenticatedSignedWrites.rawValue, 64),
    Value(
      "CBCharacteristicProperties.extendedProperties",
      CBCharacteristicProperties.extendedProperties.rawValue, 128),
    Value(
      "CBCharacteristicProperties.notifyEncryptionRequired",
      CBCharacteristicProperties.notifyEncryptionRequired.rawValue, 256),
    Value(
      "CBCharacteristicProperties.indicateEncryptionRequired",
      CBCharacteristicProperties.indicateEncryptionRequired.rawValue, 512),
    Value("CBAttributePermissions.readable", CBAttributePermissions.readable.rawValue, 1),
    Value("CBAttributePermissions.writeable", CBAttributePermissions.writeable.rawValue, 2),
    Value(
      "CBAttributePermissions.readEncryptionRequired",
      CBAttributePermissions.readEncryptionRequired.rawValue, 4),
    Value(
      "CBAttributePermissions.writeEncryptionRequired",
      CBAttributePermissions.writeEncryptionRequired.rawValue, 8),
    Value("CBError.unknown", CBError.unknown.rawValue, 0),
    Value("CBError.invalidParameters", CBError.invalidParameters.rawValue, 1),
    Value("CBError.invalidHandle", CBError.invalidHandle.rawValue, 2),
    Value("CBError.notConnected", CBError.notConnected.rawValue, 3),
    Value("CBError.outOfSpace", CBError.outOfSpace.rawValue, 4),
    Value("CBError.operationCancelled", CBError.operationCancelled.rawValue, 5),
    Value("CBError.connectionTimeout", CBError.connectionTimeout.rawValue, 6),
    Value("CBError.peripheralDisconnected", CBError.peripheralDisconnected.rawValue, 7),
    Value("CBError.uuidNotAllowed", CBError.uuidNotAllowed.rawValue, 8),
    Value("CBError.alreadyAdvertising", CBError.alreadyAdvertising.rawValue, 9),
    Value("CBError.connectionFailed", CBError.connectionFailed.rawValue, 10),
    Value("CBATTError.success", CBATTError.success.rawValue, 0),
    Value("CBATTError.invalidHandle", CBATTError.invalidHandle.rawValue, 1),
    Value("CBATTError.readNotPermitted", CBATTError.readNotPermitted.rawValue, 2),
    Value("CBATTError.writeNotPermitted", CBATTError.writeNotPermitted.rawValue, 3),
    Value("CBATTError.invalidPdu", CBATTError.invalidPdu.rawValue, 4),
    Value(
      "CBATTError.insufficientAuthentication", CBATTError.insufficientAuthentication.rawValue, 5),
    Value("CBATTError.requestNotSupported", CBATTError.requestNotSupported.rawValue, 6),
    Value("CBATTError.invalidOffset", CBATTError.invalidOffset.rawValue, 7),
    Value("CBATTError.insufficientAuthorization", CBATTError.insufficientAuthorization.rawValue, 8),
    Value("CBATTError.prepareQueueFull", CBATTError.prepareQueueFull.rawValue, 9),
    Value("CBATTError.attributeNotFound", CBATTError.attributeNotFound.rawValue, 10),
    Value("CBATTError.attributeNotLong", CBATTError.attributeNotLong.rawValue, 11),
    Value(
      "CBATTError.insufficientEncryptionKeySize", CBATTError.insufficientEncryptionKeySize.rawValue,
      12),
    Value(
      "CBATTError.invalidAttributeValueLength", CBATTError.invalidAttributeValueLength.rawValue, 13),
    Value("CBATTError.unlikelyError", CBATTError.unlikelyError.rawValue, 14),
    Value("CBATTError.insufficientEncryption", CBATTError.insufficientEncryption.rawValue, 15),
    Value("CBATTError.unsupportedGroupType", CBATTError.unsupportedGroupType.rawValue, 16),
    Value("CBATTError.insufficientResources", CBATTError.insufficientResources.rawValue, 17),
    Value("CBErrorDomain", CBErrorDomain, "CBErrorDomain"),
    Value("CBATTErrorDomain", CBATTErrorDomain, "CBATTErrorDomain"),
    Value(
      "CBAdvertisementDataLocalNameKey", CBAdvertisementDataLocalNameKey, "kCBAdvDataLocalName"),
    Value(
      "CBAdvertisementDataServiceUUIDsKey", CBAdvertisementDataServiceUUIDsKey,
      "kCBAdvDataServiceUUIDs"),
  ]
}

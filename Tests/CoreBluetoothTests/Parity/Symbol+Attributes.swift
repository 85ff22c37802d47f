import CoreBluetooth

extension Symbol {
  static let attributes: [Symbol] = [
    .here("CBError", "6.0", CBError.self),
    .here("CBError.unknown", "6.0", value: "0", CBError.Code.unknown.rawValue),
    .here("CBError.invalidParameters", "6.0", value: "1", CBError.Code.invalidParameters.rawValue),
    .here("CBError.invalidHandle", "6.0", value: "2", CBError.Code.invalidHandle.rawValue),
    .here("CBError.notConnected", "6.0", value: "3", CBError.Code.notConnected.rawValue),
    .here("CBError.outOfSpace", "6.0", value: "4", CBError.Code.outOfSpace.rawValue),
    .here(
      "CBError.operationCancelled", "6.0", value: "5", CBError.Code.operationCancelled.rawValue),
    .here("CBError.connectionTimeout", "6.0", value: "6", CBError.Code.connectionTimeout.rawValue),
    .here(
      "CBError.peripheralDisconnected", "6.0", value: "7",
      CBError.Code.peripheralDisconnected.rawValue),
    .here("CBError.uuidNotAllowed", "6.0", value: "8", CBError.Code.uuidNotAllowed.rawValue),
    .here(
      "CBError.alreadyAdvertising", "6.0", value: "9", CBError.Code.alreadyAdvertising.rawValue),
    .here("CBError.connectionFailed", "6.0", value: "10", CBError.Code.connectionFailed.rawValue),
    .here(
      "CBError.connectionLimitReached", "6.0", value: "11",
      CBError.Code.connectionLimitReached.rawValue),
    .here("CBError.unkownDevice", "9.0", value: "12", CBError.Code.unkownDevice.rawValue),
    .here("CBError.unknownDevice", "12.0", value: "12", CBError.Code.unknownDevice.rawValue),
    .here(
      "CBError.operationNotSupported", "6.0", value: "13",
      CBError.Code.operationNotSupported.rawValue),
    .here(
      "CBError.peerRemovedPairingInformation", "6.0", value: "14",
      CBError.Code.peerRemovedPairingInformation.rawValue),
    .here(
      "CBError.encryptionTimedOut", "6.0", value: "15", CBError.Code.encryptionTimedOut.rawValue),
    .here(
      "CBError.tooManyLEPairedDevices", "6.0", value: "16",
      CBError.Code.tooManyLEPairedDevices.rawValue),
    .here(
      "CBError.leGattExceededBackgroundNotificationLimit", "6.0", value: "17",
      CBError.Code.leGattExceededBackgroundNotificationLimit.rawValue),
    .here(
      "CBError.leGattNearBackgroundNotificationLimit", "6.0", value: "18",
      CBError.Code.leGattNearBackgroundNotificationLimit.rawValue),
    .here("CBATTError", "6.0", CBATTError.self),
    .here("CBATTError.success", "6.0", value: "0", CBATTError.Code.success.rawValue),
    .here("CBATTError.invalidHandle", "6.0", value: "1", CBATTError.Code.invalidHandle.rawValue),
    .here(
      "CBATTError.readNotPermitted", "6.0", value: "2", CBATTError.Code.readNotPermitted.rawValue),
    .here(
      "CBATTError.writeNotPermitted", "6.0", value: "3", CBATTError.Code.writeNotPermitted.rawValue),
    .here("CBATTError.invalidPdu", "6.0", value: "4", CBATTError.Code.invalidPdu.rawValue),
    .here(
      "CBATTError.insufficientAuthentication", "6.0", value: "5",
      CBATTError.Code.insufficientAuthentication.rawValue),
    .here(
      "CBATTError.requestNotSupported", "6.0", value: "6",
      CBATTError.Code.requestNotSupported.rawValue),
    .here("CBATTError.invalidOffset", "6.0", value: "7", CBATTError.Code.invalidOffset.rawValue),
    .here(
      "CBATTError.insufficientAuthorization", "6.0", value: "8",
      CBATTError.Code.insufficientAuthorization.rawValue),
    .here(
      "CBATTError.prepareQueueFull", "6.0", value: "9", CBATTError.Code.prepareQueueFull.rawValue),
    .here(
      "CBATTError.attributeNotFound", "6.0", value: "10", CBATTError.Code.attributeNotFound.rawValue
    ),
    .here(
      "CBATTError.attributeNotLong", "6.0", value: "11", CBATTError.Code.attributeNotLong.rawValue),
    .here(
      "CBATTError.insufficientEncryptionKeySize", "6.0", value: "12",
      CBATTError.Code.insufficientEncryptionKeySize.rawValue),
    .here(
      "CBATTError.invalidAttributeValueLength", "6.0", value: "13",
      CBATTError.Code.invalidAttributeValueLength.rawValue),
    .here("CBATTError.unlikelyError", "6.0", value: "14", CBATTError.Code.unlikelyError.rawValue),
    .here(
      "CBATTError.insufficientEncryption", "6.0", value: "15",
      CBATTError.Code.insufficientEncryption.rawValue),
    .here(
      "CBATTError.unsupportedGroupType", "6.0", value: "16",
      CBATTError.Code.unsupportedGroupType.rawValue),
    .here(
      "CBATTError.insufficientResources", "6.0", value: "17",
      CBATTError.Code.insufficientResources.rawValue),
    .here("CBErrorDomain", "6.0", value: "CBErrorDomain", CBErrorDomain),
    .here("CBATTErrorDomain", "6.0", value: "CBATTErrorDomain", CBATTErrorDomain),
    .here("CBCharacteristicProperties", "5.0", CBCharacteristicProperties.self),
    .here(
      "CBCharacteristicProperties.broadcast", "5.0", value: "1",
      CBCharacteristicProperties.broadcast.rawValue),
    .here(
      "CBCharacteristicProperties.read", "5.0", value: "2", CBCharacteristicProperties.read.rawValue
    ),
    .here(
      "CBCharacteristicProperties.writeWithoutResponse", "5.0", value: "4",
      CBCharacteristicProperties.writeWithoutResponse.rawValue),
    .here(
      "CBCharacteristicProperties.write", "5.0", value: "8",
      CBCharacteristicProperties.write.rawValue),
    .here(
      "CBCharacteristicProperties.notify", "5.0", value: "16",
      CBCharacteristicProperties.notify.rawValue),
    .here(
      "CBCharacteristicProperties.indicate", "5.0", value: "32",
      CBCharacteristicProperties.indicate.rawValue),
    .here(
      "CBCharacteristicProperties.authenticatedSignedWrites", "5.0", value: "64",
      CBCharacteristicProperties.authenticatedSignedWrites.rawValue),
    .here(
      "CBCharacteristicProperties.extendedProperties", "5.0", value: "128",
      CBCharacteristicProperties.extendedProperties.rawValue),
    .here(
      "CBCharacteristicProperties.notifyEncryptionRequired", "5.0", value: "256",
      CBCharacteristicProperties.notifyEncryptionRequired.rawValue),
    .here(
      "CBCharacteristicProperties.indicateEncryptionRequired", "5.0", value: "512",
      CBCharacteristicProperties.indicateEncryptionRequired.rawValue),
    .here("CBAttributePermissions", "6.0", CBAttributePermissions.self),
    .here(
      "CBAttributePermissions.readable", "6.0", value: "1", CBAttributePermissions.readable.rawValue
    ),
    .here(
      "CBAttributePermissions.writeable", "6.0", value: "2",
      CBAttributePermissions.writeable.rawValue),
    .here(
      "CBAttributePermissions.readEncryptionRequired", "6.0", value: "4",
      CBAttributePermissions.readEncryptionRequired.rawValue),
    .here(
      "CBAttributePermissions.writeEncryptionRequired", "6.0", value: "8",
      CBAttributePermissions.writeEncryptionRequired.rawValue),
    .here("CBCharacteristicWriteType", "5.0", CBCharacteristicWriteType.self),
    .here(
      "CBCharacteristicWriteType.withResponse", "5.0", value: "0",
      CBCharacteristicWriteType.withResponse.rawValue),
    .here(
      "CBCharacteristicWriteType.withoutResponse", "5.0", value: "1",
      CBCharacteristicWriteType.withoutResponse.rawValue),
    .here("CBUUID", "5.0", CBUUID.self),
    .here("CBUUID.init(string:)", "5.0", CBUUID.init(string:)),
    .here("CBUUID.init(data:)", "5.0", CBUUID.init(data:)),
    .here("CBUUID.init(nsuuid:)", "7.0", CBUUID.init(nsuuid:)),
    .here("CBUUID.data", "5.0", \CBUUID.data),
    .here("CBUUID.uuidString", "7.1", \CBUUID.uuidString),
    .declared("CBAttribute", "8.0", CBAttribute.self),
    .declared("CBService", "5.0", CBService.self),
    .declared("CBCharacteristic", "5.0", CBCharacteristic.self),
    .declared("CBDescriptor", "5.0", CBDescriptor.self),
    .declared("CBMutableService", "6.0", CBMutableService.self),
    .declared("CBMutableCharacteristic", "6.0", CBMutableCharacteristic.self),
    .declared("CBMutableDescriptor", "6.0", CBMutableDescriptor.self),
  ]
}

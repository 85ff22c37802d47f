import CoreBluetooth

extension Symbol {
  static let devices: [Symbol] = [
    .declared("CBPeer", "7.0", CBPeer.self),
    .declared("CBPeer.identifier", "7.0", \CBPeer.identifier),
    .declared("CBPeripheral", "5.0", CBPeripheral.self),
    .declared("CBPeripheral.name", "5.0", \CBPeripheral.name),
    .declared("CBPeripheral.state", "5.0", \CBPeripheral.state),
    .declared("CBPeripheral.services", "5.0", \CBPeripheral.services),
    .declared("CBPeripheral.delegate", "5.0", \CBPeripheral.delegate),
    .declared("CBPeripheralDelegate", "5.0", (any CBPeripheralDelegate).self),
    .declared("CBPeripheral.discoverServices(_:)", "5.0", CBPeripheral.discoverServices(_:)),
    .declared(
      "CBPeripheral.discoverCharacteristics(_:for:)", "5.0",
      CBPeripheral.discoverCharacteristics(_:for:)),
    .declared("CBPeripheral.setNotifyValue(_:for:)", "5.0", CBPeripheral.setNotifyValue(_:for:)),
    .declared("CBPeripheral.writeValue(_:for:type:)", "5.0", CBPeripheral.writeValue(_:for:type:)),
    .declared("CBPeripheral.readRSSI()", "5.0", CBPeripheral.readRSSI),
    .declared("CBPeripheral.openL2CAPChannel(_:)", "11.0", CBPeripheral.openL2CAPChannel(_:)),
    .declared("CBL2CAPChannel", "11.0", CBL2CAPChannel.self),
    .declared("CBL2CAPChannel.peer", "11.0", \CBL2CAPChannel.peer),
    .declared("CBL2CAPChannel.inputStream", "11.0", \CBL2CAPChannel.inputStream),
    .declared("CBL2CAPChannel.outputStream", "11.0", \CBL2CAPChannel.outputStream),
    .declared("CBL2CAPChannel.psm", "11.0", \CBL2CAPChannel.psm),
    .here(
      "CBPeripheralManager.publishL2CAPChannel(withEncryption:)", "11.0",
      CBPeripheralManager.publishL2CAPChannel(withEncryption:)),
    .here(
      "CBPeripheralManager.unpublishL2CAPChannel(_:)", "11.0",
      CBPeripheralManager.unpublishL2CAPChannel(_:)),
    .declared("CBCentral", "6.0", CBCentral.self),
    .declared("CBATTRequest", "6.0", CBATTRequest.self),
    .declared("CBCentralManager.connect(_:options:)", "5.0", CBCentralManager.connect(_:options:)),
    .declared(
      "CBCentralManager.cancelPeripheralConnection(_:)", "5.0",
      CBCentralManager.cancelPeripheralConnection(_:)),
    .declared(
      "CBCentralManager.retrievePeripherals(withIdentifiers:)", "7.0",
      CBCentralManager.retrievePeripherals(withIdentifiers:)),
    .declared(
      "CBCentralManager.retrieveConnectedPeripherals(withServices:)", "7.0",
      CBCentralManager.retrieveConnectedPeripherals(withServices:)),
    .declared(
      "CBPeripheralManager.startAdvertising(_:)", "6.0", CBPeripheralManager.startAdvertising(_:)),
    .declared("CBPeripheralManager.add(_:)", "6.0", CBPeripheralManager.add(_:)),
    .declared("CBPeripheralManager.remove(_:)", "6.0", CBPeripheralManager.remove(_:)),
    .declared("CBPeripheralManager.stopAdvertising()", "6.0", CBPeripheralManager.stopAdvertising),
    .declared("CBPeripheralManager.isAdvertising", "6.0", \CBPeripheralManager.isAdvertising),
    .here("CBPeripheralState", "7.0", CBPeripheralState.self),
    .here(
      "CBPeripheralState.disconnected", "7.0", value: "0", CBPeripheralState.disconnected.rawValue),
    .here("CBPeripheralState.connecting", "7.0", value: "1", CBPeripheralState.connecting.rawValue),
    .here("CBPeripheralState.connected", "7.0", value: "2", CBPeripheralState.connected.rawValue),
    .here(
      "CBPeripheralState.disconnecting", "7.0", value: "3", CBPeripheralState.disconnecting.rawValue
    ),
    .here("CBConnectionEvent", "13.0", CBConnectionEvent.self),
    .here(
      "CBConnectionEvent.peerDisconnected", "13.0", value: "0",
      CBConnectionEvent.peerDisconnected.rawValue),
    .here(
      "CBConnectionEvent.peerConnected", "13.0", value: "1",
      CBConnectionEvent.peerConnected.rawValue),
    .here("CBCentralManager.Feature", "13.0", CBCentralManager.Feature.self),
    .here(
      "CBCentralManager.Feature.extendedScanAndConnect", "13.0", value: "1",
      CBCentralManager.Feature.extendedScanAndConnect.rawValue),
    .here("CBPeripheralManagerConnectionLatency", "6.0", CBPeripheralManagerConnectionLatency.self),
    .here(
      "CBPeripheralManagerConnectionLatency.low", "6.0", value: "0",
      CBPeripheralManagerConnectionLatency.low.rawValue),
    .here(
      "CBPeripheralManagerConnectionLatency.medium", "6.0", value: "1",
      CBPeripheralManagerConnectionLatency.medium.rawValue),
    .here(
      "CBPeripheralManagerConnectionLatency.high", "6.0", value: "2",
      CBPeripheralManagerConnectionLatency.high.rawValue),
  ]
}

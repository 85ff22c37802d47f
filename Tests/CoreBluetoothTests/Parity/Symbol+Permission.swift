import CoreBluetooth

extension Symbol {
  static let permission: [Symbol] = [
    .here("CBManagerState", "10.0", CBManagerState.self),
    .here("CBManagerState.unknown", "10.0", value: "0", CBManagerState.unknown.rawValue),
    .here("CBManagerState.resetting", "10.0", value: "1", CBManagerState.resetting.rawValue),
    .here("CBManagerState.unsupported", "10.0", value: "2", CBManagerState.unsupported.rawValue),
    .here("CBManagerState.unauthorized", "10.0", value: "3", CBManagerState.unauthorized.rawValue),
    .here("CBManagerState.poweredOff", "10.0", value: "4", CBManagerState.poweredOff.rawValue),
    .here("CBManagerState.poweredOn", "10.0", value: "5", CBManagerState.poweredOn.rawValue),
    .here("CBManagerAuthorization", "13.0", CBManagerAuthorization.self),
    .here(
      "CBManagerAuthorization.notDetermined", "13.0", value: "0",
      CBManagerAuthorization.notDetermined.rawValue),
    .here(
      "CBManagerAuthorization.restricted", "13.0", value: "1",
      CBManagerAuthorization.restricted.rawValue),
    .here(
      "CBManagerAuthorization.denied", "13.0", value: "2", CBManagerAuthorization.denied.rawValue),
    .here(
      "CBManagerAuthorization.allowedAlways", "13.0", value: "3",
      CBManagerAuthorization.allowedAlways.rawValue),
    .here("CBManager", "10.0", CBManager.self),
    .here("CBManager.state", "10.0", \CBManager.state),
    .here("CBManager.authorization (class)", "13.1", CBManager.authorization),
    .here("CBManager.authorization", "13.0", \CBManager.authorization),
    .here(
      "CBPeripheralManagerAuthorizationStatus", "7.0", CBPeripheralManagerAuthorizationStatus.self),
    .here(
      "CBPeripheralManagerAuthorizationStatus.notDetermined", "7.0", value: "0",
      CBPeripheralManagerAuthorizationStatus.notDetermined.rawValue),
    .here(
      "CBPeripheralManagerAuthorizationStatus.restricted", "7.0", value: "1",
      CBPeripheralManagerAuthorizationStatus.restricted.rawValue),
    .here(
      "CBPeripheralManagerAuthorizationStatus.denied", "7.0", value: "2",
      CBPeripheralManagerAuthorizationStatus.denied.rawValue),
    .here(
      "CBPeripheralManagerAuthorizationStatus.authorized", "7.0", value: "3",
      CBPeripheralManagerAuthorizationStatus.authorized.rawValue),
    .here(
      "CBPeripheralManager.authorizationStatus()", "7.0",
      CBPeripheralManager.authorizationStatus as () -> CBPeripheralManagerAuthorizationStatus),
    .here("CBCentralManager", "5.0", CBCentralManager.self),
    .here("CBCentralManager.init()", "5.0", { CBCentralManager() }),
    .here("CBCentralManager.init(delegate:queue:)", "5.0", CBCentralManager.init(delegate:queue:)),
    .here(
      "CBCentralManager.init(delegate:queue:options:)", "7.0",
      CBCentralManager.init(delegate:queue:options:)),
    .here("CBCentralManager.delegate", "5.0", \CBCentralManager.delegate),
    .here("CBCentralManagerDelegate", "5.0", (any CBCentralManagerDelegate).self),
    .here("CBPeripheralManager", "6.0", CBPeripheralManager.self),
    .here("CBPeripheralManager.init()", "6.0", { CBPeripheralManager() }),
    .here(
      "CBPeripheralManager.init(delegate:queue:)", "6.0", CBPeripheralManager.init(delegate:queue:)),
    .here(
      "CBPeripheralManager.init(delegate:queue:options:)", "7.0",
      CBPeripheralManager.init(delegate:queue:options:)),
    .here("CBPeripheralManager.delegate", "6.0", \CBPeripheralManager.delegate),
    .here("CBPeripheralManagerDelegate", "6.0", (any CBPeripheralManagerDelegate).self),
    .here(
      "CBCentralManagerOptionShowPowerAlertKey", "7.0", CBCentralManagerOptionShowPowerAlertKey),
    .here(
      "CBPeripheralManagerOptionShowPowerAlertKey", "7.0",
      CBPeripheralManagerOptionShowPowerAlertKey),
    .here("CBCentralManager.isScanning", "9.0", \CBCentralManager.isScanning),
    .here(
      "CBCentralManager.scanForPeripherals(withServices:options:)", "5.0",
      CBCentralManager.scanForPeripherals(withServices:options:)),
    .here("CBCentralManager.stopScan()", "5.0", CBCentralManager.stopScan),
  ]
}

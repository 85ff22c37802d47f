import SourceReaders
import Testing

@Suite("What a Bluetooth delegate does where the radio is not on")
struct SwiftBluetoothStateTests {
  @Test(arguments: [
    ("if central.state == .poweredOn { scan() }", false),
    ("guard central.state == .poweredOn else { return }\n scan()", false),
    ("guard central.state == CBManagerState.poweredOn else { NSLog(\"off\"); return }", false),
    ("switch central.state { case .poweredOn: scan()\n default: logger.info(\"off\") }", false),
    ("switch central.state { case .poweredOn: scan()\n @unknown default: break }", false),
    (
      "switch central.state { case .poweredOn: scan()\n case .unauthorized: ()\n default: () }",
      false
    ),
    ("if central.state == .poweredOn { scan() } else { show() }", true),
    ("guard central.state == .poweredOn else { show(); return }", true),
    ("switch central.state { case .poweredOn: scan()\n default: isOn = false }", true),
    ("log(\"x\"); guard central.state == .poweredOn else { return }\n scan()", false),
    ("delegate?.changed(central.state)", true), ("isOn = central.state == .poweredOn", true),
    ("update(); if central.state == .poweredOn { scan() }", true), ("", true),
  ])
  func `a denied permission is treated`(body: String, isHandled: Bool) {
    let source = """
      final class C: NSObject, CBCentralManagerDelegate {
        let manager = CBCentralManager()
        func centralManagerDidUpdateState(_ central: CBCentralManager) { \(body) }
      }
      """
    let found = uses(source).filter { $0.contains("the callback for Bluetooth") }
    #expect(found == ["3: the callback for Bluetooth's state implementation \(isHandled)"])
  }

  @Test(arguments: [
    ("let a = central.state == .unauthorized // Bluetooth", true),
    ("import CoreBluetooth\nfunc f(_ s: CBManagerState) { if case .unauthorized = s { } }", true),
    ("let a = error == .unauthorized", false), ("// unauthorized of Bluetooth", false),
  ])
  func `a denied permission is known by its name, in a file about Bluetooth`(
    source: String, isKnown: Bool
  ) {
    #expect(uses(source).contains { $0.contains("unauthorized") } == isKnown)
  }
}

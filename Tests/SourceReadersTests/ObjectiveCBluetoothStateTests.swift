import SourceReaders
import Testing

@Suite("What a Bluetooth delegate of Objective-C does where the radio is not on")
struct ObjectiveCBluetoothStateTests {
  @Test(arguments: [
    ("if (central.state == CBManagerStatePoweredOn) { [self scan]; }", false),
    ("if (central.state == CBCentralManagerStatePoweredOn) [self scan];", false),
    ("if (central.state != CBManagerStatePoweredOn) { return; } [self scan];", false),
    ("if (central.state != CBManagerStatePoweredOn) return; [self scan];", false),
    (
      "if ([central state] == CBManagerStatePoweredOn) { [self scan]; } else { NSLog(@\"off\"); }",
      false
    ),
    (
      "switch (central.state) { case CBManagerStatePoweredOn: [self scan]; break; default: break; }",
      false
    ),
    (
      "switch (central.state) { case CBManagerStateUnknown: NSLog(@\"?\"); break;"
        + " case CBManagerStatePoweredOn: { [self scan]; break; } case CBManagerStateUnauthorized: break; }",
      false
    ),
    ("if (central.state == CBManagerStatePoweredOn) { [self scan]; } else { [self show]; }", true),
    ("if (central.state != CBManagerStatePoweredOn) { [self show]; return; } [self scan];", true),
    (
      "switch (central.state) { case CBManagerStatePoweredOn: [self scan]; break; default: [self show]; }",
      true
    ),
    ("[self.delegate changed:central.state];", true),
    ("self.isOn = central.state == CBManagerStatePoweredOn;", true),
    ("[self update]; if (central.state == CBManagerStatePoweredOn) { [self scan]; }", true),
    ("", true),
  ])
  func `a denied permission is treated`(body: String, isHandled: Bool) {
    let source = """
      @implementation C
      - (void)centralManagerDidUpdateState:(CBCentralManager *)central { \(body) }
      - (void)make { self.central = [[CBCentralManager alloc] initWithDelegate:self queue:nil]; }
      @end
      """
    let found = uses(source, .objectiveC).filter { $0.contains("the callback for Bluetooth") }
    #expect(found == ["2: the callback for Bluetooth's state implementation \(isHandled)"])
  }
}

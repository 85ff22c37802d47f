import PlatformModel
import Testing

@testable import PermissionAudit

@Suite("Spelling: which key was meant")
struct KeySpellingTests {
  @Test(
    "a near name is taken for the key it is near to",
    arguments: [
      ("NSLocationWhenInUseUsagedescription", InfoPlistKey.whenInUse),
      ("NSLocationWhenInUsageDescription", .whenInUse),
      ("NSLocationWhenInUseDescription", .whenInUse),
      ("LocationWhenInUseUsageDescription", .whenInUse),
      ("NSLocationWhenInUseUsageDescription ", .whenInUse),
      ("NSLocatoinWhenInUseUsageDescription", .whenInUse),
      ("NSLocationAlwaysAndWhenInUsageDescription", .alwaysAndWhenInUse),
      ("NSLocationAlwaysAndWhenInUseUsageDescriptions", .alwaysAndWhenInUse),
      ("NSLocationAlwaysUsageDescripton", .always),
      ("NSLocationTemporaryUsageDescriptionDictionnary", .temporaryAccuracy),
      ("NSLocationDefaultAccuracyReduce", .defaultAccuracyReduced),
      ("CLRequireExplicitServiceSession", .requireExplicitServiceSession),
      ("NSMotionUsageDescriptions", .motion),
      ("NSBluetoothAlwaysUsageDescrption", .bluetoothAlways),
      ("Privacy - Bluetooth Always Usage Description", .bluetoothAlways),
    ])
  func near(name: String, key: InfoPlistKey) {
    #expect(KeySpelling.intended(by: name) == key)
  }

  @Test(
    "a key of Apple's, a variant for a device and a far name are left alone",
    arguments: [
      "NSLocationWhenInUseUsageDescription", "NSLocationUsageDescription",
      "NSBluetoothWhileInUseUsageDescription", "NSLocalNetworkUsageDescription",
      "NSWidgetWantsLocation", "NSLocationWhenInUseUsageDescription~ipad", "LocationServer",
      "BluetoothFirmwareVersion", "MotionThreshold", "NSAppTransportSecurity",
      "MGLMapboxMetricsEnabledSettingShownInApp", "ITSAppUsesNonExemptEncryption",
    ])
  func far(_ name: String) {
    #expect(KeySpelling.intended(by: name) == nil)
  }

  @Test("each judged key is a key of Apple's", arguments: PurposeKeys.misspellable)
  func real(_ key: InfoPlistKey) {
    #expect(PurposeKeys.isReal(key.rawValue))
  }
}

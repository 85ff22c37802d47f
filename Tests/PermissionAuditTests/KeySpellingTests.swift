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
      ("Privacy - Location When In Usage Description", .whenInUse),
      ("Privacy - Location Always and When In Use Description", .alwaysAndWhenInUse),
    ])
  func near(name: String, key: InfoPlistKey) {
    #expect(KeySpelling.intended(by: name) == key)
  }

  @Test(
    "a key of Apple's, a variant for a device and a far name are left alone",
    arguments: [
      "NSLocationWhenInUseUsageDescription", "NSLocationUsageDescription",
      "Privacy - Location Usage Description", "Privacy - Camera Usage Description",
      "NSBluetoothWhileInUseUsageDescription", "NSLocalNetworkUsageDescription",
      "NSWidgetWantsLocation", "NSLocationWhenInUseUsageDescription~ipad", "LocationServer",
      "BluetoothFirmwareVersion", "MotionThreshold", "NSAppTransportSecurity",
      "MGLMapboxMetricsEnabledSettingShownInApp", "ITSAppUsesNonExemptEncryption",
    ])
  func far(_ name: String) {
    #expect(KeySpelling.intended(by: name) == nil)
  }

  @Test("each checked key is a key of Apple's", arguments: PurposeKeys.misspellable)
  func real(_ key: InfoPlistKey) {
    #expect(PurposeKeys.isReal(key.rawValue))
  }

  @Test(arguments: [
    ("NSMotionUsageDescription ", "its end"), (" NSMotionUsageDescription", "its beginning"),
  ])
  func `a blank around a key is described in words`(key: String, place: String) throws {
    let app = Apps.app(keys: [key: .reason])
    let found = try #require(
      Apps.findings([app], ["App": [.pedometer]]).first { $0.rule == "purpose-key-misspelled" })
    #expect(
      found.message
        == "NSMotionUsageDescription with a space at \(place) is not a key that iOS knows;"
        + " NSMotionUsageDescription is")
  }
}

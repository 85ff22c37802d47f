import AuthorizationEngine
import PlatformModel
import ServiceNeeds
import Testing

@testable import Explanations

@Suite("What people call a thing leads to it")
struct WordsOfPeopleTests {
  @Test func `BLUETOOTH is the prompt of iOS and the permission of Android`() {
    #expect(
      Set(explainer.answer(to: "BLUETOOTH").names) == [
        "Bluetooth prompt", "android.permission.BLUETOOTH",
      ])
  }

  @Test(arguments: [
    ("WiFi Throttling", "Wi-Fi throttling"), ("throttling", "Wi-Fi throttling"),
    ("NSAppTransportSecurity", "NSAppTransportSecurity"),
    ("NSAllowsArbitraryLoads", "NSAllowsArbitraryLoads"),
    ("NSPrivacyCollectedDataTypes", "NSPrivacyCollectedDataTypes"),
    ("Reset Content and Settings", "Erase All Content and Settings"),
    ("Erase All Content and Settings…", "Erase All Content and Settings"),
    ("reverse geocoding", "reverse geocoding"), ("iBeacon", "iBeacon"), ("iBeacons", "iBeacon"),
    ("MoveConfig", "MoveConfig"), ("motionPermissionMandatory", "motionPermissionMandatory"),
    ("BDLocationManager", "BDLocationManager"),
    ("oneWifiScanIn30Seconds", "wifiScanBudget"),
    ("allowOnceUsesAlwaysUp", "allowOnceUsesAlwaysUp"),
    ("Precise Location", "Precise Location"), ("Simulate Location", "simulated location"),
    ("Show Map in Location Alerts", "map in location prompts"),
    ("requestTemporaryFullAccuracyAuthorizationWithPurposeKey", "temporary full accuracy"),
  ])
  func `a word of a vendor's document is explained`(word: String, name: String) throws {
    let explanation = try explained(word)
    #expect(explanation.name == name)
    #expect(!explanation.fix.isEmpty || !explanation.why.isEmpty)
  }

  @Test(arguments: IOS.Switch.allCases.map { "\($0)" } + Android.Switch.allCases.map(\.rawValue))
  func `a switch of scenarios is explained, and how to use it`(name: String) throws {
    let explanation = try explained(name)
    #expect(explanation.kind == .disagreement)
    #expect(explanation.paragraphs.contains { $0.contains("switches: [\(name)]") })
  }

  @Test(arguments: [
    ("location not working in background", "no location in the background"),
    ("The app doesn’t get GPS when the screen is locked", "no location in the background"),
    ("no permission prompt is shown", "no prompt appears"),
    ("iBeacons are not found", "no beacons"),
    ("location fails in simulator", "location fails with error 0 in the Simulator"),
    ("Wi-Fi scan returns an empty list on Android", "no Wi-Fi scans on Android"),
    ("No BLE devices found on Android", "no BLE scans on Android"),
    ("noLocationInBackground", "no location in the background"),
  ])
  func `a complaint in words leads to what it may come from`(text: String, name: String) throws {
    let explanation = try explained(text)
    #expect(explanation.kind == .complaint && explanation.name == name)
    #expect(!explanation.fix.isEmpty)
  }

  @Test func `a complaint that either platform may mean names both`() {
    #expect(
      explainer.answer(to: "I get no location").names == ["no location", "no location on Android"])
    #expect(explainer.answer(to: "no gps on my iPhone").names == ["no location"])
  }

  @Test(arguments: Symptom.allCases)
  func `a complaint has every cause that a diagnosis of it can find`(symptom: Symptom) {
    var snapshots: [PermissionSnapshot] = []
    for authorization in AuthorizationStatus.allCases {
      for variant in 0..<64 {
        var one = PermissionSnapshot(variant & 1 == 0 ? .newestIOS : .iOS(9))
        one.authorization = authorization
        one.locationServices = variant & 2 == 0
        one.accuracy = variant & 4 == 0 ? .fullAccuracy : .reducedAccuracy
        one.purposeKeys = variant & 8 == 0 ? [] : nil
        one.hasRequestedLocation = variant & 1 == 0
        one.motion = MotionAuthorization.allCases[variant % MotionAuthorization.allCases.count]
        one.radio = variant & 16 == 0 ? .offInSettings : .on
        one.simulator = variant & 32 == 0 ? .withoutLocation : nil
        one.backgroundModes = variant & 16 == 0 ? [] : ["location"]
        one.allowsBackgroundUpdates = variant & 4 == 0
        one.wasSetInBackground = variant & 32 == 0
        one.isAlwaysProvisional = variant & 16 == 0
        snapshots.append(one)
      }
    }
    let found = Set(snapshots.flatMap { Diagnosis($0, of: symptom).causes })
    #expect(found.subtracting(symptom.causes) == [])
    #expect(Set(symptom.causes).subtracting(found).subtracting([.motionRestricted]) == [])
  }

  @Test(arguments: AndroidSettingsPath.allCases)
  func `a place in Settings of Android is found by its name and by its way on each level`(
    path: AndroidSettingsPath
  ) throws {
    let explanation = try explained(path.name)
    #expect(explanation.kind == .settingsPath && !explanation.facts.isEmpty)
    for level in APILevel.all {
      guard let steps = path.steps(on: level, app: "the app") else { continue }
      let way = (["Settings"] + steps).joined(separator: " > ")
      #expect(explanation.paragraphs.contains { $0.hasSuffix(": \(way).") })
      #expect(explainer.answer(to: way).names.contains(path.name), "\(way)")
    }
    #expect(explanation.paragraphs.last?.contains("stock Android") == true)
  }

  @Test(arguments: SettingsPath.allCases)
  func `a place in Settings of iOS is found by its way on each release`(path: SettingsPath) {
    for version in OSVersion.allIOS {
      let way = (["Settings"] + path.steps(on: version, app: "the app")).joined(separator: " > ")
      #expect(explainer.answer(to: way).names.contains(path.name), "\(way)")
    }
  }

  @Test(arguments: [
    ("Settings > Breeze > Location", ["app's page in Settings"]),
    ("Settings > Apps > Situm > Location", ["app's page in Settings"]),
    ("Settings > Trail Guide > Location > Precise Location", ["app's page in Settings"]),
    ("Settings > Apps > Situm > Permissions", ["app permissions on Android"]),
    ("Settings > Apps > Situm > Permissions > Location", ["app permissions on Android"]),
    ("Settings > Bluetooth", ["Bluetooth in Settings of iOS", "Bluetooth in Settings of Android"]),
    ("Settings > Privacy > Location Services", ["Location Services"]),
  ])
  func `a way in Settings leads to its place, whatever the app is called`(
    way: String, places: [String]
  ) {
    #expect(explainer.answer(to: way).names == places)
  }

  @Test(arguments: ["Settings > Privacy > Location", "Settings > Breeze > Wallpaper"])
  func `a way that no release has does not lead to an app's page`(way: String) {
    #expect(!explainer.answer(to: way).names.contains("app's page in Settings"))
  }

  @Test func `Situm's way to the switches for scanning leads to both of them`() {
    let way = "Settings / Security & Location / Location / Scanning"
    #expect(explainer.answer(to: way).names == ["Wi-Fi scanning", "Bluetooth scanning"])
  }
}

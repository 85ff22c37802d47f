import PlatformModel
import Testing

/// The system's words, letter by letter.
struct PlatformTextTests {
  @Test("IOS-BG-010: the abort has two wordings", arguments: OSVersion.allIOS)
  func backgroundUpdatesAbort(version: OSVersion) {
    let old =
      "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient)"
    let text = PlatformText.backgroundUpdatesAbort(on: version)
    #expect(text == (version < .iOS(13) ? old : old + " || _CFMZEnabled()"))
    #expect(
      PlatformText.backgroundUpdatesAssertion
        == "*** Assertion failure in -[CLLocationManager setAllowsBackgroundLocationUpdates:]")
    #expect(PlatformText.inconsistency == "NSInternalInconsistencyException")
  }

  @Test("IOS-REQ-023: a delegate that lacks a callback is named in the exception")
  func missingCallbacks() {
    #expect(
      PlatformText.missingLocationsCallback
        == "Delegate must respond to locationManager:didUpdateLocations:")
    #expect(
      PlatformText.missingErrorCallback
        == "Delegate must respond to locationManager:didFailWithError:")
  }

  @Test("IOS-KEY-002, IOS-KEY-003: the console names the keys that are absent")
  func missingPurposeStrings() {
    #expect(PlatformText.missingWhenInUseString.contains("“NSLocationWhenInUseUsageDescription”"))
    #expect(PlatformText.missingAlwaysStrings.contains("must contain both"))
    #expect(
      PlatformText.missingAlwaysStrings.contains("“NSLocationAlwaysAndWhenInUseUsageDescription”"))
  }

  @Test(
    "IOS-MOT-006, IOS-BT-004: the kill names the key, after two spaces",
    arguments: [InfoPlistKey.motion, .bluetoothAlways])
  func kill(key: InfoPlistKey) {
    #expect(
      PlatformText.purposeStringKill(key)
        == "This app has crashed because it attempted to access privacy-sensitive data without a "
        + "usage description.  The app's Info.plist must contain an \(key.rawValue) key with a "
        + "string value explaining to the user how the app uses this data.")
  }

  @Test("IOS-SET-011: a change in Settings that ends an app is in the log")
  func settingsQuit() {
    #expect(
      PlatformText.quitForPrivacySettings(bundleIdentifier: "com.example.trail")
        == "########### Quitting application (com.example.trail) "
        + "in response to privacy settings change.")
  }

  @Test("IOS-AUTH-023: locationServicesEnabled warns on the main thread")
  func servicesEnabled() {
    #expect(
      PlatformText.servicesEnabledOnMainThread.hasPrefix(
        "This method can cause UI unresponsiveness if invoked on the main thread."))
    #expect(PlatformText.servicesEnabledOnMainThread.contains("`authorizationStatus` first."))
    #expect(Facts["IOS-AUTH-023"]?.versions.first == .iOS(16))
  }

  @Test("IOS-NEW-013: a monitor that is opened twice is named")
  func monitorInUse() {
    #expect(PlatformText.monitorInUse("trails") == "Monitor named trails is already in use")
  }
}

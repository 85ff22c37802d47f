/// The system's own words in consoles and exceptions, letter by letter.
public enum PlatformText {
  /// The name of the exceptions that Core Location raises.
  public static let inconsistency = "NSInternalInconsistencyException"

  /// Precedes the abort of ``backgroundUpdatesAbort(on:)`` (IOS-BG-010).
  public static let backgroundUpdatesAssertion =
    "*** Assertion failure in -[CLLocationManager setAllowsBackgroundLocationUpdates:]"

  /// Why allowsBackgroundLocationUpdates without the mode ends the process (IOS-BG-010).
  ///
  /// Both wordings are known, the release that changed them is not. The second asks for Catalyst by
  /// its old name; Catalyst came with 13, so the change is put there.
  public static func backgroundUpdatesAbort(on version: OSVersion) -> String {
    let condition = "!stayUp || CLClientIsBackgroundable(internal->fClient)"
    return "Invalid parameter not satisfying: " + condition
      + (version < .iOS(13) ? "" : " || _CFMZEnabled()")
  }

  /// What requestLocation says of a delegate that takes no locations (IOS-REQ-023).
  public static let missingLocationsCallback =
    "Delegate must respond to locationManager:didUpdateLocations:"

  /// What requestLocation says of a delegate that takes no errors (IOS-REQ-023).
  public static let missingErrorCallback =
    "Delegate must respond to locationManager:didFailWithError:"

  /// The console line of requestWhenInUseAuthorization without its key (IOS-KEY-002).
  public static let missingWhenInUseString =
    "This app has attempted to access privacy-sensitive data without a usage description. "
    + "The app's Info.plist must contain an “NSLocationWhenInUseUsageDescription” key "
    + "with a string value explaining to the user how the app uses this data"

  /// The console line of requestAlwaysAuthorization with a key absent, iOS 11+ (IOS-KEY-003).
  public static let missingAlwaysStrings =
    "This app has attempted to access privacy-sensitive data without a usage description. "
    + "The app's Info.plist must contain both “NSLocationAlwaysAndWhenInUseUsageDescription” "
    + "and “NSLocationWhenInUseUsageDescription” keys "
    + "with string values explaining to the user how the app uses this data"

  /// Why a process ends that uses motion or Bluetooth without its key (IOS-MOT-006, IOS-BT-004).
  public static func purposeStringKill(_ key: InfoPlistKey) -> String {
    "This app has crashed because it attempted to access privacy-sensitive data "
      + "without a usage description.  The app's Info.plist must contain an \(key.rawValue) key "
      + "with a string value explaining to the user how the app uses this data."
  }

  /// What the log says when a change in Settings ends an app (IOS-SET-011).
  public static func quitForPrivacySettings(bundleIdentifier: String) -> String {
    "########### Quitting application (\(bundleIdentifier)) "
      + "in response to privacy settings change."
  }

  /// What locationServicesEnabled logs on the main thread, iOS 16+ (IOS-AUTH-023).
  public static let servicesEnabledOnMainThread =
    "This method can cause UI unresponsiveness if invoked on the main thread. "
    + "Instead, consider waiting for the `-locationManagerDidChangeAuthorization:` callback "
    + "and checking `authorizationStatus` first."

  /// Why opening a CLMonitor a second time ends the process (IOS-NEW-013).
  ///
  /// What the system says of a name that is not alphanumeric was never captured.
  public static func monitorInUse(_ name: String) -> String {
    "Monitor named \(name) is already in use"
  }
}

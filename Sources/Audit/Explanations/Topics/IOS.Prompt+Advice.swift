import AuthorizationEngine
import PlatformModel

extension IOS.Prompt {
  /// What brings it up.
  var occasion: String {
    switch self {
    case .whenInUseIOS8, .whenInUseIOS11: "The app requests When In Use and was never answered."
    case .alwaysIOS8, .alwaysIOS11: "The app requests Always and was never answered."
    case .alwaysUpgradeIOS9, .alwaysUpgradeIOS11:
      "The app has When In Use, requests Always, and never did so before."
    case .firstRequestIOS13, .firstRequest:
      "The app requests When In Use or Always and was never answered."
    case .firstRequestReduced:
      "The app requests location and its build declares NSLocationDefaultAccuracyReduced."
    case .alwaysUpgrade:
      "The app has When In Use and requests Always for the first time (from 13.4), or it has "
        + "provisional Always and something happened that needs Always."
    case .alwaysUpgradeLocked: "P7 is due while the phone is locked."
    case .backgroundReminder, .backgroundReminderIOS8:
      "The app has Always and used location in the background for some days."
    case .locationServicesOff: "The app requests or uses location while Location Services is off."
    case .temporaryFullAccuracy:
      "The app has reduced accuracy and requests full accuracy for a purpose."
    case .locationButton: "The location button is tapped for the first time."
    case .managedPermissions: "A managed app is launched for the first time on a supervised device."
    case .motion: "The app queries or starts an activity API for the first time."
    case .bluetooth: "The app makes its first Bluetooth manager."
    }
  }

  /// What an app does about it.
  var advice: String {
    switch self {
    case .whenInUseIOS8, .whenInUseIOS11, .firstRequestIOS13, .firstRequest, .firstRequestReduced:
      "Request in answer to a tap, with a purpose string that names the use. Wait for the "
        + "authorization callback and let not determined pass."
    case .alwaysIOS8, .alwaysIOS11:
      "Request When In Use first and Always later, so that the upgrade is not spent here."
    case .alwaysUpgradeIOS9, .alwaysUpgradeIOS11:
      "Request Always once a feature needs it; the prompt comes once. Do not wait for a callback: "
        + "an answer that changes nothing makes none."
    case .alwaysUpgrade:
      "Request Always once a feature needs it, after When In Use was granted. Do not wait for a "
        + "callback: Keep Only While Using makes none. Becoming active again is the sign that the "
        + "prompt was answered."
    case .alwaysUpgradeLocked, .backgroundReminder, .backgroundReminderIOS8:
      "Nothing brings it up or keeps it away. Say in the app what location in the background is "
        + "for, and read the status again whenever the app becomes active."
    case .locationServicesOff:
      "Do not rely on it, it comes a limited number of times. Tell people where the switch is; no "
        + "public address leads there."
    case .temporaryFullAccuracy:
      "Put the purpose key and its sentence into NSLocationTemporaryUsageDescriptionDictionary, "
        + "request in the foreground, and read accuracyAuthorization afterwards."
    case .locationButton:
      "Show the button with its own look, and wait for the authorization callback."
    case .managedPermissions:
      "Nothing; read the status as ever. What was not granted is asked as usual."
    case .motion:
      "Add NSMotionUsageDescription, and make the first query in answer to a tap."
    case .bluetooth:
      "Add NSBluetoothAlwaysUsageDescription, and make the first manager when Bluetooth is needed, "
        + "not at launch."
    }
  }
}

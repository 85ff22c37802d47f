import PlatformModel

extension Prompt {
  /// What brings it up.
  var occasion: String {
    switch self {
    case .p1, .p1b: "The app requests When In Use and was never answered."
    case .p2, .p3: "The app requests Always and was never answered."
    case .p4, .p4b: "The app has When In Use, requests Always, and never did so before."
    case .p5, .p6: "The app requests When In Use or Always and was never answered."
    case .p6r:
      "The app requests location and its build declares NSLocationDefaultAccuracyReduced."
    case .p7:
      "The app has When In Use and requests Always for the first time (from 13.4), or it has "
        + "provisional Always and something happened that needs Always."
    case .p7L: "P7 is due while the phone is locked."
    case .p8, .p8Old: "The app has Always and used location in the background for some days."
    case .p9: "The app requests or uses location while Location Services is off."
    case .p10: "The app has reduced accuracy and requests full accuracy for a purpose."
    case .p11: "The location button is tapped for the first time."
    case .p12: "A managed app is launched for the first time on a supervised device."
    case .motion: "The app queries or starts an activity API for the first time."
    case .bluetooth: "The app makes its first Bluetooth manager."
    }
  }

  /// What an app does about it.
  var advice: String {
    switch self {
    case .p1, .p1b, .p5, .p6, .p6r:
      "Request in answer to a tap, with a purpose string that names the use. Wait for the "
        + "authorization callback and let not determined pass."
    case .p2, .p3:
      "Request When In Use first and Always later, so that the upgrade is not spent here."
    case .p4, .p4b:
      "Request Always once a feature needs it; the prompt comes once. Do not wait for a callback: "
        + "an answer that changes nothing makes none."
    case .p7:
      "Request Always once a feature needs it, after When In Use was granted. Do not wait for a "
        + "callback: Keep Only While Using makes none. Becoming active again is the sign that the "
        + "prompt was answered."
    case .p7L, .p8, .p8Old:
      "Nothing brings it up or keeps it away. Say in the app what location in the background is "
        + "for, and read the status again whenever the app becomes active."
    case .p9:
      "Do not rely on it, it comes a limited number of times. Tell people where the switch is; no "
        + "public address leads there."
    case .p10:
      "Put the purpose key and its sentence into NSLocationTemporaryUsageDescriptionDictionary, "
        + "request in the foreground, and read accuracyAuthorization afterwards."
    case .p11: "Show the button with its own look, and wait for the authorization callback."
    case .p12: "Nothing; read the status as ever. What was not granted is asked as usual."
    case .motion:
      "Add NSMotionUsageDescription, and make the first query in answer to a tap."
    case .bluetooth:
      "Add NSBluetoothAlwaysUsageDescription, and make the first manager when Bluetooth is needed, "
        + "not at launch."
    }
  }
}

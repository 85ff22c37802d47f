/// The English table. Where a cause of `ServiceNeeds` says the same, it says it in the same words.
extension Wording.Key {
  var english: String {
    switch self {
    case .alreadyAsked: "{app} has asked for Always before, and iOS lets an app ask once"
    case .alreadyGranted: "It is granted already"
    case .allowedOnce:
      "Location was allowed once, and iOS asks for Always only after While Using the App"
    case .anotherPromptInFront: "Something is in front of {app}: another prompt, or Control Center"
    case .askedLater: "iOS granted Always for now, and asks the person at another time"
    case .bluetoothDenied: "The Bluetooth permission is denied"
    case .bluetoothRestricted: "Bluetooth is restricted"
    case .cancelled: "The task that asked was cancelled"
    case .denied: "The person answered Don’t Allow or chose Never; iOS never asks twice"
    case .fitnessTrackingOff: "Fitness Tracking is off for the whole phone"
    case .interrupted: "{app} was left or the phone locked before an answer came"
    case .keptWhileUsing: "The person kept While Using the App; iOS never asks for Always again"
    case .keyMissing: "Info.plist lacks {key}, so iOS shows no prompt"
    case .locationNotGranted: "The app has not asked for location yet"
    case .locationServicesOff: "Location Services are off for the whole phone"
    case .motionDenied: "Motion & Fitness is denied"
    case .motionRestricted: "Motion & Fitness is restricted"
    case .notInForeground: "{app} is not in the foreground, where alone iOS shows a prompt"
    case .oneOf: "One of these, which iOS does not tell apart:"
    case .restricted:
      "Screen Time or device management forbids location, and the app cannot ask"
    case .unavailable: "This phone, this app or this release of iOS has nothing to ask for"
    }
  }

  /// What to do; empty where nothing is to be done.
  var englishStep: String {
    switch self {
    case .alreadyAsked, .keptWhileUsing: "Choose Always: {path}"
    case .allowedOnce: "Choose While Using the App or Always: {path}"
    case .anotherPromptInFront: "Ask again once {app} is active"
    case .askedLater: "Go on: the prompt appears when {app} uses location in the background"
    case .bluetoothDenied, .motionDenied, .fitnessTrackingOff: "Switch it on: {path}"
    case .bluetoothRestricted, .motionRestricted, .restricted:
      "Change the restriction: {path}, or ask who manages the phone"
    case .denied: "Choose While Using the App: {path}"
    case .interrupted: "Ask again when the person needs it"
    case .keyMissing: "Add {key} with a sentence that says what for"
    case .locationNotGranted: "Call requestWhenInUseAuthorization when the person needs it"
    case .locationServicesOff: "Switch them on: {path}"
    case .notInForeground: "Ask while {app} is open"
    case .unavailable: "Offer something that does without it"
    case .alreadyGranted, .cancelled, .oneOf: ""
    }
  }
}

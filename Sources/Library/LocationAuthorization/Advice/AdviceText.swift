extension PermissionRequest.Advice {
  /// What there is to say; the raw value is its key in a translation.
  enum Text: String, CaseIterable, Sendable {
    case allowedOnce, alreadyGranted, alreadyRequested, appInactive
    case bluetoothDenied, bluetoothRestricted, cancelled, denied, fitnessTrackingOff, interrupted
    case keptWhileUsing, locationNotGranted, locationServicesOff, missingKey, motionDenied
    case motionRestricted, notInForeground, oneOf, promptDeferred, restricted, unavailable

    /// The key of what to do.
    var suggestionKey: String { rawValue + ".suggestion" }
  }
}

/// The English table. A sentence that a cause of `ServiceNeeds` has too is the same there.
extension PermissionRequest.Advice.Text {
  var english: String {
    switch self {
    case .alreadyRequested: "{app} has requested Always before, and iOS shows that prompt once"
    case .alreadyGranted: "It is already granted"
    case .allowedOnce:
      "Location was allowed once, and iOS offers Always only after While Using the App"
    case .appInactive: "Something covers {app}: another prompt, or Control Center"
    case .promptDeferred: "iOS granted provisional Always, and asks the user at another time"
    case .bluetoothDenied: "The Bluetooth permission is denied"
    case .bluetoothRestricted: "Bluetooth is restricted"
    case .cancelled: "The task that made the request was canceled"
    case .denied: "The person answered Don’t Allow or chose Never; iOS never asks twice"
    case .fitnessTrackingOff: "Fitness Tracking is off for the whole phone"
    case .interrupted: "The user left {app} or locked the phone before answering"
    case .keptWhileUsing: "The user kept While Using the App; iOS never offers Always again"
    case .missingKey: "Info.plist lacks {key}, so iOS shows no prompt"
    case .locationNotGranted: "The app has not asked for location yet"
    case .locationServicesOff: "Location Services are off for the whole phone"
    case .motionDenied: "Motion & Fitness is denied"
    case .motionRestricted: "Motion & Fitness is restricted"
    case .notInForeground: "{app} is not in the foreground, and iOS shows prompts only there"
    case .oneOf: "One of these, which iOS does not distinguish:"
    case .restricted:
      "Screen Time or device management forbids location, and the app cannot ask"
    case .unavailable: "This phone, this app or this release of iOS has no such permission"
    }
  }

  /// What to do; empty if there is nothing to do.
  var englishSuggestion: String {
    switch self {
    case .alreadyRequested, .keptWhileUsing: "Choose Always: {path}"
    case .allowedOnce: "Choose While Using the App or Always: {path}"
    case .appInactive: "Request it again when {app} is active"
    case .promptDeferred: "Continue: the prompt appears when {app} uses location in the background"
    case .bluetoothDenied, .motionDenied, .fitnessTrackingOff: "Switch it on: {path}"
    case .bluetoothRestricted, .motionRestricted, .restricted:
      "Change the restriction: {path}, or ask who manages the phone"
    case .denied: "Choose While Using the App: {path}"
    case .interrupted: "Request it again when the user needs it"
    case .missingKey: "Add {key} with a sentence that says why the app needs it"
    case .locationNotGranted: "Call requestWhenInUseAuthorization when the person needs it"
    case .locationServicesOff: "Switch them on: {path}"
    case .notInForeground: "Request it while {app} is open"
    case .unavailable: "Offer something that works without it"
    case .alreadyGranted, .cancelled, .oneOf: ""
    }
  }
}

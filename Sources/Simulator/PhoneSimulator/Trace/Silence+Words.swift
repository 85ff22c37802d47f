import AuthorizationEngine

extension IOS.Effect.Silence {
  /// Why nothing happens, as the rest of a sentence.
  package var words: String {
    switch self {
    case .keyMissing: "its purpose string is missing"
    case .promptUp: "another prompt is on screen, and iOS ignores the request"
    case .restricted: "location is restricted"
    case .notInForeground: "the app is not in the foreground"
    case .servicesOff: "Location Services are off, and iOS has shown its alert before"
    case .denied: "location was not allowed; iOS does not ask twice"
    case .alreadyGranted: "the permission is granted already"
    case .temporaryGrant: "Allow Once was chosen, and Always cannot be requested on top of it"
    case .alwaysAlreadyAsked: "Always was asked for before; iOS does not ask twice"
    case .onePromptPerApp: "iOS 8 asks once per app"
    case .appClip: "App Clips cannot have Always"
    case .alreadyOutstanding: "the first requestLocation() is still outstanding"
    }
  }
}

extension IOS.Effect.Withholding {
  /// Why nothing reaches the app, as the rest of a sentence.
  package var words: String {
    switch self {
    case .notAsked: "it never asked"
    case .notRunning: "it is not running"
    case .suspended: "it is suspended"
    case .notAuthorized: "it is not authorized"
    case .servicesOff: "Location Services are off"
    case .notInUse: "it is not in use"
    case .provisional: "Always is provisional until the person answers"
    case .reducedAccuracy: "Precise Location is off"
    case .paused: "updates are paused"
    case .filtered: "iOS 16.4 suspends this combination in the background"
    case .sessionRequired: "it holds no service session"
    case .alwaysSessionRequired: "it holds no service session for Always"
    case .beforeFirstUnlock: "the phone was not unlocked since it started"
    case .forceQuit: "the person swiped it away"
    case .radioOff: "the Bluetooth radio is off"
    }
  }
}

import AuthorizationEngine
import PlatformModel

extension Android.Effect {
  /// Whether it comes again and again while something runs.
  var comesInRuns: Bool {
    switch self {
    case .delivered, .withheld: true
    default: false
    }
  }

  /// The effect as a line of a timeline; nil if another line says it.
  func words(
    _ app: String, _ build: Android.Build, on phone: AndroidPhone
  ) -> (speaker: AndroidTraceEntry.Speaker, text: String)? {
    switch self {
    case .promptShown(let prompt):
      let buttons = phone.buttons.map { "( \($0.label(on: phone.system.level, of: prompt)) )" }
      let choice = prompt == .accuracyChoice ? " ( Precise | Approximate )" : ""
      return (.system, "asks: \(prompt.title(app))\(choice) " + buttons.joined(separator: " "))
    case .promptClosed: return nil
    case .result(let names, let granted):
      return (
        .app,
        "onRequestPermissionsResult: "
          + names.list.map { "\($0.platform.name) \(granted.has($0) ? "granted" : "denied")" }
          .joined(separator: ", ")
      )
    case .cancelled: return (.app, "onRequestPermissionsResult: empty arrays")
    case .ignored(let silence): return (.system, silence.sentence)
    case .threw(let exception): return (.app, "catches \(exception.words)")
    case .delivered(let delivery): return (.app, delivery.words)
    case .withheld(let why): return (.app, "gets nothing: \(why.words)")
    case .scanStarted: return (.app, "scans")
    case .scanRefused(let why): return (.app, "may not scan: \(why.words)")
    case .scanResults(.fresh): return (.app, "gets fresh results")
    case .scanResults(.old): return (.app, "gets the results of an older scan")
    case .scanResults(.empty): return (.app, "gets an empty list")
    case .returned(let value): return (.app, "gets \(value)")
    case .serviceStarted(.limited): return (.system, "runs the service, without location")
    case .serviceStarted:
      return (
        .system,
        phone.app.areNotificationsEnabled
          ? "runs the service" : "runs the service, shown in the task manager only"
      )
    case .granted, .revoked: return nil
    case .killed(.revoked): return (.system, "ends \(app): a permission was revoked")
    case .killed(.person): return (.system, "ends \(app)")
    case .killed(.system): return (.system, "ends \(app)")
    case .killed(.update): return (.system, "ends \(app) to install the update")
    case .hibernated: return (.system, "puts \(app) to sleep until it is opened")
    }
  }
}

extension Android.Exception {
  var words: String {
    switch self {
    case .illegalStateException: "an \(rawValue)"
    case .securityException, .foregroundServiceStartNotAllowed, .missingForegroundServiceType:
      "a \(rawValue)"
    }
  }
}

extension Android.Delivery {
  var words: String {
    switch self {
    case .preciseLocation: "receives a precise location"
    case .coarseLocation: "receives an approximate location"
    case .preciseLocationRarely: "receives a precise location, rarely"
    case .coarseLocationRarely: "receives an approximate location, rarely"
    case .bluetoothResult: "receives a beacon"
    }
  }
}

extension Android.Withholding {
  var words: String {
    switch self {
    case .notAsked: "it asked for nothing"
    case .notInUse: "it is not in use"
    case .notPermitted: "it has no permission"
    case .switchedOff: "its permission is switched off"
    case .locationOff: "Location is off"
    case .radioOff: "the radio is off"
    case .saver: "Battery Saver is on"
    case .idle: "the phone is idle"
    case .budgetUsed: "its budget is used up"
    case .screenOff: "the screen is off and the scan has no filter"
    case .neverForLocation: "BLUETOOTH_SCAN is declared neverForLocation"
    case .hibernated: "it sleeps"
    }
  }
}

extension Android.Silence {
  /// One sentence that says why no dialog appears.
  var sentence: String {
    switch self {
    case .undeclared: "shows no dialog: the manifest does not declare a permission"
    case .unknownHere: "shows no dialog: it does not know a permission"
    case .final: "shows no dialog: the denial is final"
    case .policy: "shows no dialog: a policy decides"
    case .restricted: "shows no dialog: the installer did not exempt the app"
    case .targetTooOld: "shows no dialog: the target of the app is too old for that"
    case .grantedWithGroup: "grants without asking: the group is granted"
    case .backgroundWithOthers:
      "rejects the request: background location is asked together with others"
    case .backgroundAlone: "shows no dialog: background location comes after location in use"
    case .fineAlone: "ignores the request: precise location is asked without approximate"
    case .byButtonOnly: "shows no dialog: precise location comes from the location button only"
    }
  }
}

extension Android.Prompt {
  /// What the dialog asks, in English.
  public func title(_ app: String) -> String {
    switch self {
    case .location, .locationWhileUsing, .locationLevels, .locationOnce, .locationOnceWithLink,
      .accuracyChoice:
      "Allow \(app) to access this device’s location?"
    case .approximateOnly: "Allow \(app) to access this device’s approximate location?"
    case .preciseUpgrade:
      "Change \(app)’s location access from approximate to precise?"
    case .backgroundUpgrade, .backgroundKeep:
      "Allow \(app) to access this device’s location all the time?"
    case .backgroundSettings: "Location permission of \(app), in Settings"
    case .nearbyDevices:
      "Allow \(app) to find, connect to, and determine the relative position of nearby devices?"
    case .activity: "Allow \(app) to access your physical activity?"
    case .notifications, .notificationsBySystem: "Allow \(app) to send you notifications?"
    case .camera: "Allow \(app) to take pictures and record video?"
    case .bluetoothOn: "\(app) wants to turn on Bluetooth"
    case .locationButton: "Share precise location with \(app)?"
    }
  }
}

import PlatformModel

extension Cause {
  /// Who can do something about it.
  public enum Actor: String, Hashable, Sendable, CaseIterable {
    case person
    case developer
    case noOne = "none"
  }

  /// Who can do something about it.
  public var actor: Actor {
    switch self {
    case .locationServicesOff, .locationRestricted, .locationDenied, .preciseOff,
      .alwaysProvisional, .motionDenied, .motionRestricted, .bluetoothDenied,
      .bluetoothRestricted, .bluetoothOff:
      .person
    case .onlyWhileUsing, .purposeStringMissing, .locationNotRequested, .locationRequestUnanswered,
      .motionNotRequested, .bluetoothNotRequested, .backgroundModeMissing, .backgroundUpdatesOff,
      .backgroundUpdatesSetTooLate, .noSimulatedLocation:
      .developer
    case .partMissing: .noOne
    }
  }

  /// The way in Settings on a release, from the top; nil if Settings is not the place.
  public func settingsPath(on system: OSVersion, app: String) -> [String]? {
    switch self {
    case .locationServicesOff: SettingsPath.locationServices.steps(on: system, app: app)
    case .locationRestricted, .motionRestricted, .bluetoothRestricted:
      SettingsPath.restrictions.steps(on: system, app: app)
    case .locationDenied: SettingsPath.app.steps(on: system, app: app) + ["Location"]
    case .preciseOff:
      SettingsPath.app.steps(on: system, app: app) + ["Location", "Precise Location"]
    case .motionDenied: SettingsPath.app.steps(on: system, app: app) + ["Motion & Fitness"]
    case .bluetoothDenied: SettingsPath.app.steps(on: system, app: app) + ["Bluetooth"]
    case .bluetoothOff: SettingsPath.bluetooth.steps(on: system, app: app)
    default: nil
    }
  }

  /// What to do on the phone of a snapshot, in one sentence without its end.
  ///
  /// In the Simulator a reset brings the prompt back (IOS-SIM-014), which no phone offers an app.
  public func step(on snapshot: PermissionSnapshot, app: String) -> String {
    if self == .bluetoothOff, snapshot.radio == .offInControlCenter {
      return "Switch it on in Control Center"
    }
    let step = step(on: snapshot.system, app: app)
    guard snapshot.simulator != nil, let service = simulatorService else { return step }
    return
      "Reset the Simulator: xcrun simctl privacy booted reset \(service) BUNDLE-ID, or Device > "
      + "Erase All Content and Settings… (once called Reset Content and Settings…); or as on a "
      + "phone: \(step)"
  }

  /// The name of `simctl privacy` for the permission that an answer has settled.
  private var simulatorService: String? {
    switch self {
    case .locationDenied, .locationRequestUnanswered: "location"
    case .motionDenied: "motion"
    default: nil
    }
  }

  /// What to do, in one sentence without its end; the path in Settings is that of the release.
  public func step(on system: OSVersion, app: String) -> String {
    let path = settingsPath(on: system, app: app).map {
      (["Settings"] + $0).joined(separator: " > ")
    }
    return switch self {
    case .locationServicesOff: "Switch them on: \(path ?? "")"
    case .locationRestricted, .motionRestricted, .bluetoothRestricted:
      "Change the restriction: \(path ?? ""), or ask who manages the phone"
    case .locationDenied: "Choose While Using the App: \(path ?? "")"
    case .preciseOff, .motionDenied, .bluetoothDenied, .bluetoothOff:
      "Switch it on: \(path ?? "")"
    case .onlyWhileUsing: "Request Always once While Using the App is granted"
    case .alwaysProvisional:
      "Wait for the prompt, or cause it by using location in the background, "
        + "and explain it beforehand"
    case .purposeStringMissing(let key): "Add \(key) with a sentence that says why the app needs it"
    case .locationNotRequested: "Call requestWhenInUseAuthorization when the person needs it"
    case .locationRequestUnanswered: "Ask again in the foreground, when the person needs it"
    case .motionNotRequested: "Query activities once when the person needs it"
    case .bluetoothNotRequested: "Create a CBCentralManager when the person needs it"
    case .backgroundModeMissing: "Add location to UIBackgroundModes"
    case .backgroundUpdatesOff:
      "Set it to true in the foreground, and leave it so while Always is granted"
    case .backgroundUpdatesSetTooLate: "Set it in the foreground, before the app is left"
    case .partMissing: "Offer something that does without it"
    case .noSimulatedLocation:
      "Choose Features > Location in the Simulator, or Debug > Simulate Location in Xcode"
    }
  }
}

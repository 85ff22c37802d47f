import PlatformModel

/// The causes of what does not work on a phone, the likeliest first.
public struct Diagnosis: Hashable, Sendable {
  /// What was looked at.
  public var snapshot: PermissionSnapshot
  /// The causes that the snapshot shows, each once, the likeliest first.
  public var causes: [Cause]

  /// Looks for the causes of a symptom, or of anything that does not work where none is named.
  ///
  /// What stops everything comes before what stops a part, and what a person can fix at once
  /// before what a developer has to change.
  public init(_ snapshot: PermissionSnapshot, of symptom: Symptom? = nil) {
    self.snapshot = snapshot
    let symptoms = symptom.map { [$0] } ?? Symptom.allCases
    var causes: [Cause] = []
    for cause in symptoms.flatMap(snapshot.causes) where !causes.contains(cause) {
      causes.append(cause)
    }
    self.causes = causes.filter { symptom != nil || !$0.isChoiceOfTheApp(in: snapshot) }
  }
}

extension PermissionSnapshot {
  /// The causes of one symptom, the likeliest first.
  fileprivate func causes(of symptom: Symptom) -> [Cause] {
    switch symptom {
    case .noPrompt: [lack(of: .location)].compactMap { $0 }
    case .noLocation: simulation + [lack(of: .location)].compactMap { $0 }
    case .noIndoorPosition: lacks(of: [.location, .preciseLocation, .beacons])
    case .noBeacons: (lacks(of: [.location, .preciseLocation, .beacons]) + unheard).radioFirst
    case .noLocationInBackground: [lack(of: .location)].compactMap { $0 } + inBackground
    case .tripsWithoutActivity: [lack(of: .motion)].compactMap { $0 }
    case .locationFailsInSimulator: simulation
    }
  }

  /// No beacons and a radio that is off somewhere: from iOS 11 in Settings, likely (IOS-BT-010).
  private var unheard: [Cause] {
    radio == .off && lack(of: .beacons) == nil ? [.bluetoothOff] : []
  }

  private var simulation: [Cause] {
    simulator == .withoutLocation ? [.noSimulatedLocation] : []
  }

  /// Why nothing arrives in the background although location is granted.
  private var inBackground: [Cause] {
    guard standing(of: .location) == .met else { return [] }
    var causes: [Cause] = []
    if backgroundModes?.contains("location") == false { causes.append(.backgroundModeMissing) }
    if authorization == .authorizedWhenInUse, wasSetInBackground == true {
      causes.append(.backgroundUpdatesSetTooLate)
    }
    if isAlwaysProvisional == true { causes.append(.alwaysProvisional) }
    if system >= .iOS(9), allowsBackgroundUpdates == false { causes.append(.backgroundUpdatesOff) }
    if authorization == .authorizedWhenInUse, allowsBackgroundUpdates != true {
      causes.append(.onlyWhileUsing)
    }
    return causes
  }

  private func lacks(of capabilities: [Capability]) -> [Cause] {
    var causes: [Cause] = []
    for capability in capabilities {
      if let cause = lack(of: capability), !causes.contains(cause) { causes.append(cause) }
    }
    return causes
  }

  private func lack(of capability: Capability) -> Cause? {
    if case .lacking(let cause) = standing(of: capability) { cause } else { nil }
  }
}

extension [Cause] {
  /// Whoever hears no beacons looks at the radio first.
  fileprivate var radioFirst: [Cause] {
    filter { $0 == .bluetoothOff } + filter { $0 != .bluetoothOff }
  }
}

extension Cause {
  /// Whether an app may well want it so: no fault where no one named a symptom.
  fileprivate func isChoiceOfTheApp(in snapshot: PermissionSnapshot) -> Bool {
    switch self {
    case .motionNotRequested, .onlyWhileUsing: true
    // Before the app asked for Bluetooth the radio matters only to a service that needs it.
    case .bluetoothOff: snapshot.bluetooth == .notDetermined
    case .backgroundUpdatesOff, .backgroundModeMissing:
      snapshot.authorization != .authorizedAlways
    default: false
    }
  }
}

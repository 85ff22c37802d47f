/// Why a capability is not there, or why nothing works: one thing that somebody can change.
public enum Cause: Hashable, Sendable {
  // The person's or the phone's.
  case locationServicesOff
  case locationRestricted
  case locationDenied
  case preciseOff
  case onlyWhileUsing
  case alwaysProvisional
  case motionDenied
  case motionRestricted
  case bluetoothDenied
  case bluetoothRestricted
  case bluetoothOff
  // The app's own.
  case purposeStringMissing(String)
  case locationNotRequested
  case locationRequestUnanswered
  case motionNotRequested
  case bluetoothNotRequested
  case backgroundModeMissing
  case backgroundUpdatesOff
  case backgroundUpdatesSetTooLate
  // The hardware's or the desk's.
  case partMissing(Capability)
  case noSimulatedLocation
}

extension Cause {
  /// What is the matter, in one sentence without its end.
  public var sentence: String {
    switch self {
    case .locationServicesOff: "Location Services are off for the whole phone"
    case .locationRestricted:
      "Screen Time or device management forbids location, and the app cannot ask"
    case .locationDenied: "The person answered Don’t Allow or chose Never; iOS never asks twice"
    case .preciseOff: "Precise Location is off for the app"
    case .onlyWhileUsing: "Location is granted while the app is in use, not in the background"
    case .alwaysProvisional:
      "Always is provisional: the person has not answered the second prompt yet"
    case .motionDenied: "Motion & Fitness is denied"
    case .motionRestricted: "Motion & Fitness is restricted"
    case .bluetoothDenied: "The Bluetooth permission is denied"
    case .bluetoothRestricted: "Bluetooth is restricted"
    case .bluetoothOff: "Bluetooth is switched off"
    case .purposeStringMissing(let key): "Info.plist lacks \(key), so iOS shows no prompt"
    case .locationNotRequested: "The app has not asked for location yet"
    case .locationRequestUnanswered:
      "The app has asked, but the status is not determined: no answer yet, or Allow Once is over"
    case .motionNotRequested: "The app has not used motion yet, which is how it asks"
    case .bluetoothNotRequested: "The app has not asked for Bluetooth yet"
    case .backgroundModeMissing: "UIBackgroundModes does not contain location"
    case .backgroundUpdatesOff:
      "allowsBackgroundLocationUpdates is false, so nothing arrives in the background"
    case .backgroundUpdatesSetTooLate:
      "allowsBackgroundLocationUpdates was set in the background, too late for While Using"
    case .partMissing(let part): "This phone has no \(part.title.lowercased())"
    case .noSimulatedLocation: "The Simulator has no location"
    }
  }
}

extension Cause {
  /// Its name in machine output, such as `locationDenied`.
  public var name: String { String("\(self)".prefix { $0 != "(" }) }
}

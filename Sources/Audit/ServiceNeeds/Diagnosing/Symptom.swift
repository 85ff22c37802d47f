/// What a person or a developer complains of.
public enum Symptom: String, Hashable, Sendable, CaseIterable, Codable {
  case noPrompt
  case noLocation
  case noIndoorPosition
  case noBeacons
  case noLocationInBackground
  case tripsWithoutActivity
  case locationFailsInSimulator
}

extension Symptom {
  /// The complaint in words.
  public var title: String {
    switch self {
    case .noPrompt: "no prompt appears"
    case .noLocation: "no location"
    case .noIndoorPosition: "no indoor position"
    case .noBeacons: "no beacons"
    case .noLocationInBackground: "no location in the background"
    case .tripsWithoutActivity: "trips without activity"
    case .locationFailsInSimulator: "location fails with error 0 in the Simulator"
    }
  }
}

import AppArtifacts
import PlatformModel

extension Subject {
  /// What UIBackgroundModes says about location.
  enum BackgroundMode: Hashable {
    /// An array that holds `location`.
    case on
    /// No such key, or an array without `location`.
    case off
    /// A value that is not an array of strings; the system reads nothing of it (IOS-STORE-014).
    case wrongType
    /// It is unknown: no plist, or a value with variables.
    case unknown
  }

  /// What UIBackgroundModes says about location.
  var backgroundMode: BackgroundMode {
    guard plist != nil else { return .unknown }
    guard let entry = entry(.backgroundModes) else { return .off }
    guard entry.unresolved.isEmpty else { return .unknown }
    guard let modes = entry.value.array, modes.allSatisfy({ $0.value.string != nil }) else {
      return .wrongType
    }
    return modes.contains { $0.value.string == "location" } ? .on : .off
  }

  /// The uses that may switch background location updates on.
  var backgroundSetters: [Use] {
    uses(of: .allowsBackgroundLocationUpdates).filter {
      $0.isExercised && $0.argument != .boolean(false)
    }
  }
}

extension AndroidPermission {
  /// How a permission is granted.
  public enum Protection: String, Hashable, Sendable, CaseIterable {
    /// At install, without a word.
    case normal
    /// By a dialog from API 23 and target 23; at install before.
    case dangerous
    /// To the system's own apps alone.
    case signature
    /// On a page of its own in Settings.
    case special
  }

  /// Permissions that share a dialog, as the permission controller knows them (AND-PERM-040).
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case location
    case nearbyDevices
    case activityRecognition
    case notifications
    case sensors
    case storage
    case camera
    case microphone

    /// The group as Settings calls it.
    public var title: String {
      switch self {
      case .location: "Location"
      case .nearbyDevices: "Nearby devices"
      case .activityRecognition: "Physical activity"
      case .notifications: "Notifications"
      case .sensors: "Body sensors"
      case .storage: "Files and media"
      case .camera: "Camera"
      case .microphone: "Microphone"
      }
    }

    /// Whether its dialogs offer Only this time, API 30+ (AND-PERM-041).
    public var hasOneTimeGrant: Bool {
      switch self {
      case .location, .camera, .microphone: true
      case .nearbyDevices, .activityRecognition, .notifications, .sensors, .storage: false
      }
    }
  }
}

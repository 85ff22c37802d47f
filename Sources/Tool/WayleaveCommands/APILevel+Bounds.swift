import PlatformModel

extension APILevel {
  /// The oldest and the newest level, for messages: "19 to 37".
  static let bounds = "\(oldest.rawValue) to \(newest.rawValue)"
}

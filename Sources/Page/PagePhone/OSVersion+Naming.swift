import PlatformModel

extension OSVersion {
  /// A release by its name: "iOS 17.4", "Android 14", "API 34"; nil if the model has none.
  public init?(named name: String) {
    if name.lowercased().hasPrefix("ios") {
      guard let version = try? OSVersion(parsing: name) else { return nil }
      self = version
    } else {
      guard let level = APILevel(parsing: name) else { return nil }
      self = level.release
    }
  }
}

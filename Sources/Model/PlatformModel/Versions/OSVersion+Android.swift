extension OSVersion {
  /// A release of Android by its API level; Android has no minor versions here.
  public static func android(_ level: APILevel) -> OSVersion { level.release }

  /// Every release of Android that the model knows, oldest first.
  public static let allAndroid: [OSVersion] = APILevel.all.map { $0.release }

  /// Every release of a platform that the model knows, oldest first.
  public static func all(on platform: Platform) -> [OSVersion] {
    switch platform {
    case .iOS: allIOS
    case .android: allAndroid
    }
  }

  /// The API level, or nil for a release of iOS.
  public var level: APILevel? { platform == .android ? APILevel(rawValue: major) : nil }
}

extension OSVersion.Span {
  /// A run of API levels.
  public static func android(_ levels: ClosedRange<APILevel>) -> OSVersion.Span {
    OSVersion.Span(levels.lowerBound.release, levels.upperBound.release)
  }

  /// An API level and everything after it.
  public static func android(from first: APILevel) -> OSVersion.Span {
    OSVersion.Span(first.release, APILevel.newest.release)
  }

  /// Every API level.
  public static let allAndroid = OSVersion.Span(APILevel.oldest.release, APILevel.newest.release)

  /// The API levels in the run; empty for a run of iOS.
  public var levels: [APILevel] { versions.compactMap { $0.level } }
}

extension OSVersion {
  /// The newest minor version of each major version of iOS (IOS-SET-023).
  ///
  /// Known by November 2026: iOS 18 ended at 18.7, which still gets patches (18.7.10 in August),
  /// and 26.7 of 14 September is the last of iOS 26. 27.1 shipped in October; 27.2 is a beta,
  /// modeled because the model has a fact about it (IOS-27-004). Patch numbers are not modeled.
  private static let lastOfIOS: [(major: Int, minor: Int)] = [
    (8, 4), (9, 3), (10, 3), (11, 4), (12, 5), (13, 7), (14, 8), (15, 8), (16, 7), (17, 7), (18, 7),
    (26, 7), (27, 2),
  ]

  /// The newest minor version of a major version of iOS; nil if there is none of it.
  static func lastMinor(ofIOS major: Int) -> Int? { lastOfIOS.first { $0.major == major }?.minor }

  /// Every release of iOS that the model knows, oldest first.
  public static let allIOS: [OSVersion] = lastOfIOS.flatMap { last in
    (0...last.minor).map { OSVersion(unchecked: .iOS, last.major, $0) }
  }

  /// The newest release of iOS that the model knows.
  public static let newestIOS: OSVersion = .iOS(27, 2)

  /// The oldest release of iOS that the model knows.
  public static let oldestIOS: OSVersion = .iOS(8)

  /// The release that follows this one, or nil after the newest.
  public var next: OSVersion? { Self.all(on: platform).first { $0 > self } }

  /// The release before this one, or nil before the oldest.
  public var previous: OSVersion? { Self.all(on: platform).last { $0 < self } }
}

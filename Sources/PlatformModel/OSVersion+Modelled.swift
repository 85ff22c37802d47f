extension OSVersion {
  /// The newest minor version of each major version of iOS (IOS-SET-023).
  ///
  /// The fact leaves 18.x and 26.x open; the bounds here are the newest releases seen.
  static let lastMinorOfIOS: [Int: Int] = [
    8: 4, 9: 3, 10: 3, 11: 4, 12: 5, 13: 7, 14: 8, 15: 8, 16: 7, 17: 7, 18: 7, 26: 4, 27: 2,
  ]

  /// Every release of iOS that the model knows, oldest first.
  public static let allIOS: [OSVersion] = lastMinorOfIOS.keys.sorted().flatMap { major in
    (0...(lastMinorOfIOS[major] ?? 0)).map { OSVersion(unchecked: .iOS, major, $0) }
  }

  /// The newest release of iOS that the model knows.
  public static let newestIOS: OSVersion = .iOS(27, 2)

  /// The oldest release of iOS that the model knows.
  public static let oldestIOS: OSVersion = .iOS(8)

  /// The release that follows this one, or nil after the newest.
  public var next: OSVersion? { Self.allIOS.first { $0 > self } }

  /// The release before this one, or nil before the oldest.
  public var previous: OSVersion? { Self.allIOS.last { $0 < self } }
}

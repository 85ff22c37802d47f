/// One use of an API of Android's in a Kotlin or Java source.
public struct AndroidCall: Hashable, Sendable {
  /// What is used.
  public var api: AndroidAPI
  /// The file, relative to the root.
  public var path: String
  /// The line.
  public var line: Int
  /// The permissions that a request names in one array, such as "ACCESS_FINE_LOCATION".
  public var permissions: [String]
  /// Whether a test of the API level around it leaves Android 11 and later out.
  public var isForOldLevels: Bool
  /// The last API level on which it runs, where tests around it leave later ones out.
  public var lastLevel: Int?
  /// Whether the file has what takes its place on later releases: a request or a panel.
  public var hasReplacement: Bool
  /// Whether the code takes a false answer for a denial that is final.
  public var isTakenForFinal: Bool

  /// One use of an API of Android's.
  public init(
    _ api: AndroidAPI, path: String, line: Int, permissions: [String] = [],
    isForOldLevels: Bool = false, lastLevel: Int? = nil, hasReplacement: Bool = false,
    isTakenForFinal: Bool = false
  ) {
    self.api = api
    self.path = path
    self.line = line
    self.permissions = permissions
    self.isForOldLevels = isForOldLevels
    self.lastLevel = lastLevel
    self.hasReplacement = hasReplacement
    self.isTakenForFinal = isTakenForFinal
  }
}

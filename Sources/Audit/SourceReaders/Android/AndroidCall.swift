/// One use of an API of Android's in a Kotlin or Java source.
public struct AndroidCall: Hashable, Sendable {
  /// What is used.
  public var api: AndroidAPI
  /// The method that is called, if its name differs from that of the API.
  public var method: String?
  /// The file, relative to the root.
  public var path: String
  /// The line.
  public var line: Int
  /// The permissions that a request names in one array, such as "ACCESS_FINE_LOCATION".
  public var permissions: [String]
  /// The levels of permissions that a request includes only on some levels.
  public var permissionLevels: [String: ClosedRange<Int>] = [:]
  /// The permissions that the same request may get from other arrays, each with the levels on which it
  /// may.
  public var companions: [String: ClosedRange<Int>] = [:]
  /// Whether all permissions that the request may include are known.
  public var isWhole = false
  /// Whether a test of the API level around it leaves Android 11 and later out.
  public var isForOldLevels: Bool
  /// The first API level on which it runs, where tests leave earlier ones out.
  public var firstLevel: Int?
  /// The last API level on which it runs, where tests leave later ones out.
  public var lastLevel: Int?
  /// Whether the file has what takes its place on later releases: a request or a panel.
  public var hasReplacement: Bool
  /// Whether its name says that it switches a radio off.
  public var switchesOff = false
  /// The names that a request passes and that its file does not define: `names`, `Owner.NAMES`.
  public var passes: [String]
  /// Whether a request may be for permissions that no source names, because a library chooses them.
  public var mayPassAnyName = false
  /// Whether nothing launches the launcher.
  public var isNeverLaunched = false
  /// Whether nothing calls the function that makes the request.
  public var isNeverMade = false
  /// The line of a test that lets a request be made only after another one for the same permissions.
  ///
  /// It tests whether a rationale is due, or whether they are granted.
  public var lateTest: Int?
  /// Whether it names GPS_PROVIDER.
  public var isOfGPS = false
  /// The types that it passes to start a service in the foreground, such as "location".
  public var foregroundTypes: [String] = []
  /// The types that it may pass by a choice or a variable, each with the levels on which it may.
  public var possibleForegroundTypes: [String: ClosedRange<Int>] = [:]
  /// The exceptions that code around the start of a service catches, by their simple names.
  public var caught: Set<String> = []
  /// The function that makes the call, where another file may call it.
  public var function: String?
  /// Whether that function is in no class.
  public var isInTopLevelFunction = false
  /// Whether it runs only where BLUETOOTH_SCAN is granted, which no level below 31 knows.
  public var isBehindScanPermission = false
  /// Sets of permissions. The call runs only where at least one of each set is granted, according to the
  /// checks around it.
  public var neededGrants: Set<Set<String>> = []
  /// The sources of services that get to the call, which is in another file.
  public var serves: [String] = []
  /// The class that makes it, in the compiled code of a package; nil in a source.
  public var caller: AndroidCaller?
  /// Where the code takes a false answer for a final denial.
  public var finalPlaces: [FinalPlace] = []

  /// A place where the code takes a false answer for a final denial.
  public struct FinalPlace: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// Whether it runs only with the result of a request, so that the person was asked before.
    public var isInResult: Bool
    /// Whether the answer may be about precise location.
    public var mayBePrecise: Bool
  }

  /// One use of an API of Android's.
  public init(
    _ api: AndroidAPI, path: String, line: Int, permissions: [String] = [],
    isForOldLevels: Bool = false, lastLevel: Int? = nil, hasReplacement: Bool = false,
    passes: [String] = []
  ) {
    self.api = api
    self.path = path
    self.line = line
    self.permissions = permissions
    self.isForOldLevels = isForOldLevels
    self.lastLevel = lastLevel
    self.hasReplacement = hasReplacement
    self.passes = passes
  }
}

extension AndroidCall {
  /// The name of what is used, as it is written in the code.
  public var name: String { method ?? api.rawValue }

  /// The levels on which it runs, as far as tests in its file show.
  public var levels: ClosedRange<Int> {
    get { (firstLevel ?? 1)...max(firstLevel ?? 1, lastLevel ?? .max) }
    set {
      firstLevel = newValue.lowerBound > 1 ? newValue.lowerBound : nil
      lastLevel = newValue.upperBound < .max ? newValue.upperBound : nil
    }
  }

  /// Whether it runs on one of some levels.
  public func runs(onAnyOf levels: [Int]) -> Bool { levels.contains(where: self.levels.contains) }

  /// Whether code around the call catches an exception, by its name or by that of a class above it.
  public func catches(_ exception: String, _ superclasses: String...) -> Bool {
    !caught.isDisjoint(
      with: [exception, "RuntimeException", "Exception", "Throwable"] + superclasses)
  }

  /// The permissions that a request includes on a level.
  public func permissions(on level: Int) -> [String] {
    guard levels.contains(level), !isForOldLevels || level < 30 else { return [] }
    return permissions.filter { permissionLevels[$0]?.contains(level) ?? true }
  }

  /// The permissions that a request may get from other arrays on a level.
  public func companions(on level: Int) -> Set<String> {
    Set(companions.filter { $0.value.contains(level) }.keys)
  }
}

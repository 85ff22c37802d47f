/// Permissions to which a source gives a name that other sources may pass: a constant, a property or
/// what a function returns.
public struct AndroidPermissionArray: Hashable, Sendable {
  /// The name of the constant, property or function.
  public var name: String
  /// The classes and objects of the file, which may own it.
  public var owners: Set<String>
  /// The permissions, such as "ACCESS_FINE_LOCATION".
  public var permissions: [String]
  /// The file, relative to the root.
  public var path: String
  /// The line.
  public var line: Int
  /// Whether it is written for Android 10 and earlier only.
  public var isForOldLevels: Bool
  /// The levels on which the code that creates it runs.
  public var levels: ClosedRange<Int>
  /// The levels of permissions that are added only on some levels.
  public var permissionLevels: [String: ClosedRange<Int>]
  /// Whether all permissions that it may contain are known.
  public var isWhole: Bool
  /// Whether it is a property that each object of a class sets for itself; its name then means the
  /// array of any of them.
  public var isOfObject = false
}

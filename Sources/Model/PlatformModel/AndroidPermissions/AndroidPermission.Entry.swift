extension AndroidPermission {
  /// What is known about a permission: one row of the catalog.
  public struct Entry: Hashable, Sendable {
    /// The permission.
    public let permission: AndroidPermission
    /// The level that introduced it; 19 stands for all that are older.
    public let introduced: APILevel
    /// How it is granted, from which level on, oldest first.
    public let protections: [Step]
    /// The group whose dialog it belongs to.
    public let group: Group?
    /// The maxSdkVersion that the platform advises, and from which target on.
    public let cap: Cap?
    /// The level from which it has no effect any more, or is replaced.
    public let deprecated: APILevel?
    /// What it is for, in one sentence.
    public let purpose: String
    /// The facts behind it.
    public let facts: [FactID]

    init(
      _ permission: AndroidPermission, from introduced: APILevel = .oldest,
      _ protections: [Step], group: Group? = nil, cap: Cap? = nil,
      deprecated: APILevel? = nil, _ facts: [FactID], _ purpose: String
    ) {
      self.permission = permission
      self.introduced = introduced
      self.protections = protections
      self.group = group
      self.cap = cap
      self.deprecated = deprecated
      self.purpose = purpose
      self.facts = facts
    }
  }

  /// The row of the catalog, or nil for a name that is not in it.
  public var entry: Entry? { Self.byPermission[self] }

  private static let byPermission: [AndroidPermission: Entry] = Dictionary(
    first: catalogue.map { ($0.permission, $0) })
}

extension AndroidPermission.Entry {
  /// How a permission is granted from a level on.
  public struct Step: Hashable, Sendable {
    /// The first level.
    public let first: APILevel
    /// How it is granted.
    public let protection: AndroidPermission.Protection
  }

  /// A maxSdkVersion that the platform advises.
  public struct Cap: Hashable, Sendable {
    /// The cap.
    public let maxSDK: APILevel
    /// The target from which the cap is right.
    public let fromTarget: APILevel
  }

  /// How the permission is granted on a level; nil if the level does not know it.
  public func protection(on level: APILevel) -> AndroidPermission.Protection? {
    guard level >= introduced else { return nil }
    return protections.last { $0.first <= level }?.protection
  }

  /// Whether a dialog can grant it on a level to an app with a target (AND-SPL-011).
  public func isRuntime(on level: APILevel, target: APILevel) -> Bool {
    level >= 23 && target >= 23 && protection(on: level) == .dangerous
  }

  /// Whether a third-party app can hold it on some modeled level (AND-PERM-035).
  public var isGrantable: Bool { protections.contains { $0.protection != .signature } }

  /// The levels that know it.
  public var levels: OSVersion.Span { .android(from: introduced) }
}

extension [AndroidPermission.Entry.Step] {
  /// Granted in one way on every level.
  static func always(_ protection: AndroidPermission.Protection) -> Self {
    [.init(first: .oldest, protection: protection)]
  }
  static let normal = always(.normal)
  static let dangerous = always(.dangerous)
  static let signature = always(.signature)
  /// Dangerous up to API 22, where that meant a line at install.
  static func dangerousUntil23(then protection: AndroidPermission.Protection) -> Self {
    [.init(first: .oldest, protection: .dangerous), .init(first: 23, protection: protection)]
  }
}

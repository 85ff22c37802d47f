import Foundation

/// Remembers whether the app has asked for Always, which iOS does not tell.
///
/// The library sets it when it has asked, and clears it when the permission is not determined again.
@MainActor
public protocol AskedRecord: AnyObject {
  /// Whether Always was asked for.
  var hasAskedForAlways: Bool { get set }
}

/// A record in the user defaults, which outlives the process.
@MainActor
public final class DefaultsRecord: AskedRecord {
  private let defaults: UserDefaults
  private static let key = "LocationAuthorization.hasAskedForAlways"

  /// A record in some defaults, the standard ones unless said otherwise.
  public init(_ defaults: UserDefaults = .standard) { self.defaults = defaults }

  /// Whether Always was asked for.
  public var hasAskedForAlways: Bool {
    get { defaults.bool(forKey: Self.key) }
    set { if newValue != hasAskedForAlways { defaults.set(newValue, forKey: Self.key) } }
  }
}

/// A record in memory, for tests and previews.
@MainActor
public final class MemoryRecord: AskedRecord {
  /// Whether Always was asked for.
  public var hasAskedForAlways: Bool

  /// A record; by default of an app that never asked.
  public init(hasAskedForAlways: Bool = false) { self.hasAskedForAlways = hasAskedForAlways }
}

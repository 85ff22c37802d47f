import Foundation

extension LocationPermissions {
  /// Keeps that the app has requested Always, which iOS does not report.
  ///
  /// The library sets it after a request, and clears it when the permission is not determined again.
  @MainActor
  public struct RequestHistory {
    private let read: @MainActor () -> Bool
    private let write: @MainActor (Bool) -> Void

    /// A history that is kept elsewhere.
    public init(read: @escaping @MainActor () -> Bool, write: @escaping @MainActor (Bool) -> Void) {
      self.read = read
      self.write = write
    }

    /// A history in the user defaults, which outlives the process.
    public static func userDefaults(_ defaults: UserDefaults = .standard) -> RequestHistory {
      let key = "LocationAuthorization.hasRequestedAlways"
      return RequestHistory {
        defaults.bool(forKey: key)
      } write: {
        defaults.set($0, forKey: key)
      }
    }

    /// A history in memory, for tests and previews.
    public static func inMemory(hasRequestedAlways: Bool = false) -> RequestHistory {
      var value = hasRequestedAlways
      return RequestHistory {
        value
      } write: {
        value = $0
      }
    }
  }
}

extension LocationPermissions.RequestHistory {
  /// Whether Always was requested.
  public var hasRequestedAlways: Bool {
    get { read() }
    nonmutating set { if newValue != read() { write(newValue) } }
  }
}

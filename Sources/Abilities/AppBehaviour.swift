import AuthorizationEngine
import PlatformModel

/// How an app asks and what it does with a grant, as far as its code shows.
public struct AppBehaviour: Hashable, Sendable {
  /// Whether it calls requestWhenInUseAuthorization, or makes a session that asks for it.
  public var requestsWhenInUse: Bool
  /// Whether it calls requestAlwaysAuthorization.
  public var requestsAlways: Bool
  /// Whether it sets allowsBackgroundLocationUpdates without a test for the mode.
  public var allowsBackgroundUpdates: Bool
  /// Whether it sets showsBackgroundLocationIndicator.
  public var showsIndicator: Bool

  /// How an app asks; by default not at all.
  public init(
    requestsWhenInUse: Bool = false, requestsAlways: Bool = false,
    allowsBackgroundUpdates: Bool = false, showsIndicator: Bool = false
  ) {
    self.requestsWhenInUse = requestsWhenInUse
    self.requestsAlways = requestsAlways
    self.allowsBackgroundUpdates = allowsBackgroundUpdates
    self.showsIndicator = showsIndicator
  }

  /// Whether it asks for location at all.
  public var asks: Bool { requestsWhenInUse || requestsAlways }
}

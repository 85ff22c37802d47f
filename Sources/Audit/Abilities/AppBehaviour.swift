import AuthorizationEngine
import PlatformModel

/// How an app asks and what it does with a grant, as far as its code shows.
public struct AppBehaviour: Hashable, Sendable {
  /// Whether it calls requestWhenInUseAuthorization, or makes a session that asks for it.
  public var requestsWhenInUse: Bool
  /// Whether it calls requestAlwaysAuthorization.
  public var requestsAlways: Bool
  /// Whether it calls requestAlwaysAuthorization before the other, though it may call both.
  public var asksAlwaysFirst: Bool
  /// When it sets allowsBackgroundLocationUpdates to true.
  public var backgroundFlag: BackgroundFlag
  /// Whether it clears the flag under Always as well.
  public var clearsFlagUnderAlways: Bool
  /// Whether it sets showsBackgroundLocationIndicator.
  public var showsIndicator: Bool
  /// Whether it holds a CLBackgroundActivitySession, begun in the foreground (IOS-NEW-002).
  public var holdsBackgroundSession: Bool
  /// Whether a filter or a coarse accuracy is set next to significant changes (IOS-BG-019).
  public var isFiltered: Bool
  /// What comes of starting a service.
  public var start: Start
  /// The services that it starts; location updates tell what users get where they are among them.
  public var services: Set<Service>

  /// How an app asks; by default not at all.
  public init(
    requestsWhenInUse: Bool = false, requestsAlways: Bool = false, asksAlwaysFirst: Bool = false,
    backgroundFlag: BackgroundFlag = .never, clearsFlagUnderAlways: Bool = false,
    showsIndicator: Bool = false, holdsBackgroundSession: Bool = false, isFiltered: Bool = false,
    start: Start = .works, services: Set<Service> = [.updates]
  ) {
    self.requestsWhenInUse = requestsWhenInUse
    self.requestsAlways = requestsAlways
    self.asksAlwaysFirst = asksAlwaysFirst
    self.backgroundFlag = backgroundFlag
    self.clearsFlagUnderAlways = clearsFlagUnderAlways
    self.showsIndicator = showsIndicator
    self.holdsBackgroundSession = holdsBackgroundSession
    self.isFiltered = isFiltered
    self.start = start
    self.services = services
  }

  /// Whether it asks for location at all.
  public var asks: Bool { requestsWhenInUse || requestsAlways }
}

extension AppBehaviour {
  /// When an app sets allowsBackgroundLocationUpdates to true, without a test for the mode.
  public enum BackgroundFlag: Hashable, Sendable {
    case never
    /// Before people leave the app.
    case inFront
    /// Only once the app is in the background.
    case inBackground
  }

  /// A service of location that an app starts.
  public enum Service: String, Hashable, Sendable, CaseIterable {
    /// Standard updates and single locations.
    case updates = "location updates"
    case significantChanges = "significant changes"
    case visits
    case regions
    /// Ranging.
    case beacons
  }

  /// What comes of starting a service, the permission left aside.
  public enum Start: Hashable, Sendable {
    /// Locations arrive as far as the permission goes.
    case works
    /// Nothing arrives: nothing holds the manager, or its thread cannot be called.
    case givesNothing
    /// It is started only where the status is Always.
    case needsAlways
    /// The process ends: requestLocation without its callbacks (IOS-REQ-023).
    case endsProcess
  }
}

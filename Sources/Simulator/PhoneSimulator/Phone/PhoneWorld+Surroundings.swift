import AuthorizationEngine
import PlatformModel

/// What the world around the phone does.
extension PhoneWorld {
  /// Puts the phone somewhere, or on its way from now on.
  package mutating func move(_ movement: LocationFeed.Movement) {
    follow(LocationFeed(movement, from: now))
  }

  /// Puts the phone somewhere, or on its way as somebody has worked it out already.
  mutating func follow(_ feed: LocationFeed) {
    whereabouts.follow(feed, at: now)
    note(.moved(feed.title), nil)
    if watchesMovement { lookAround() }
  }

  /// Takes the phone indoors or outdoors.
  package mutating func enter(_ surroundings: Surroundings) {
    whereabouts.surroundings = surroundings
    note(.entered(surroundings), nil)
  }

  /// Sets which beacons can be heard.
  package mutating func hear(beacons: [String]) {
    bluetooth.beacons = beacons
    note(.hears(beacons), nil)
    if watchesMovement { lookAround() }
  }

  /// Ends an app's process to win memory; the person sees nothing of it.
  @discardableResult
  package mutating func terminate(_ app: AppID) -> IOS.Refusal? { perform(.terminate, app) }

  /// Lets management suggest a permission for an app, iOS 27+ (IOS-27-002).
  @discardableResult
  package mutating func suggest(_ permission: IOS.ManagedDefault, for app: AppID) -> IOS.Refusal? {
    guard permission != .none else { return .noChange }
    return perform(.suggestPermission(permission), app)
  }

  /// Lets something happen that no clock of the phone brings about.
  @discardableResult
  package mutating func happen(_ event: IOS.Event, to app: AppID) -> IOS.Refusal? {
    perform(event, app)
  }

  /// Midnight: the Bluetooth radio that Control Center disconnected connects again (IOS-BT-010).
  @discardableResult
  package mutating func beginNextDay() -> IOS.Refusal? { performOnAll(.nextDay) }
}

import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

@Suite("CLLocationUpdate.liveUpdates", .timeLimit(.minutes(2)))
struct UpdateTests {
  private typealias Iterator = CLLocationUpdate.Updates.Iterator

  private func started(_ hand: PhoneInHand) throws -> Iterator {
    try hand.run { CLLocationUpdate.liveUpdates(.fitness).makeAsyncIterator() }
  }

  /// The first update that has a location.
  private func location(_ updates: inout Iterator) async throws -> CLLocationUpdate {
    while let update = try await updates.next() {
      if update.location != nil { return update }
    }
    throw CancellationError()
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 >= .iOS(17) })
  func `with a grant, locations come`(version: OSVersion) async throws {
    let hand = try PhoneInHand(version)
    let manager = try hand.run { CLLocationManager() }
    try hand.grantWhenInUse(to: manager)
    var updates = try started(hand)
    hand.phone.advance(by: .seconds(5))
    let update = try await location(&updates)
    let place = try #require(update.location)
    #expect(abs(place.coordinate.latitude + 37.81) < 0.1)
    #expect(!update.accuracyLimited && !update.authorizationDenied)
  }

  @Test func `on iOS 17 iterating asks nothing, and nothing comes, IOS-NEW-001`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let updates = try started(hand)
    hand.phone.advance(by: .seconds(60))
    #expect(hand.phone.prompts.isEmpty)
    withExtendedLifetime(updates) {}
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 >= .iOS(18) })
  func `from iOS 18 iterating asks, and goes on with the answer, IOS-NEW-001, IOS-NEW-006`(
    version: OSVersion
  ) async throws {
    let hand = try PhoneInHand(version)
    var updates = try started(hand)
    #expect(hand.phone.prompt != nil)
    let asking = try #require(try await updates.next())
    #expect(asking.authorizationRequestInProgress && asking.location == nil)
    try hand.phone.answer(.allowWhileUsing)
    hand.phone.advance(by: .seconds(5))
    #expect(try await !location(&updates).authorizationRequestInProgress)
  }

  @Test func `a refusal is reported`() async throws {
    let hand = try PhoneInHand(.iOS(18))
    var updates = try started(hand)
    try hand.phone.answer(.dontAllow)
    while let update = try await updates.next() {
      #expect(update.location == nil)
      if update.authorizationDenied { return }
    }
    Issue.record("no update said that the app was denied")
  }

  @Test func `where a session is required and none is held, nothing is asked, IOS-NEW-006`()
    async throws
  {
    let hand = try PhoneInHand(.iOS(18), requiresSession: true)
    var updates = try started(hand)
    #expect(hand.phone.prompt == nil)
    #expect(try #require(try await updates.next()).serviceSessionRequired)
  }

  @Test func `reduced locations say that they are, IOS-ACC-014`() async throws {
    let hand = try PhoneInHand(.iOS(18))
    let manager = try hand.run { CLLocationManager() }
    try hand.run { manager.requestWhenInUseAuthorization() }
    try hand.phone.togglePrecise()
    try hand.phone.answer(.allowWhileUsing)
    var updates = try started(hand)
    hand.phone.advance(by: .seconds(3600))
    let update = try await location(&updates)
    #expect(update.accuracyLimited)
    #expect(update.location?.horizontalAccuracy == 5000)
  }

  @Test func `let go, they end`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let manager = try hand.run { CLLocationManager() }
    try hand.grantWhenInUse(to: manager)
    var updates: Iterator? = try started(hand)
    hand.phone.advance(by: .seconds(5))
    withExtendedLifetime(updates) {}
    updates = nil
    hand.phone.advance(by: .seconds(60))
    #expect(hand.trace(containing: "liveUpdates").contains { $0.contains("stop") })
  }
}

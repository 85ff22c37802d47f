import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

@Suite("Service sessions and background activity", .timeLimit(.minutes(2)))
struct SessionTests {
  private static let since18 = OSVersion.allIOS.filter { $0 >= .iOS(18) }

  @Test(arguments: since18)
  func `a session asks, and says so while the question is on the screen, IOS-NEW-005, IOS-NEW-010`(
    version: OSVersion
  ) async throws {
    let hand = try PhoneInHand(version)
    let session = try hand.run { CLServiceSession(authorization: .whenInUse) }
    #expect(hand.phone.prompt != nil)
    var diagnostics = try hand.run { session.diagnostics.makeAsyncIterator() }
    let asking = try #require(try await diagnostics.next())
    #expect(asking.authorizationRequestInProgress && !asking.authorizationDenied)
    try hand.phone.answer(.allowWhileUsing)
    let allowed = try #require(try await diagnostics.next())
    #expect(!allowed.authorizationRequestInProgress && !allowed.insufficientlyInUse)
    #expect(hand.app.authorizationStatus == .authorizedWhenInUse)
  }

  @Test func `a session of an app that was denied says so, and asks nothing`() async throws {
    let hand = try PhoneInHand(.iOS(18))
    let first = try hand.run { CLServiceSession(authorization: .whenInUse) }
    try hand.phone.answer(.dontAllow)
    first.invalidate()
    let second = try hand.run { CLServiceSession(authorization: .whenInUse) }
    #expect(hand.phone.prompt == nil)
    var diagnostics = try hand.run { second.diagnostics.makeAsyncIterator() }
    let denied = try #require(try await diagnostics.next())
    #expect(denied.authorizationDenied && !denied.authorizationDeniedGlobally)
  }

  @Test func `without Location Services it is denied globally, and therefore denied`() async throws
  {
    let hand = try PhoneInHand(.iOS(18))
    try hand.phone.turn(.locationServices, on: false)
    try hand.phone.open(hand.app)
    let session = try hand.run { CLServiceSession(authorization: .whenInUse) }
    var diagnostics = try hand.run { session.diagnostics.makeAsyncIterator() }
    let denied = try #require(try await diagnostics.next())
    #expect(denied.authorizationDeniedGlobally && denied.authorizationDenied)
  }

  @Test func `a session that wants Always says so if it gets While Using only`() async throws {
    let hand = try PhoneInHand(.iOS(18))
    let session = try hand.run { CLServiceSession(authorization: .always) }
    try hand.phone.answer(.allowWhileUsing)
    try hand.phone.choose(.whileUsing, for: hand.app)
    try hand.phone.open(hand.app)
    var diagnostics = try hand.run { session.diagnostics.makeAsyncIterator() }
    #expect(try #require(try await diagnostics.next()).alwaysAuthorizationDenied)
  }

  @Test func `one with a purpose key asks for the precise location, IOS-NEW-004`() async throws {
    let hand = try PhoneInHand(.iOS(18), accuracy: ["rescue": "Tells the rescuers."])
    let manager = try hand.run { CLLocationManager() }
    try hand.run { manager.requestWhenInUseAuthorization() }
    try hand.phone.togglePrecise()
    try hand.phone.answer(.allowWhileUsing)
    let session = try hand.run {
      CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "rescue")
    }
    #expect(hand.phone.prompt?.prompt == .temporaryFullAccuracy)
    try hand.phone.answer(.dontAllow)
    var diagnostics = try hand.run { session.diagnostics.makeAsyncIterator() }
    #expect(try #require(try await diagnostics.next()).fullAccuracyDenied)
  }

  @Test(arguments: [OSVersion.iOS(14), .iOS(17, 6)])
  func `before iOS 18 there are none: a sentence in the trace`(version: OSVersion) throws {
    let hand = try PhoneInHand(version)
    _ = try hand.run { CLServiceSession(authorization: .whenInUse) }
    #expect(hand.phone.prompt == nil)
    #expect(hand.trace(containing: "CLServiceSession: ").count == 1)
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 >= .iOS(17) })
  func `a background activity keeps While Using in use, behind the indicator, IOS-NEW-002`(
    version: OSVersion
  ) throws {
    let hand = try PhoneInHand(version)
    let manager = try hand.run { CLLocationManager() }
    try hand.grantWhenInUse(to: manager)
    let activity = try hand.run { CLBackgroundActivitySession() }
    let updates = try hand.run { CLLocationUpdate.liveUpdates().makeAsyncIterator() }
    try hand.phone.leave()
    hand.phone.advance(by: .seconds(60))
    #expect(hand.phone.indicator != nil)
    #expect(hand.app.isRunning)
    try hand.run { activity.invalidate() }
    hand.phone.advance(by: .seconds(60))
    #expect(hand.phone.indicator == nil)
    withExtendedLifetime(updates) {}
  }

  @Test func `let go, it ends as well`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let manager = try hand.run { CLLocationManager() }
    try hand.grantWhenInUse(to: manager)
    var activity: CLBackgroundActivitySession? = try hand.run { CLBackgroundActivitySession() }
    let second = try hand.run { CLBackgroundActivitySession() }
    try hand.phone.leave()
    hand.phone.advance(by: .seconds(60))
    withExtendedLifetime(activity) {}
    activity = nil
    hand.phone.advance(by: .seconds(60))
    #expect(hand.phone.indicator != nil)
    try hand.run { second.invalidate() }
    hand.phone.advance(by: .seconds(60))
    #expect(hand.phone.indicator == nil)
  }
}

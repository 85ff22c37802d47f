import Foundation
import LocationAuthorization
import Testing

/// What a client relies on, and no `@testable` shows.
@Suite("The public interface of LocationAuthorization")
struct InterfaceTests {
  @Test(arguments: [
    (PermissionRequest.whenInUse, "whenInUse"), (.always, "always"), (.motion, "motion"),
    (.bluetooth, "bluetooth"),
    (.temporaryFullAccuracy(purposeKey: "Route"), "temporaryFullAccuracy(Route)"),
  ])
  func `a request prints as a name that stays the same`(request: PermissionRequest, name: String) {
    #expect("\(request)" == name)
    #expect((request.purposeKey == "Route") == name.hasSuffix("(Route)"))
  }

  @Test(arguments: [
    (PermissionRequest.Obstacle.alreadyGranted, "alreadyGranted"),
    (.alreadyDenied, "alreadyDenied"), (.alreadyRequested, "alreadyRequested"),
    (.allowedOnce, "allowedOnce"), (.promptDeferred, "promptDeferred"),
    (.locationServicesOff, "locationServicesOff"), (.fitnessTrackingOff, "fitnessTrackingOff"),
    (.restricted, "restricted"), (.locationNotGranted, "locationNotGranted"),
    (.notInForeground, "notInForeground"), (.appInactive, "appInactive"),
    (.unavailable, "unavailable"), (.cancelled, "cancelled"),
    (.missingKey("NSMotionUsageDescription"), "missingKey(NSMotionUsageDescription)"),
    (.oneOf([.allowedOnce, .restricted]), "oneOf(allowedOnce, restricted)"),
  ])
  func `an obstacle prints as a name that stays the same`(
    obstacle: PermissionRequest.Obstacle, name: String
  ) {
    #expect("\(obstacle)" == name)
  }

  @Test func `an obstacle is its only possibility, unless iOS does not distinguish several`() {
    let several: [PermissionRequest.Obstacle] = [.allowedOnce, .restricted]
    #expect(PermissionRequest.Obstacle.oneOf(several).possibilities == several)
    #expect(PermissionRequest.Obstacle.restricted.possibilities == [.restricted])
    #expect(PermissionRequest.Obstacle.missingKey("A").missingKey == "A")
    #expect(PermissionRequest.Obstacle.missingKey("A") != .missingKey("B"))
    #expect(PermissionRequest.Obstacle.restricted.missingKey == nil)
  }

  @Test func `a client may name a decision that this version does not know`() {
    let later = PermissionRequest.Decision(rawValue: "allowedForAWeek")
    let name =
      switch later {
      case .allowed: "allowed"
      case .declined, .keptWhileUsing: "not allowed"
      default: "another decision"
      }
    #expect(name == "another decision")
  }

  @Test func `the timeout has a unit`() {
    #expect(
      LocationPermissions.promptTimeout == Measurement(value: 500, unit: UnitDuration.milliseconds))
  }

  @MainActor @Test func `a history in the user defaults outlives the permissions`() throws {
    let suite = "LocationAuthorizationTests.\(UInt64.random(in: .min ... .max))"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let history = LocationPermissions.RequestHistory.userDefaults(defaults)
    #expect(!history.hasRequestedAlways)
    history.hasRequestedAlways = true
    #expect(LocationPermissions.RequestHistory.userDefaults(defaults).hasRequestedAlways)
    // Nothing is determined outside a phone, so new permissions clear it.
    _ = LocationPermissions(history: history)
    #expect(!history.hasRequestedAlways)
  }

  @MainActor @Test func `a history may be kept anywhere, and is written only when it changes`() {
    var value = true
    var writes = 0
    let history = LocationPermissions.RequestHistory {
      value
    } write: {
      value = $0
      writes += 1
    }
    history.hasRequestedAlways = true
    #expect(writes == 0)
    history.hasRequestedAlways = false
    #expect(writes == 1 && !value)
    #expect(
      LocationPermissions.RequestHistory.inMemory(hasRequestedAlways: true).hasRequestedAlways)
  }
}

import PlatformModel
import Testing

@testable import AuthorizationEngine

/// What an update of the app, or of the system, does to each permission.
@Suite(.holdingRows) struct AndroidUpdateTests {
  private func build(
    _ target: Int, _ permissions: [Android.Permission], _ others: [AndroidPermission] = []
  ) -> Android.Build {
    Android.Build(
      target: APILevel(nearest: target), permissions: permissions.map(\.platform) + others)
  }

  /// A permission, or all of location, for its names bring one another along.
  private static func withItsLocation(_ one: Android.Permission) -> [Android.Permission] {
    one.group == .location ? one.group.members : [one]
  }

  /// Replaces the app by another build and expects exactly what that reports and changes.
  private func expect(
    _ phone: inout AndroidPhone, updatedTo build: Android.Build, reports reported: [Android.Effect],
    sourceLocation: SourceLocation = #_sourceLocation,
    changes: (Android.State) -> Android.State = { $0 }
  ) {
    phone.situation = phone.engine.replaced(phone.situation, by: build)
    phone.expect(
      .updateApp, reports: [.killed(.update)] + reported, sourceLocation: sourceLocation
    ) { changes($0.ended) }
  }

  @Test(arguments: Android.Permission.allCases)
  func `a permission that an update no longer declares is lost (AND-RUN-006)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      var phone = AndroidPhone(level, declares: [one], holds: [one])
      expect(&phone, updatedTo: build(level, []), reports: [.revoked(one)]) {
        $0.with(.held, one, false)
      }
    }
  }

  @Test(arguments: Android.Permission.allCases)
  func `what was switched off below target 23 is denied after the update (AND-SPL-018)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      let declared = Self.withItsLocation(one)
      var phone = AndroidPhone(level, target: 22, declares: declared, holds: [one])
      phone.situation = phone.situation.with(.switchedOff, one)
      expect(&phone, updatedTo: build(28, declared), reports: [.revoked(one)]) {
        $0.with(.held, one, false).with(.switchedOff, one, false).with(.set, one)
      }
    }
  }

  @Test(arguments: Android.Permission.allCases)
  func `a grant survives an update from below target 23 (AND-SPL-018)`(one: Android.Permission) {
    for level in one.runtimeLevels {
      let declared = Self.withItsLocation(one)
      var phone = AndroidPhone(level, target: 22, declares: declared, holds: [one])
      expect(&phone, updatedTo: build(28, declared), reports: [])
    }
  }

  @Test(arguments: 31...37)
  func `an update to target 31 revokes implied Bluetooth (AND-SPL-006)`(level: Int) {
    let nearby: [Android.Permission] = [.scan, .connect, .advertise]
    var phone = AndroidPhone(level, target: 30, declares: nearby, holds: nearby)
    phone.situation = phone.situation.with(.implied, nearby).with(.set, nearby)
    expect(&phone, updatedTo: build(31, nearby), reports: nearby.map { .revoked($0) }) {
      $0.with(.held, nearby, false).with(.implied, nearby, false).with(.set, nearby, false)
    }
  }

  @Test(arguments: 31...37, [false, true])
  func `implied Bluetooth stays with background location, or by a policy (AND-SPL-021)`(
    level: Int, byPolicy: Bool
  ) {
    let nearby: [Android.Permission] = [.scan, .connect, .advertise]
    let location: [Android.Permission] = [.fine, .coarse, .background]
    var phone = AndroidPhone(
      level, target: 30, declares: nearby + location,
      holds: nearby + (byPolicy ? [] : location))
    phone.situation = phone.situation.with(.implied, nearby).with(.policy, nearby, byPolicy)
    expect(&phone, updatedTo: build(31, nearby + location), reports: []) {
      $0.with(.implied, nearby, false)
    }
  }

  @Test(arguments: 29...37)
  func `an update to target 29 revokes implied background location, not a chosen one (AND-SPL-019)`(
    level: Int
  ) {
    let location: [Android.Permission] = [.fine, .coarse, .background]
    for isImplied in [false, true] {
      var phone = AndroidPhone(level, target: 28, declares: location, holds: location)
      phone.situation = phone.situation.with(.implied, .background, isImplied)
      expect(
        &phone, updatedTo: build(29, location), reports: isImplied ? [.revoked(.background)] : []
      ) {
        $0.with(.held, .background, !isImplied).with(.implied, .background, false)
      }
    }
  }

  @Test(arguments: 29...37)
  func `an update to target 29 revokes implied activity recognition (AND-SPL-010)`(level: Int) {
    var phone = AndroidPhone(level, target: 28, declares: [.activity], holds: [.activity])
    phone.situation = phone.situation.with(.implied, .activity)
    expect(&phone, updatedTo: build(29, [.activity]), reports: [.revoked(.activity)]) {
      $0.with(.held, .activity, false).with(.implied, .activity, false)
    }
  }

  @Test func `an update to target 37 revokes the implied local network (AND-NEW-004)`() {
    let one = Android.Permission.localNetwork
    var phone = AndroidPhone(37, target: 36, declares: [one], holds: [one])
    phone.situation = phone.situation.with(.implied, one)
    expect(&phone, updatedTo: build(37, [one]), reports: [.revoked(one)]) {
      $0.with(.held, one, false).with(.implied, one, false)
    }
  }

  @Test(arguments: 33...37)
  func `with target 33 an app may ask for notifications again (AND-RUN-063)`(level: Int) {
    var phone = AndroidPhone(level, target: 32, declares: [.notifications])
    phone.situation = phone.situation.with(.set, .notifications).with(.fixed, .notifications)
    var again = phone
    expect(&again, updatedTo: build(32, [.notifications]), reports: [])
    expect(&phone, updatedTo: build(33, [.notifications]), reports: []) {
      $0.with(.set, .notifications, false).with(.fixed, .notifications, false)
    }
  }

  @Test(arguments: 20...37)
  func `an upgrade of the system ends the app and changes nothing else (AND-SPL-009)`(level: Int) {
    var phone = AndroidPhone(level - 1, declares: [.camera])
    phone.effects = []
    let before = phone.situation
    phone.upgrade(to: APILevel(nearest: level))
    #expect(phone.effects == [.killed(.update)])
    #expect(phone.situation == before.ended)
  }

  /// Takes an app over from the release before and expects what is granted by that.
  private func expectUpgrade(
    _ phone: AndroidPhone, to level: Int, grants granted: [Android.Permission],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var phone = phone
    phone.effects = []
    let before = phone.held
    phone.upgrade(to: APILevel(nearest: level))
    #expect(
      phone.effects == [.killed(.update)] + granted.map { .granted($0) },
      sourceLocation: sourceLocation)
    #expect(phone.held == before + granted, sourceLocation: sourceLocation)
  }

  @Test func `upgrades grant what older apps had all along (AND-SPL-005, AND-SPL-010)`() {
    expectUpgrade(
      AndroidPhone(30, target: 30, declares: [], and: [.bluetooth]), to: 31,
      grants: [.scan, .connect, .advertise])
    expectUpgrade(
      AndroidPhone(28, target: 28, declares: [], and: [.activityRecognitionOfServices]), to: 29,
      grants: [.activity])
    expectUpgrade(
      AndroidPhone(36, target: 36, declares: [], and: [.internet]), to: 37,
      grants: [.localNetwork])
  }

  @Test func `the upgrade to Android 10 grants background location (AND-SPL-009)`() {
    expectUpgrade(
      AndroidPhone(28, declares: [.fine, .coarse], holds: [.fine, .coarse]), to: 29,
      grants: [.background])
    expectUpgrade(AndroidPhone(28, declares: [.fine, .coarse]), to: 29, grants: [])
  }

  @Test func `the upgrade to Android 13 grants notifications with a channel (AND-RUN-064)`() {
    var phone = AndroidPhone(32, declares: [.notifications])
    expectUpgrade(phone, to: 33, grants: [])
    phone.does(.createNotificationChannel)
    expectUpgrade(phone, to: 33, grants: [.notifications])
  }
}

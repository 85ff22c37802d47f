import PlatformModel
import Testing

@testable import LocationAuthorization

@Suite("Whether a request would show a prompt")
struct CircumstancesTests {
  private static let declared = Declarations(
    purposeKeys: [
      "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
      "NSLocationTemporaryUsageDescriptionDictionary", "NSMotionUsageDescription",
      "NSBluetoothAlwaysUsageDescription",
    ], temporaryAccuracyKeys: ["Route"])

  private func known(_ change: (inout RequestContext) -> Void = { _ in }) -> RequestContext {
    var known = RequestContext(
      system: .iOS(17, 4), declared: Self.declared,
      state: PermissionState(locationServicesEnabled: true), activity: .active)
    change(&known)
    return known
  }

  @Test func `it would on a fresh install, in the foreground`() {
    #expect(known().promptAvailability(for: .whenInUse) == .available)
    #expect(known().promptAvailability(for: .always) == .available)
    #expect(known().promptAvailability(for: .motion) == .available)
    #expect(known().promptAvailability(for: .bluetooth) == .available)
  }

  @Test func `under While Using it is unknown, unless the library asked`() {
    var one = known { $0.state.authorization = .authorizedWhenInUse }
    #expect(one.promptAvailability(for: .always) == .unknown)
    one.hasRequestedAlways = true
    #expect(one.promptAvailability(for: .always) == .unavailable(.alreadyRequested))
  }

  @Test func `a key that is missing is named`() {
    let bare = known { $0.declared = Declarations() }
    #expect(
      bare.promptAvailability(for: .whenInUse)
        == .unavailable(.missingKey("NSLocationWhenInUseUsageDescription")))
    #expect(
      bare.promptAvailability(for: .motion) == .unavailable(.missingKey("NSMotionUsageDescription"))
    )
    let half = known { $0.declared.purposeKeys = ["NSLocationWhenInUseUsageDescription"] }
    #expect(
      half.promptAvailability(for: .always)
        == .unavailable(.missingKey("NSLocationAlwaysAndWhenInUseUsageDescription")))
  }

  /// IOS-ACC-009: the dictionary, and the key in it.
  @Test func `a purpose key is looked for in its dictionary`() {
    let reduced = known {
      $0.state.authorization = .authorizedWhenInUse
      $0.state.accuracy = .reducedAccuracy
    }
    #expect(
      reduced.promptAvailability(for: .temporaryFullAccuracy(purposeKey: "Route")) == .available)
    #expect(
      reduced.promptAvailability(for: .temporaryFullAccuracy(purposeKey: "Rout"))
        == .unavailable(.missingKey("NSLocationTemporaryUsageDescriptionDictionary > Rout")))
  }

  @Test func `denied may mean that Location Services are off, until they were read`() {
    var one = known { $0.state = PermissionState(authorization: .denied) }
    #expect(
      one.promptAvailability(for: .whenInUse)
        == .unavailable(.oneOf([.locationServicesOff, .alreadyDenied])))
    one.state.locationServicesEnabled = true
    #expect(one.promptAvailability(for: .whenInUse) == .unavailable(.alreadyDenied))
    one.state.locationServicesEnabled = false
    #expect(one.promptAvailability(for: .whenInUse) == .unavailable(.locationServicesOff))
  }

  @Test func `it would not in the background, nor under another prompt`() {
    #expect(
      known { $0.activity = .background }.promptAvailability(for: .whenInUse)
        == .unavailable(.notInForeground))
    #expect(
      known { $0.activity = .inactive }.promptAvailability(for: .motion)
        == .unavailable(.appInactive))
  }

  /// IOS-NEW-018.
  @Test func `an App Clip has no Always`() {
    let clip = known { $0.declared.isAppClip = true }
    #expect(clip.promptAvailability(for: .always) == .unavailable(.unavailable))
    #expect(clip.promptAvailability(for: .whenInUse) == .available)
  }

  /// IOS-BT-005.
  @Test func `before iOS 13 Bluetooth needs no permission`() {
    #expect(
      known { $0.system = .iOS(12) }.promptAvailability(for: .bluetooth)
        == .unavailable(.alreadyGranted))
  }
}

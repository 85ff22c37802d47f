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

  private func known(_ change: (inout Circumstances) -> Void = { _ in }) -> Circumstances {
    var known = Circumstances(
      system: .iOS(17, 4), declared: Self.declared,
      state: PermissionState(locationServices: true), activity: .active)
    change(&known)
    return known
  }

  @Test func `it would on a fresh install, in front`() {
    #expect(known().canPrompt(for: .whenInUse) == .yes)
    #expect(known().canPrompt(for: .always) == .yes)
    #expect(known().canPrompt(for: .motion) == .yes)
    #expect(known().canPrompt(for: .bluetooth) == .yes)
  }

  @Test func `under While Using nobody knows, unless the library asked`() {
    var one = known { $0.state.authorization = .authorizedWhenInUse }
    #expect(one.canPrompt(for: .always) == .unknown)
    one.hasAskedForAlways = true
    #expect(one.canPrompt(for: .always) == .no(.alreadyAsked))
  }

  @Test func `a key that is missing is named`() {
    let bare = known { $0.declared = Declarations() }
    #expect(
      bare.canPrompt(for: .whenInUse) == .no(.keyMissing("NSLocationWhenInUseUsageDescription")))
    #expect(bare.canPrompt(for: .motion) == .no(.keyMissing("NSMotionUsageDescription")))
    let half = known { $0.declared.purposeKeys = ["NSLocationWhenInUseUsageDescription"] }
    #expect(
      half.canPrompt(for: .always)
        == .no(.keyMissing("NSLocationAlwaysAndWhenInUseUsageDescription")))
  }

  /// IOS-ACC-009: the dictionary, and the key in it.
  @Test func `a purpose key is looked for in its dictionary`() {
    let reduced = known {
      $0.state.authorization = .authorizedWhenInUse
      $0.state.accuracy = .reducedAccuracy
    }
    #expect(reduced.canPrompt(for: .temporaryFullAccuracy(purposeKey: "Route")) == .yes)
    #expect(
      reduced.canPrompt(for: .temporaryFullAccuracy(purposeKey: "Rout"))
        == .no(.keyMissing("NSLocationTemporaryUsageDescriptionDictionary > Rout")))
  }

  @Test func `denied may mean that Location Services are off, until they were read`() {
    var one = known { $0.state = PermissionState(authorization: .denied) }
    #expect(
      one.canPrompt(for: .whenInUse) == .no(.oneOf([.locationServicesOff, .alreadyDenied])))
    one.state.locationServices = true
    #expect(one.canPrompt(for: .whenInUse) == .no(.alreadyDenied))
    one.state.locationServices = false
    #expect(one.canPrompt(for: .whenInUse) == .no(.locationServicesOff))
  }

  @Test func `it would not in the background, nor under another prompt`() {
    #expect(known { $0.activity = .background }.canPrompt(for: .whenInUse) == .no(.notInForeground))
    #expect(
      known { $0.activity = .inactive }.canPrompt(for: .motion) == .no(.anotherPromptInFront))
  }

  /// IOS-NEW-018.
  @Test func `an App Clip has no Always`() {
    let clip = known { $0.declared.isAppClip = true }
    #expect(clip.canPrompt(for: .always) == .no(.unavailable))
    #expect(clip.canPrompt(for: .whenInUse) == .yes)
  }

  /// IOS-BT-005.
  @Test func `before iOS 13 Bluetooth needs no permission`() {
    #expect(known { $0.system = .iOS(12) }.canPrompt(for: .bluetooth) == .no(.alreadyGranted))
  }
}

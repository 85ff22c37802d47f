import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorization

@Suite("Asking on a virtual phone")
struct AskingTests {
  @Test(arguments: OSVersion.ends)
  func `While Using is granted, or refused`(release: OSVersion) throws {
    #expect(
      try Trail(release).outcome(of: .whenInUse, release.allowWhileUsing) == .decided(.allowed))
    #expect(try Trail(release).outcome(of: .whenInUse, .dontAllow) == .decided(.declined))
  }

  /// IOS-REQ-007: While Using first, so that the question for Always is not used up.
  @Test(arguments: OSVersion.ends.filter { $0 >= .iOS(13, 4) || (9...12).contains($0.major) })
  func `Always is asked after While Using, and granted or kept`(release: OSVersion) throws {
    #expect(
      try Trail(release).outcome(of: .always, release.allowWhileUsing, release.changeToAlways)
        == .decided(.allowed))
    #expect(
      try Trail(release).outcome(of: .always, release.allowWhileUsing, release.keepWhileUsing)
        == .decided(.keptWhileUsing))
  }

  /// IOS-REQ-015 and T21: no prompt, no callback.
  @Test(arguments: OSVersion.ends.filter { $0 >= .iOS(13) })
  func `after Allow Once Always is not asked, which is said`(release: OSVersion) throws {
    let trail = try Trail(release)
    #expect(try trail.outcome(of: .always, .allowOnce) == .notShown(.allowedOnce))
    #expect(
      try trail.outcome(of: .always)
        == .notShown(.oneOf([.allowedOnce, .alreadyRequested, .restricted])))
  }

  @Test(arguments: OSVersion.ends.filter { $0 >= .iOS(13, 4) })
  func `who kept While Using is known to have been asked`(release: OSVersion) throws {
    let trail = try Trail(release)
    _ = try trail.outcome(of: .always, release.allowWhileUsing, release.keepWhileUsing)
    #expect(try trail.outcome(of: .always) == .notShown(.alreadyRequested))
    #expect(
      try trail.app.run { trail.permissions.promptAvailability(for: .always) }
        == .unavailable(.alreadyRequested))
  }

  /// IOS-SET-015 and IOS-SET-016: Ask Next Time begins again.
  @Test(arguments: OSVersion.ends.filter { $0 >= .iOS(13, 4) })
  func `after Ask Next Time everything may be asked again`(release: OSVersion) throws {
    let trail = try Trail(release)
    _ = try trail.outcome(of: .always, .allowWhileUsing, .keepOnlyWhileUsing)
    try trail.phone.choose(.askNextTime, for: trail.app)
    try trail.phone.open(trail.app)
    trail.phone.advance(by: .seconds(1))
    #expect(try trail.app.run { trail.permissions.promptAvailability(for: .always) } == .available)
    #expect(
      try trail.outcome(of: .always, .allowWhileUsing, .changeToAlwaysAllow)
        == .decided(.allowed))
  }

  /// T18.
  @Test(arguments: [OSVersion.iOS(13, 0), .iOS(13, 3)])
  func `iOS 13.0 to 13.3 grant Always for now, and ask later`(release: OSVersion) throws {
    #expect(
      try Trail(release).outcome(of: .always, .allowWhileUsing) == .notShown(.promptDeferred))
  }

  /// T43, T44 and IOS-ACC-008.
  @Test(arguments: OSVersion.ends.filter { $0 >= .iOS(14) })
  func `the precise location is granted for a while, or not`(release: OSVersion) throws {
    for (button, answer) in [
      (IOS.Button.allowOnce, PermissionRequest.Decision.allowed), (.dontAllow, .declined),
    ] {
      let trail = try Trail(release)
      let first = try trail.ask(.whenInUse)
      try trail.phone.togglePrecise()
      try trail.phone.answer(.allowWhileUsing)
      #expect(try first.value.state.accuracy == .reducedAccuracy)
      let request = PermissionRequest.temporaryFullAccuracy(purposeKey: "Route")
      #expect(try trail.outcome(of: request, button) == .decided(answer))
    }
  }

  @Test(arguments: OSVersion.ends)
  func `motion is granted, or refused`(release: OSVersion) throws {
    let allow: IOS.Button = release < .iOS(17) ? .ok : .allow
    #expect(try Trail(release).outcome(of: .motion, allow) == .decided(.allowed))
    #expect(try Trail(release).outcome(of: .motion, .dontAllow) == .decided(.declined))
  }

  @Test(arguments: OSVersion.ends)
  func `Bluetooth is granted, refused, or free before iOS 13`(release: OSVersion) throws {
    guard release >= .iOS(13) else {
      #expect(try Trail(release).outcome(of: .bluetooth) == .notShown(.alreadyGranted))
      return
    }
    let allow: IOS.Button = release < .iOS(17) ? .ok : .allow
    #expect(try Trail(release).outcome(of: .bluetooth, allow) == .decided(.allowed))
    #expect(try Trail(release).outcome(of: .bluetooth, .dontAllow) == .decided(.declined))
  }

  @Test(arguments: OSVersion.ends)
  func `a prompt that the lock takes away is an interruption`(release: OSVersion) throws {
    let trail = try Trail(release)
    let asking = try trail.ask(.whenInUse)
    try trail.phone.lock()
    try trail.phone.unlock()
    trail.phone.advance(by: .seconds(1))
    #expect(try asking.value.outcome == .interrupted)
    #expect(trail.phone.prompt == nil)
  }

  /// IOS-AUTH-044: no answer, and not to be taken for Keep Only While Using.
  @Test(arguments: OSVersion.ends.filter { $0 >= .iOS(13, 4) })
  func `so it is where the prompt is the one for Always`(release: OSVersion) throws {
    let trail = try Trail(release)
    let asking = try trail.ask(.always)
    try trail.phone.answer(.allowWhileUsing)
    try trail.phone.lock()
    try trail.phone.unlock()
    trail.phone.advance(by: .seconds(1))
    #expect(try asking.value.outcome == .interrupted)
  }

  @Test(arguments: OSVersion.ends)
  func `making the permissions asks nothing`(release: OSVersion) throws {
    let trail = try Trail(release)
    trail.phone.advance(by: .seconds(60))
    #expect(trail.phone.prompts.isEmpty)
  }

  @Test(arguments: [OSVersion.iOS(15), .iOS(17, 7), .newestIOS])
  func `what blocks a request is said with the way out`(release: OSVersion) throws {
    let bare = try Trail(release, texts: [:])
    #expect(
      try bare.outcome(of: .whenInUse)
        == .notShown(.missingKey("NSLocationWhenInUseUsageDescription")))
    #expect(
      try bare.outcome(of: .motion) == .notShown(.missingKey("NSMotionUsageDescription")))

    let off = try Trail(release, before: { try $0.turn(.locationServices, on: false) })
    let result = try off.app.begin { await off.permissions.request(.whenInUse) }.value
    #expect(result.outcome == .notShown(.locationServicesOff))
    #expect(result.advice?.suggestion?.hasSuffix("> Location Services") == true)

    let refused = try Trail(release)
    _ = try refused.outcome(of: .whenInUse, .dontAllow)
    #expect(try refused.outcome(of: .whenInUse) == .notShown(.alreadyDenied))
    #expect(try refused.outcome(of: .always) == .notShown(.alreadyDenied))
  }

  @Test(arguments: [OSVersion.iOS(15), .newestIOS])
  func `nothing is asked while the app is away`(release: OSVersion) throws {
    let trail = try Trail(release)
    try trail.phone.leave()
    #expect(try trail.outcome(of: .whenInUse) == .notShown(.notInForeground))
    #expect(trail.phone.prompts.isEmpty)
  }
}

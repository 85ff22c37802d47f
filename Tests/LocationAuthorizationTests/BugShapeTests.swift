import AuthorizationEngine
import CoreLocation
import DeterministicExecution
import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorization

/// The shapes of the open issues about requests that hang or answer early, each with plain code on
/// one phone and the library on another.
@Suite("What hangs in plain code, and returns here")
struct BugShapeTests {
  static let releases: [OSVersion] = [.iOS(15), .iOS(17, 7), .iOS(18), .newestIOS]

  private func plain(_ trail: Trail) throws -> PlainPermissions {
    try trail.app.run { PlainPermissions() }
  }

  /// A phone on which While Using was granted.
  private func granted(
    _ release: OSVersion, by button: IOS.Button = .allowWhileUsing, precise: Bool = true
  ) throws -> Trail {
    let trail = try Trail(release)
    let asking = try trail.ask(.whenInUse)
    if !precise { try trail.phone.togglePrecise() }
    try trail.phone.answer(button)
    trail.phone.advance(by: .seconds(1))
    _ = try asking.value
    return trail
  }

  /// IOS-AUTH-036.
  @Test(arguments: releases)
  func `1: Always, and the person keeps While Using`(release: OSVersion) throws {
    let bare = try granted(release)
    let code = try plain(bare)
    let hanging = try bare.app.begin { await code.requestAlways() }
    try bare.phone.answer(.keepOnlyWhileUsing)
    bare.phone.advance(by: .seconds(3600))
    #expect(!hanging.isFinished)
    #expect(
      try granted(release).outcome(of: .always, .keepOnlyWhileUsing)
        == .decided(.keptWhileUsing))
  }

  /// IOS-REQ-015.
  @Test(arguments: releases)
  func `2: Always after Allow Once`(release: OSVersion) throws {
    let bare = try granted(release, by: .allowOnce)
    let code = try plain(bare)
    let hanging = try bare.app.begin { await code.requestAlways() }
    bare.phone.advance(by: .seconds(3600))
    #expect(!hanging.isFinished)
    #expect(
      try granted(release, by: .allowOnce).outcome(of: .always)
        == .notShown(.oneOf([.allowedOnce, .alreadyRequested, .restricted])))
  }

  @Test(arguments: releases)
  func `3: the fix for both, which answers before the person does`(release: OSVersion) throws {
    let bare = try granted(release)
    let code = try plain(bare)
    let early = try bare.app.begin { await code.requestAlwaysOrTellNow() }
    #expect(try early.value == .authorizedWhenInUse)
    #expect(bare.phone.prompt != nil)
    let trail = try granted(release)
    let asking = try trail.ask(.always)
    trail.phone.advance(by: .seconds(60))
    #expect(!asking.isFinished)
    try trail.phone.answer(.changeToAlwaysAllow)
    #expect(try asking.value.outcome == .decided(.allowed))
  }

  /// IOS-AUTH-034.
  @Test(arguments: releases)
  func `4: the callback of a new manager, taken for the answer`(release: OSVersion) throws {
    let bare = try Trail(release)
    let code = try bare.app.run { HastyPermissions() }
    let early = try bare.app.begin { await code.requestWhenInUse() }
    #expect(try early.value == .notDetermined)
    #expect(bare.phone.prompt != nil)
    let trail = try Trail(release)
    let asking = try trail.app.begin { await LocationPermissions().request(.whenInUse) }
    #expect(!asking.isFinished)
    try trail.phone.answer(.allowOnce)
    #expect(try asking.value.outcome == .decided(.allowed))
  }

  /// IOS-AUTH-044.
  @Test(arguments: releases)
  func `5: the lock takes the prompt away`(release: OSVersion) throws {
    let bare = try Trail(release)
    let code = try plain(bare)
    let hanging = try bare.app.begin { await code.requestWhenInUse() }
    try bare.phone.lock()
    try bare.phone.unlock()
    bare.phone.advance(by: .seconds(60))
    #expect(!hanging.isFinished)
    let trail = try Trail(release)
    let asking = try trail.ask(.whenInUse)
    try trail.phone.lock()
    try trail.phone.unlock()
    trail.phone.advance(by: .seconds(1))
    #expect(try asking.value.outcome == .interrupted)
  }

  /// IOS-KEY-001.
  @Test(arguments: releases)
  func `6: the text is missing from the Info.plist`(release: OSVersion) throws {
    let bare = try Trail(release, texts: [:])
    let code = try plain(bare)
    let hanging = try bare.app.begin { await code.requestWhenInUse() }
    bare.phone.advance(by: .seconds(3600))
    #expect(!hanging.isFinished)
    #expect(
      try Trail(release, texts: [:]).outcome(of: .whenInUse)
        == .notShown(.missingKey("NSLocationWhenInUseUsageDescription")))
  }

  /// IOS-ACC-008 and IOS-ACC-009: a change is reported only where there is one.
  @Test(arguments: releases)
  func `7: temporary full accuracy without its purpose key`(release: OSVersion) throws {
    let bare = try Trail(release, purposes: [:])
    let code = try plain(bare)
    let first = try bare.ask(.whenInUse)
    try bare.phone.togglePrecise()
    try bare.phone.answer(.allowWhileUsing)
    _ = try first.value
    let hanging = try bare.app.begin { await code.requestFullAccuracy() }
    bare.phone.advance(by: .seconds(3600))
    #expect(!hanging.isFinished)
    #expect(
      try bare.outcome(of: .temporaryFullAccuracy(purposeKey: "Route"))
        == .notShown(.missingKey("NSLocationTemporaryUsageDescriptionDictionary")))
  }

  @Test(arguments: releases)
  func `8: a second caller takes the place of the first`(release: OSVersion) throws {
    let bare = try Trail(release)
    let code = try plain(bare)
    let lost = try bare.app.begin { await code.requestWhenInUse() }
    let second = try bare.app.begin { await code.requestWhenInUse() }
    try bare.phone.answer(.allowWhileUsing)
    bare.phone.advance(by: .seconds(3600))
    #expect(second.isFinished)
    #expect(!lost.isFinished)
    let trail = try Trail(release)
    let askings = try [trail.ask(.whenInUse), trail.ask(.whenInUse)]
    try trail.phone.answer(.allowWhileUsing)
    for asking in askings { #expect(try asking.value.outcome == .decided(.allowed)) }
  }

  /// IOS-PROMPT-005: what is asked under a prompt is ignored.
  @Test(arguments: releases)
  func `9: Always right after While Using, before its prompt is answered`(
    release: OSVersion
  ) throws {
    let bare = try Trail(release)
    let code = try plain(bare)
    _ = try bare.app.begin { await code.requestWhenInUse() }
    let ignored = try bare.app.begin { await code.requestAlways() }
    try bare.phone.answer(.allowWhileUsing)
    bare.phone.advance(by: .seconds(60))
    #expect(try ignored.value == .authorizedWhenInUse)
    #expect(bare.phone.prompts.filter { $0.end != nil }.allSatisfy { $0.prompt != .alwaysUpgrade })
    let trail = try Trail(release)
    let first = try trail.ask(.whenInUse)
    let second = try trail.ask(.always)
    try trail.phone.answer(.allowWhileUsing)
    trail.phone.advance(by: .seconds(1))
    try trail.phone.answer(.changeToAlwaysAllow)
    trail.phone.advance(by: .seconds(1))
    #expect(try first.value.outcome == .decided(.allowed))
    #expect(try second.value.outcome == .decided(.allowed))
  }

  /// IOS-BT-002: denied is a state of its own, and the radio off is another thing.
  @Test(arguments: releases)
  func `10: Bluetooth, where the radio is off and the person allowed it`(
    release: OSVersion
  ) throws {
    let off: (VirtualPhone) throws -> Void = { try $0.turn(.bluetooth, on: false) }
    let button: IOS.Button = release < .iOS(17) ? .ok : .allow
    let bare = try Trail(release, before: off)
    let code = try plain(bare)
    let wrong = try bare.app.begin { await code.requestBluetooth() }
    try bare.phone.answer(button)
    #expect(try !wrong.value)
    #expect(try Trail(release, before: off).outcome(of: .bluetooth, button) == .decided(.allowed))
  }
}

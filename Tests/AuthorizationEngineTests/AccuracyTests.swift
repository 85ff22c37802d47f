import AuthorizationEngine
import PlatformModel
import Testing

/// T43 to T50: temporary accuracy and the location button; reduced accuracy and what it stops.
@Suite(.holdingRows) struct AccuracyTests {
  private static let from14 = releases(from: .iOS(14))
  private static let from15 = releases(from: .iOS(15))
  private static let before14 = releases(8...13)
  private static let before15 = releases(8...14)

  private func reduced(_ version: OSVersion, _ grant: IOS.Grant = .whenInUse) -> Run {
    var run = Run(version)
    run.state = run.state.with(.precise, IOS.Precision.reduced)
    run.open(grant)
    return run
  }

  @Test("T43, IOS-ACC-008: Allow Once gives full accuracy for a while", arguments: from14)
  func temporaryAccuracy(_ version: OSVersion) {
    for grant in [IOS.Grant.whenInUse, .always] {
      var run = reduced(version, grant)
      run.send(.requestTemporaryFullAccuracy(.listed))
      #expect(run.prompts == [.temporaryFullAccuracy])
      run.send(.answer(.allowOnce))
      #expect(run.effects.contains(.temporaryAccuracyCompleted(.shown)))
      #expect(run.engine.accuracy(of: run.state) == .fullAccuracy)
      #expect(run.callbacks.count == 1, "the accuracy changed")
      #expect(run.state.precision == .reduced, "Settings still says off")
    }
  }

  @Test("T44, IOS-ACC-008: Don't Allow makes no error either", arguments: from14)
  func temporaryAccuracyDenied(_ version: OSVersion) {
    var run = reduced(version)
    run.send(.requestTemporaryFullAccuracy(.listed), .answer(.dontAllow))
    #expect(run.effects.contains(.temporaryAccuracyCompleted(.shown)))
    #expect(IOS.Effect.TemporaryAccuracyResult.shown.code == nil)
    #expect(run.engine.accuracy(of: run.state) == .reducedAccuracy)
    #expect(run.callbacks == [])
  }

  @Test(
    "T45, IOS-ACC-009: full already, in the background, or without the key: error 18",
    arguments: from14)
  func temporaryAccuracyFails(_ version: OSVersion) {
    var full = Run(version)
    full.open(.whenInUse)
    full.send(.requestTemporaryFullAccuracy(.listed))
    #expect(full.effects == [.temporaryAccuracyCompleted(.promptDeclined)])
    var keyless = reduced(version)
    keyless.send(.requestTemporaryFullAccuracy(.unlisted))
    #expect(keyless.effects == [.temporaryAccuracyCompleted(.promptDeclined)])
    var background = reduced(version)
    background.send(.leave, .requestTemporaryFullAccuracy(.listed))
    #expect(background.effects == [.temporaryAccuracyCompleted(.promptDeclined)])
    #expect(IOS.Effect.TemporaryAccuracyResult.promptDeclined.code == 18)
  }

  @Test("T46: without a grant an error, and no prompt", arguments: from14)
  func temporaryAccuracyUngranted(_ version: OSVersion) {
    for grant in [IOS.Grant.notDetermined, .never] {
      var run = reduced(version, grant)
      run.send(.requestTemporaryFullAccuracy(.listed))
      #expect(run.effects == [.temporaryAccuracyCompleted(.refused)])
    }
  }

  @Test("T43 to T46 begin with iOS 14", arguments: before14)
  func temporaryAccuracyBefore14(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    for key in IOS.Event.PurposeKey.allCases {
      #expect(run.refusal(of: .requestTemporaryFullAccuracy(key)) == .notOnThisSystem)
    }
  }

  @Test("IOS-ACC-007: temporary accuracy ends with use; the indicator keeps it", arguments: from14)
  func temporaryAccuracyEnds(_ version: OSVersion) {
    var run = reduced(version)
    run.send(.requestTemporaryFullAccuracy(.listed), .answer(.allowOnce), .leave)
    #expect(run.state.has(.temporaryFullAccuracy), "in the grace period")
    run.send(.graceElapsed)
    #expect(!run.state.has(.temporaryFullAccuracy))
    #expect(
      run.effects.contains(.authorizationCallback(.authorizedWhenInUse, .reducedAccuracy)))
    var kept = reduced(version)
    kept.send(
      .requestTemporaryFullAccuracy(.listed), .answer(.allowOnce), .setAllowsBackground(true),
      .startUpdating, .leave)
    #expect(kept.state.has(.temporaryFullAccuracy))
  }

  @Test("IOS-ACC-010: a build that asks reduced may ask for full once", arguments: from14)
  func defaultReducedMayAsk(_ version: OSVersion) {
    var run = Run(version, IOS.Build.complete { $0.defaultAccuracyReduced = true })
    run.open(.notDetermined)
    run.send(
      .requestWhenInUse, .answer(.allowWhileUsing), .requestTemporaryFullAccuracy(.listed))
    #expect(run.prompts == [.temporaryFullAccuracy])
    run.send(.answer(.dontAllow), .setPrecise(true))
    #expect(run.engine.accuracy(of: run.state) == .fullAccuracy)
  }

  @Test(
    "IOS-ACC-011, IOS-ACC-013: Precise off reaches a running app at once, by the callback",
    arguments: from14)
  func preciseOff(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.startUpdating, .setPrecise(false))
    #expect(
      run.effects.contains(.authorizationCallback(.authorizedWhenInUse, .reducedAccuracy)))
    run.send(.locationFix)
    #expect(run.effects == [.delivered(.reducedLocation)])
    #expect(run.refusal(of: .setPrecise(false)) == .noChange)
  }

  @Test(
    "IOS-ACC-003, IOS-ACC-004: reduced, regions and beacons are silent; the rest goes on",
    arguments: from14)
  func reducedStops(_ version: OSVersion) {
    var run = reduced(version, .always)
    run.send(.startRegion, .startRanging, .startSignificantChanges, .startVisits)
    run.send(.happens(.region))
    #expect(run.effects == [.withheld(.reducedAccuracy)])
    run.send(.beaconSeen)
    #expect(run.effects == [.withheld(.reducedAccuracy)])
    run.send(.happens(.significantChange))
    #expect(run.effects == [.delivered(.significantChange)])
    run.send(.happens(.visit))
    #expect(run.effects == [.delivered(.visit)])
    run.send(.leave, .terminate, .happens(.region))
    #expect(run.state.process == .terminated, "no launch, no error")
  }

  @Test("IOS-ACC-003: the key's page says regions run reduced; a switch", arguments: from14)
  func reducedRegionsBySwitch(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.regionsRunReduced)))
    run.state = run.state.with(.precise, IOS.Precision.reduced)
    run.open(.always)
    run.send(.startRegion, .startRanging, .happens(.region))
    #expect(run.effects == [.delivered(.region)])
    run.send(.beaconSeen)
    #expect(run.effects == [.delivered(.beacons)])
  }

  @Test("IOS-ACC-006: an app with full accuracy may ask for reduced itself", arguments: from14)
  func reducedByChoice(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.setAccuracy(.reduced), .startUpdating, .locationFix)
    #expect(run.effects == [.delivered(.reducedLocation)])
    #expect(run.engine.accuracy(of: run.state) == .fullAccuracy)
  }

  @Test("IOS-ACC-005: reduced, a finer wish has no effect", arguments: from14)
  func finerWish(_ version: OSVersion) {
    var run = reduced(version)
    run.send(.setAccuracy(.fine), .startUpdating, .locationFix)
    #expect(run.effects == [.delivered(.reducedLocation)])
  }

  @Test(
    "T47, IOS-NEW-017: the first tap on the location button asks, then grants once",
    arguments: from15)
  func locationButton(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.tapLocationButton)
    #expect(run.prompts == [.locationButton])
    var refused = run
    run.send(.answer(.ok))
    #expect(run.callbacks == [.authorizedWhenInUse])
    #expect(run.state.has(.temporary) && run.state.has(.buttonApproved))
    #expect(run.engine.settingsRow(of: run.state) == .askNextTime)
    refused.send(.answer(.notNow))
    #expect(refused.callbacks == [] && refused.state.grant == .notDetermined)
  }

  @Test("T48: once approved, a tap grants without asking", arguments: from15)
  func locationButtonAgain(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.tapLocationButton, .answer(.ok), .leave, .graceElapsed, .open, .tapLocationButton)
    #expect(run.prompts == [])
    #expect(run.callbacks == [.authorizedWhenInUse])
    #expect(run.effects.contains(.buttonAction))
    #expect(run.state.has(.temporary))
  }

  @Test("T49: authorized already, only the action fires", arguments: from15)
  func locationButtonAuthorized(_ version: OSVersion) {
    for grant in [IOS.Grant.whenInUse, .always] {
      var run = Run(version)
      run.open(grant)
      run.send(.tapLocationButton)
      #expect(run.effects == [.buttonAction])
      #expect(run.state.grant == grant)
    }
  }

  @Test("T50: Never is treated as Never, and so is a restriction", arguments: from15)
  func locationButtonNever(_ version: OSVersion) {
    var run = Run(version)
    run.open(.never)
    run.send(.tapLocationButton)
    #expect(run.effects == [.ignored(.denied)])
    var restricted = Run(version)
    restricted.open(.notDetermined)
    restricted.send(.setRestricted(true), .tapLocationButton)
    #expect(restricted.effects == [.ignored(.restricted)])
  }

  @Test("T47 to T50 begin with iOS 15", arguments: before15)
  func locationButtonBefore15(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    #expect(run.refusal(of: .tapLocationButton) == .notOnThisSystem)
  }
}

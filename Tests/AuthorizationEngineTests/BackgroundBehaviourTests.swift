import AuthorizationEngine
import PlatformModel
import TestSupport
import Testing

/// A row of the vendor table on continuous updates: its own copy, against engine runs.
private struct BackgroundRow: Sendable, CustomTestStringConvertible {
  let versions: [OSVersion]
  let grants: [IOS.Grant]
  let mode: Bool
  /// nil if the property does not exist.
  let flag: Bool?
  let foreground: Bool?
  let background: Bool?
  let bar: Bool
  let crash: Bool

  init(
    _ versions: [OSVersion], _ grants: [IOS.Grant], mode: Bool, flag: Bool?, foreground: Bool?,
    background: Bool?, bar: Bool = false, crash: Bool = false
  ) {
    self.versions = versions
    self.grants = grants
    self.mode = mode
    self.flag = flag
    self.foreground = foreground
    self.background = background
    self.bar = bar
    self.crash = crash
  }

  var testDescription: String {
    "\(grants) mode \(mode) flag \(flag.map { "\($0)" } ?? "n/a") from \(versions[0])"
  }

  private static let v8 = releases(8...8)
  private static let v9 = releases(9...12)
  /// "none" of the table: not determined and denied.
  private static let none: [IOS.Grant] = [.notDetermined, .never]

  static let table: [BackgroundRow] = [
    Self(v8, [.always], mode: false, flag: nil, foreground: true, background: false),
    Self(v8, [.always], mode: true, flag: nil, foreground: true, background: true),
    Self(v8, [.whenInUse], mode: false, flag: nil, foreground: true, background: false),
    Self(v8, [.whenInUse], mode: true, flag: nil, foreground: true, background: true, bar: true),
    Self(v8, none, mode: false, flag: nil, foreground: false, background: false),
    Self(v8, none, mode: true, flag: nil, foreground: false, background: false),
    Self(v9, [.always], mode: false, flag: false, foreground: true, background: false),
    Self(v9, [.always], mode: false, flag: true, foreground: nil, background: nil, crash: true),
    Self(v9, [.always], mode: true, flag: false, foreground: true, background: false),
    Self(v9, [.always], mode: true, flag: true, foreground: true, background: true),
    Self(v9, [.whenInUse], mode: false, flag: false, foreground: true, background: false),
    Self(v9, [.whenInUse], mode: false, flag: true, foreground: nil, background: nil, crash: true),
    Self(v9, [.whenInUse], mode: true, flag: false, foreground: true, background: false),
    Self(v9, [.whenInUse], mode: true, flag: true, foreground: true, background: true, bar: true),
    Self(v9, none, mode: false, flag: false, foreground: false, background: false),
    Self(v9, none, mode: false, flag: true, foreground: nil, background: nil, crash: true),
    Self(v9, none, mode: true, flag: false, foreground: false, background: false),
    Self(v9, none, mode: true, flag: true, foreground: false, background: false),
  ]
}

@Suite(.holdingRows) struct BackgroundBehaviourTests {
  private func outcome(
    _ version: OSVersion, _ grant: IOS.Grant, mode: Bool, flag: Bool, shows: Bool = false
  ) -> IOS.BackgroundBehaviour {
    IOS.BackgroundBehaviour.outcome(
      Run(version).engine, grant: grant,
      build: IOS.Build.complete { $0.hasLocationBackgroundMode = mode },
      allowsBackgroundUpdates: flag, showsIndicator: shows)
  }

  @Test(
    "IOS-BG-010 to IOS-BG-014: each row of the vendor's table holds", arguments: BackgroundRow.table
  )
  private func vendorTable(_ row: BackgroundRow) {
    for version in row.versions {
      for grant in row.grants {
        let seen = outcome(version, grant, mode: row.mode, flag: row.flag ?? false)
        #expect(seen.foreground == row.foreground, "\(version) \(grant)")
        #expect(seen.background == row.background, "\(version) \(grant)")
        #expect(seen.indicator == row.bar, "\(version) \(grant)")
        #expect(seen.crashes == row.crash, "\(version) \(grant)")
      }
    }
  }

  @Test(
    "IOS-BG-013: on iOS 8 the flag does not exist and counts as set", arguments: releases(8...8))
  func flagOnIOS8(_ version: OSVersion) {
    for grant in IOS.Grant.allCases {
      #expect(
        outcome(version, grant, mode: true, flag: true)
          == outcome(version, grant, mode: true, flag: false))
    }
  }

  @Test(
    "IOS-BG-010, IOS-BG-011: without the mode the flag ends the process, whatever is granted",
    arguments: releases(from: .iOS(9)))
  func crashWithoutMode(_ version: OSVersion) {
    for grant in IOS.Grant.allCases {
      #expect(outcome(version, grant, mode: false, flag: true).abort == .backgroundUpdates)
      #expect(!outcome(version, grant, mode: true, flag: true).crashes)
    }
    let text = IOS.Effect.Abort.backgroundUpdates.text(on: version)
    #expect(text.hasPrefix("Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable"))
  }

  @Test("IOS-BG-012: an extension is not backgroundable", arguments: releases(from: .iOS(15)))
  func crashInExtension(_ version: OSVersion) {
    var run = Run(version, IOS.Build.complete { $0.kind = .appExtension })
    run.open(.always)
    run.send(.setAllowsBackground(true))
    #expect(run.effects.contains(.aborted(.backgroundUpdates)))
    #expect(run.state.process == .terminated)
  }
}

/// B01 to B13: the indicator, step by step; the steps written down again.
@Suite(.holdingRows) struct IndicatorStepTests {
  private static let v9 = releases(from: .iOS(9))
  private static let v11 = releases(from: .iOS(11))
  private static let v13 = releases(from: .iOS(13))

  /// After time has passed: does the indicator show, and does a location arrive?
  private func background(_ run: inout Run) -> (indicator: Bool, location: Bool) {
    for event: IOS.Event in [.graceElapsed, .suspend] where run.refusal(of: event) == nil {
      run.send(event)
    }
    let indicator = run.engine.showsIndicator(run.state)
    if run.refusal(of: .locationFix) != nil { return (indicator, false) }
    run.send(.locationFix)
    return (indicator, run.effects.contains(.delivered(.preciseLocation)))
  }

  private func steps(_ version: OSVersion, _ grant: IOS.Grant, _ events: [IOS.Event]) -> Run {
    var run = Run(version)
    run.open(grant)
    for event in events { run.send(event) }
    return run
  }

  private func expect(
    _ version: OSVersion, _ grant: IOS.Grant, _ events: [IOS.Event], indicator: Bool,
    location: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var run = steps(version, grant, events)
    let seen = background(&run)
    #expect(seen == (indicator, location), sourceLocation: sourceLocation)
  }

  @Test("B01, IOS-BG-015: set and started in the foreground, the bar shows", arguments: v9)
  func b01(_ version: OSVersion) {
    expect(
      version, .whenInUse, [.setAllowsBackground(true), .startUpdating, .leave], indicator: true,
      location: true)
  }

  @Test("B02, IOS-BG-014: left at false, nothing in the background", arguments: v9)
  func b02(_ version: OSVersion) {
    expect(version, .whenInUse, [.startUpdating, .leave], indicator: false, location: false)
  }

  @Test("B03, IOS-BG-016: set too late, in the background", arguments: v13)
  func b03(_ version: OSVersion) {
    expect(
      version, .whenInUse, [.startUpdating, .leave, .setAllowsBackground(true)],
      indicator: false, location: false)
    expect(
      version, .whenInUse, [.startUpdating, .leave, .graceElapsed, .setAllowsBackground(true)],
      indicator: false, location: false)
  }

  @Test("B04: with Always no indicator, and locations arrive", arguments: v9)
  func b04(_ version: OSVersion) {
    expect(
      version, .always, [.setAllowsBackground(true), .startUpdating, .leave], indicator: false,
      location: true)
  }

  @Test("B05, IOS-BG-016: downgraded in Settings while in the background", arguments: v13)
  func b05(_ version: OSVersion) {
    let left: [IOS.Event] = [.setAllowsBackground(true), .startUpdating, .leave]
    expect(
      version, .always, left + [.chooseInSettings(.whileUsing)], indicator: false, location: false)
    expect(
      version, .always, left + [.graceElapsed, .chooseInSettings(.whileUsing)],
      indicator: false, location: false)
  }

  @Test("B06, IOS-BG-017: switched off in the background", arguments: v9)
  func b06(_ version: OSVersion) {
    expect(
      version, .whenInUse,
      [.setAllowsBackground(true), .startUpdating, .leave, .setAllowsBackground(false)],
      indicator: false, location: false)
  }

  @Test("B07, IOS-BG-017: switched off under Always, locations stop too", arguments: v9)
  func b07(_ version: OSVersion) {
    expect(
      version, .always,
      [.setAllowsBackground(true), .startUpdating, .leave, .setAllowsBackground(false)],
      indicator: false, location: false)
  }

  @Test("B08: the deprecated key makes the SDK set the flag when it starts", arguments: v9)
  func b08(_ version: OSVersion) {
    expect(
      version, .whenInUse, [.startUpdating, .setAllowsBackground(true), .leave], indicator: true,
      location: true)
  }

  @Test("B09, IOS-BG-010: without the mode, a crash", arguments: v9)
  func b09(_ version: OSVersion) {
    var run = Run(version, IOS.Build.complete { $0.hasLocationBackgroundMode = false })
    run.open(.whenInUse)
    run.send(.setAllowsBackground(true))
    #expect(run.effects.contains(.aborted(.backgroundUpdates)))
    #expect(run.refusal(of: .startUpdating) == .appNotRunning)
  }

  @Test("B10: order and pickup: the bar from leaving to collecting", arguments: v9)
  func b10(_ version: OSVersion) {
    var run = steps(version, .whenInUse, [.setAllowsBackground(true), .startUpdating, .leave])
    #expect(background(&run) == (true, true))
    run.send(.setAllowsBackground(false))
    #expect(run.effects.contains(.indicatorHidden))
    #expect(background(&run) == (false, false))
  }

  @Test("B11, IOS-BG-031: Always with showsBackgroundLocationIndicator", arguments: v11)
  func b11(_ version: OSVersion) {
    expect(
      version, .always,
      [.setAllowsBackground(true), .setShowsIndicator(true), .startUpdating, .leave],
      indicator: true, location: true)
  }

  @Test("B12, IOS-BG-031: under When In Use it cannot be hidden", arguments: v11)
  func b12(_ version: OSVersion) {
    expect(
      version, .whenInUse,
      [.setAllowsBackground(true), .setShowsIndicator(false), .startUpdating, .leave],
      indicator: true, location: true)
  }

  @Test("B13: on iOS 9 and 10 the opt-in does not exist", arguments: releases(9...10))
  func b13(_ version: OSVersion) {
    expect(
      version, .always, [.setAllowsBackground(true), .startUpdating, .leave], indicator: false,
      location: true)
    var run = Run(version)
    run.open(.always)
    #expect(run.refusal(of: .setShowsIndicator(true)) == .notOnThisSystem)
  }

  @Test(
    "IOS-BG-030: the alternative of the talk shows the bar for Always from iOS 11",
    .facts("IOS-BG-030"), arguments: v11)
  func indicatorByDefault(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.indicatorForAlways)))
    run.open(.always)
    run.send(.setAllowsBackground(true), .startUpdating, .leave)
    #expect(run.engine.showsIndicator(run.state))
  }

  @Test("IOS-BG-032: tapping the indicator returns to the app, force quit ends it", arguments: v9)
  func tapIndicator(_ version: OSVersion) {
    var run = steps(version, .whenInUse, [.setAllowsBackground(true), .startUpdating, .leave])
    #expect(run.effects.contains(.indicatorShown))
    var tapped = run
    tapped.send(.tapIndicator)
    #expect(tapped.state.presence == .foreground)
    #expect(tapped.effects.contains(.indicatorHidden))
    run.send(.forceQuit)
    #expect(run.effects.contains(.indicatorHidden))
    #expect(run.refusal(of: .tapIndicator) == .noIndicator)
  }

  @Test(
    "IOS-BG-019: the 16.4 combination is suspended, its remedies are not",
    arguments: releases(from: .iOS(11)))
  func suspension16_4(_ version: OSVersion) {
    let common: [IOS.Event] = [
      .setAllowsBackground(true), .startSignificantChanges, .startUpdating,
    ]
    let suspends = version >= .iOS(16, 4)
    for limiting: IOS.Event in [.setDistanceFilter(true), .setAccuracy(.coarse)] {
      expect(
        version, .always, common + [limiting, .leave], indicator: false, location: !suspends)
      expect(
        version, .always, common + [limiting, .setShowsIndicator(true), .leave], indicator: true,
        location: true)
    }
    expect(version, .always, common + [.leave], indicator: false, location: true)
    expect(
      version, .always,
      [.setAllowsBackground(true), .startUpdating, .setDistanceFilter(true), .leave],
      indicator: false, location: true)
  }

  @Test(
    "IOS-BG-018: stopping when leaving hides the bar again", .facts("IOS-BG-018"), arguments: v9)
  func barFlashes(_ version: OSVersion) {
    var run = steps(version, .whenInUse, [.setAllowsBackground(true), .startUpdating, .leave])
    #expect(run.effects.contains(.indicatorShown))
    run.send(.stopUpdating)
    #expect(run.effects.contains(.indicatorHidden))
  }

  @Test("IOS-REQ-026, IOS-BG-015: started in the background under When In Use", arguments: v13)
  func startInBackground(_ version: OSVersion) {
    var run = steps(
      version, .whenInUse, [.setAllowsBackground(true), .leave, .graceElapsed, .startUpdating])
    #expect(run.effects == [.locationError(.denied)])
    #expect(background(&run) == (false, false))
    var always = steps(
      version, .always, [.setAllowsBackground(true), .leave, .graceElapsed, .startUpdating])
    #expect(background(&always) == (false, true))
  }

  @Test("IOS-BG-016, IOS-BG-017: what ended is not raised again in the background", arguments: v9)
  func notRaisedAgain(_ version: OSVersion) {
    let started: [IOS.Event] = [.setAllowsBackground(true), .startUpdating]
    expect(
      version, .whenInUse,
      started + [.setAllowsBackground(false), .leave, .setAllowsBackground(true)],
      indicator: false, location: false)
    expect(
      version, .whenInUse,
      started + [.leave, .setLocationServices(false), .setLocationServices(true)],
      indicator: false, location: false)
  }
}

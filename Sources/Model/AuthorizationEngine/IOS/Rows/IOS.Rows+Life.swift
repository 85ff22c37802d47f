import PlatformModel
import TransitionSystem

/// The life of the app on the phone: opening, leaving, suspension, ends, updates, the lock.
extension IOS.Rows {
  private static let before13: OSVersion.Span = .iOS(8...12)
  private static let from13: OSVersion.Span = .iOS(from: .iOS(13))

  @RowList static var locks: [Row] {
    Row(
      "lock-locked", ["IOS-AUTH-044"], on: [.lock], when: .not(.lock(.unlocked)),
      refuse: .phoneLocked)
    Row(
      "lock-foreground.8", ["IOS-AUTH-044"], before13, on: [.lock], when: .inUse(.foreground),
      then: [.lock(.locked), .set(.frontmost), .inUse(.notInUse)])
    Row(
      "lock-foreground.13", ["IOS-AUTH-044", "IOS-BG-001"], from13, on: [.lock],
      when: .inUse(.foreground), then: [.lock(.locked), .set(.frontmost), .inUse(.grace)])
    Row("lock", ["IOS-AUTH-044"], on: [.lock], then: [.lock(.locked)])
    Row(
      "unlock-unlocked", ["IOS-AUTH-044"], on: [.unlock], when: .lock(.unlocked),
      refuse: .phoneUnlocked)
    Row(
      "unlock-asks", ["P7L", "IOS-REQ-011"], from13, on: [.unlock],
      when: .prompt(.alwaysUpgradeLocked),
      then: [.lock(.unlocked)] + .ask(.alwaysUpgrade, by: .system, for: .always),
      effects: [.promptShown(.alwaysUpgrade)])
    Row(
      "unlock-front", ["IOS-AUTH-044"], on: [.unlock],
      when: .all(.on(.frontmost), .process(.suspended)),
      then: [.lock(.unlocked), .clear(.frontmost), .inUse(.foreground), .process(.running)],
      effects: [.resumed])
    Row(
      "unlock-front-running", ["IOS-AUTH-044"], on: [.unlock], when: .on(.frontmost),
      then: [.lock(.unlocked), .clear(.frontmost), .inUse(.foreground)])
    Row("unlock", ["IOS-BG-051"], on: [.unlock], then: [.lock(.unlocked)])
  }

  @RowList static var life: [Row] {
    Row(
      "open-locked", ["IOS-BG-032"], on: [.open], when: .not(.lock(.unlocked)), refuse: .phoneLocked
    )
    Row(
      "open-foreground", ["IOS-BG-032"], on: [.open], when: .inUse(.foreground),
      refuse: .alreadyForeground)
    Row(
      "open-running", ["IOS-BG-001"], on: [.open], when: .process(.running),
      then: [.inUse(.foreground)])
    Row(
      "open-suspended", ["IOS-AUTH-042"], on: [.open], when: .process(.suspended),
      then: [.process(.running), .inUse(.foreground)], effects: [.resumed])
    Row(
      "open-launches", ["IOS-AUTH-030"], on: [.open],
      then: [.process(.running), .inUse(.foreground)], effects: [.launched(.person)])
    Row(
      "tap-indicator", ["IOS-BG-032"], on: [.tapIndicator],
      when: .all(.inUse(.indicator), .lock(.unlocked), .process(.running)),
      then: [.inUse(.foreground)])
    Row("no-indicator", ["IOS-BG-032"], on: [.tapIndicator], refuse: .noIndicator)
    Row(
      "leave-elsewhere", ["IOS-BG-001"], on: [.leave], when: .not(.inUse(.foreground)),
      refuse: .notForeground)
    Row("leave.8", ["IOS-BG-001"], before13, on: [.leave], then: [.inUse(.notInUse)])
    Row("leave.13", ["IOS-BG-001"], from13, on: [.leave], then: [.inUse(.grace)])
    Row(
      "grace-elapsed", ["IOS-BG-001", "T29"], from13, on: [.graceElapsed], when: .inUse(.grace),
      then: [.inUse(.notInUse)])
    Row("no-grace", ["IOS-BG-001"], from13, on: [.graceElapsed], refuse: .notInGrace)
    Row(
      "once-lapses", ["T29", "IOS-REQ-014"], from13, on: [.allowOnceLapses],
      when: .all(.on(.temporary), .inUse(.notInUse)), then: .grantLapses, effects: [.grantLapsed])
    Row("once-lapses-not", ["T29"], from13, on: [.allowOnceLapses], refuse: .nothingToLapse)
    Row(
      "suspend-not-running", ["IOS-BG-014"], on: [.suspend], when: .not(.process(.running)),
      refuse: .notRunning)
    Row(
      "suspend-awake", ["IOS-BG-014", "IOS-BG-015"], on: [.suspend], when: .keepsAwake,
      refuse: .keptAwake)
    for kind in [IOS.LaunchTrigger.region, .significantChange, .visit, .condition] {
      Row(
        "suspend-unclaimed.\(kind.name)", ["T32", "IOS-BG-040"], on: [.suspend],
        when: .all(.pendingTrigger(kind), .fullAlways),
        then: [.process(.suspended), .pendingTrigger(.none)],
        effects: [.suspended, .dropped(kind)])
    }
    Row(
      "suspend", ["IOS-BG-014", "IOS-BG-019"], on: [.suspend], then: [.process(.suspended)],
      effects: [.suspended])
    Row(
      "end-not-running", ["IOS-BG-040"], on: [.terminate],
      when: .not(.process(.running, .suspended)), refuse: .notRunning)
    Row(
      "terminate", ["IOS-BG-040", "IOS-NEW-009"], on: [.terminate],
      then: .processEndsRemembered(.terminated), effects: [.ended(.system)])
    Row(
      "crash", ["IOS-NEW-009"], on: [.crash], then: .processEndsRemembered(.terminated),
      effects: [.ended(.crash)])
    Row(
      "force-quit-locked", ["IOS-BG-032"], on: [.forceQuit], when: .not(.lock(.unlocked)),
      refuse: .phoneLocked)
    Row(
      "force-quit-again", ["IOS-BG-041"], on: [.forceQuit], when: .process(.forceQuit),
      refuse: .notRunning)
    Row(
      "force-quit", ["IOS-BG-032", "IOS-BG-041"], on: [.forceQuit],
      then: .processEnds(.forceQuit) + [.clear(.rememberedAlways), .clear(.rememberedActivity)],
      effects: [.ended(.person)])
    Row(
      "restart", ["IOS-BG-051", "IOS-BT-010"], on: [.restart, .updateSystem],
      when: .radio(.disconnected), then: restarted + [.radio(.on)], effects: [.ended(.restart)])
    Row(
      "restart.radio", ["IOS-BG-051", "IOS-AUTH-025", "IOS-AUTH-026"],
      on: [.restart, .updateSystem], then: restarted, effects: [.ended(.restart)])
    updates
    Row(
      "reinstall-keeps", ["IOS-REQ-020", "IOS-MOT-011"], .allIOS, .on(.grantSurvivesReinstall),
      on: [.reinstall], then: removed, effects: [.ended(.removal)])
    Row(
      "reinstall", ["IOS-REQ-020"], .allIOS, .off(.grantSurvivesReinstall), on: [.reinstall],
      then: removed + decisionsForgotten, effects: [.ended(.removal)])
    Row(
      "clip-expires", ["IOS-NEW-019"], .iOS(from: .iOS(14)), on: [.clipGrantExpires],
      when: .all(.kind(.appClip), .granted), then: .forgetGrant, effects: [.grantLapsed])
    Row(
      "clip-expires-not", ["IOS-NEW-019"], .iOS(from: .iOS(14)), on: [.clipGrantExpires],
      refuse: .nothingToLapse)
  }

  /// A build that drops keys: a grant the new mask no longer supports falls (IOS-REQ-018).
  @RowList private static var updates: [Row] {
    Row(
      "update-always-falls", ["IOS-REQ-018"], on: [.updateApp],
      when: .all(.auth(.always), .not(.alwaysKeysPresent), .on(.whenInUseKey)),
      then: updated + [.auth(.whenInUse), .clear(.provisional)],
      effects: [.ended(.update)])
    Row(
      "update-always-forgotten", ["IOS-REQ-018"], on: [.updateApp],
      when: .all(.auth(.always), .not(.alwaysKeysPresent)), then: updated + .forgetGrant,
      effects: [.ended(.update)])
    Row(
      "update-forgotten", ["IOS-REQ-018"], on: [.updateApp],
      when: .all(.auth(.whenInUse), .off(.whenInUseKey)), then: updated + .forgetGrant,
      effects: [.ended(.update)])
    Row("update", ["IOS-REQ-018"], on: [.updateApp], then: updated, effects: [.ended(.update)])
  }

  private static let updated: [Update] = .processEnds(.terminated)

  private static let restarted: [Update] =
    .processEnds(.terminated) + [
      .lock(.beforeFirstUnlock), .clear(.rememberedAlways), .clear(.rememberedActivity),
    ] + .closePrompt

  private static let removed: [Update] =
    .processEnds(.terminated) + [
      .clear(.significantChanges), .regions(.none), .clear(.visits), .conditions(.none),
      .clear(.rememberedAlways), .clear(.rememberedActivity), .managed(.none),
    ] + .closePrompt

  /// All that the person ever decided for the app.
  static let decisionsForgotten: [Update] =
    .forgetGrant + [
      .clear(.everAsked), .precise(.full), .clear(.buttonApproved),
      .set(.locationServicesPrompts, 2),
      .motion(.notDetermined), .bluetooth(.notDetermined),
    ]
}

import PlatformModel
import TransitionSystem

/// What reaches the app, what is withheld, and what the system keeps for later (Documentation/Facts/ios-background.md).
extension IOS.Rows {
  @RowList static var happenings: [Row] {
    for kind in [IOS.LaunchTrigger.region, .significantChange, .visit, .condition] {
      happening(kind)
    }
    Row(
      "held-expires-none", ["T32"], on: [.heldEventExpires], when: .pendingTrigger(.none),
      refuse: .nothingHeld)
    for kind in IOS.LaunchTrigger.allCases.dropFirst() {
      Row(
        "held-expires.\(kind.name)", ["T32"], on: [.heldEventExpires], when: .pendingTrigger(kind),
        then: [.pendingTrigger(.none)], effects: [.dropped(kind)])
    }
    Row(
      "quiet-nothing", ["T30"], on: [.quietMoment],
      when: .any(
        .not(.noPrompt), .lock(.beforeFirstUnlock),
        .all(.off(.upgradePending), .off(.reminderDue))),
      refuse: .nothingWaiting)
    Row(
      "quiet-locked", ["T30", "P7L"], .iOS(from: .iOS(13)), on: [.quietMoment],
      when: .all(.on(.upgradePending), .lock(.locked)),
      then: .ask(.alwaysUpgradeLocked, by: .system, for: .always),
      effects: [.promptShown(.alwaysUpgradeLocked)])
    Row(
      "quiet-upgrade", ["T30", "T31", "T32"], .iOS(from: .iOS(13)), on: [.quietMoment],
      when: .on(.upgradePending), then: .ask(.alwaysUpgrade, by: .system, for: .always),
      effects: [.promptShown(.alwaysUpgrade)])
    Row(
      "quiet-reminder-locked", ["T33"], on: [.quietMoment], when: .lock(.locked),
      refuse: .nothingWaiting)
    Row(
      "quiet-reminder.8", ["T34", "P8-old"], .iOS(8...12), on: [.quietMoment],
      then: .ask(.backgroundReminderIOS8, by: .system) + [.clear(.reminderDue)],
      effects: [.promptShown(.backgroundReminderIOS8)])
    Row(
      "quiet-reminder.13", ["T33", "T34", "IOS-SET-017"], .iOS(from: .iOS(13)),
      on: [.quietMoment], then: .ask(.backgroundReminder, by: .system) + [.clear(.reminderDue)],
      effects: [.promptShown(.backgroundReminder)])
    Row(
      "reminder-due", ["T33", "T34"], on: [.reminderDue],
      when: .all(.fullAlways, .on(.locationServicesOn), .off(.reminderDue)),
      then: [.set(.reminderDue)])
    Row("reminder-not-due", ["T33"], on: [.reminderDue], refuse: .notDue)
  }

  /// A region, a significant change, a visit or a monitor's condition happens.
  @RowList private static func happening(_ kind: IOS.LaunchTrigger) -> [Row] {
    let name = kind.name
    let on: [Event] = [.happens(kind)]
    let registered: Guard =
      switch kind {
      case .region: .not(.regions(.none))
      case .significantChange: .on(.significantChanges)
      case .visit: .on(.visits)
      default: .not(.conditions(.none))
      }
    Row(
      "\(name).unregistered", ["IOS-BG-045"], on: on, when: .not(registered), refuse: .notRegistered
    )
    Row(
      "\(name).locked", ["IOS-BG-051"], on: on, when: .lock(.beforeFirstUnlock),
      effects: [.withheld(.beforeFirstUnlock)])
    Row(
      "\(name).servicesOff", ["IOS-REQ-025"], on: on, when: .off(.locationServicesOn),
      effects: [.withheld(.servicesOff)])
    Row(
      "\(name).unauthorized", ["IOS-BG-052"], on: on, when: .not(.granted),
      effects: [.withheld(.notAuthorized)])
    if kind == .region || kind == .condition {
      Row(
        "\(name).reduced", ["IOS-ACC-003", "IOS-ACC-004"], .iOS(from: .iOS(14)),
        .off(.regionsRunReduced), on: on, when: .reduced, effects: [.withheld(.reducedAccuracy)])
    }
    if kind == .condition { conditionRows }
    if kind != .condition {
      Row(
        "\(name).needsAlways", ["IOS-BG-003", "IOS-BG-052"], .iOS(8...12), on: on,
        when: .auth(.whenInUse), effects: [.withheld(.notAuthorized)])
      Row(
        "\(name).inUse", ["IOS-BG-003", "IOS-REQ-010"], on: on,
        when: .all(.process(.running), .receives, .on(.managerExists)),
        effects: [.delivered(delivery(of: kind))])
    }
    Row(
      "\(name).notInUse", ["IOS-BG-003", "IOS-BG-048"], on: on, when: .auth(.whenInUse),
      effects: [.withheld(.notInUse)])
    Row(
      "\(name).provisional", ["T30", "T32", "IOS-REQ-009", "IOS-REQ-011"], .iOS(from: .iOS(13)),
      on: on, when: .on(.provisional), then: [.pendingTrigger(kind), .set(.upgradePending)],
      effects: [.withheld(.provisional)])
    Row(
      "\(name).forceQuit", ["IOS-BG-042", "IOS-26-003"], .iOS(from: .iOS(26, 4)),
      .off(.relaunchAfterForceQuit), on: on, when: .process(.forceQuit),
      effects: [.withheld(.forceQuit)])
    Row(
      "\(name).always", ["IOS-BG-040", "IOS-BG-041", "IOS-BG-043"], on: on,
      then: [.pendingTrigger(kind)])
  }

  /// A monitor's events go to whoever iterates them, not to a delegate (IOS-NEW-001, IOS-NEW-007).
  @RowList private static var conditionRows: [Row] {
    let on: [Event] = [.happens(.condition)]
    Row(
      "condition.noSession", ["IOS-NEW-006"], .iOS(from: .iOS(18)), on: on,
      when: .all(.process(.running, .suspended), .not(.sessionHeld)),
      effects: [.withheld(.sessionRequired)])
    Row(
      "condition.noAlwaysSession", ["IOS-NEW-007"], .iOS(from: .iOS(18)),
      .off(.alwaysWithoutSession), on: on,
      when: .all(
        .process(.running, .suspended), .fullAlways, .off(.alwaysEffective), .not(.receives)),
      effects: [.withheld(.alwaysSessionRequired)])
    Row(
      "condition.kept", ["IOS-NEW-001", "IOS-NEW-006", "IOS-NEW-014"], on: on,
      when: .all(.process(.running), .receives), then: [.pendingTrigger(.condition)])
  }

  @RowList static var deliveries: [Row] {
    Row(
      "fix-unasked", ["IOS-REQ-002"], on: [.locationFix, .locationUnknown],
      when: .all(.off(.updating), .off(.requestingOnce)), refuse: .notStarted)
    Row(
      "fix-not-running", ["IOS-BG-014"], on: [.locationFix, .locationUnknown],
      when: .not(.process(.running)), effects: [.withheld(.suspended)])
    Row(
      "fix-services-off", ["IOS-REQ-025"], on: [.locationFix, .locationUnknown],
      when: .off(.locationServicesOn), effects: [.withheld(.servicesOff)])
    Row(
      "fix-unauthorized", ["IOS-REQ-002", "IOS-REQ-025"], on: [.locationFix, .locationUnknown],
      when: .not(.granted), effects: [.withheld(.notAuthorized)])
    Row(
      "fix-paused", ["IOS-BG-053"], on: [.locationFix, .locationUnknown], when: .on(.paused),
      effects: [.withheld(.paused)])
    Row(
      "fix-provisional", ["IOS-REQ-009", "IOS-REQ-010"], .iOS(from: .iOS(13)),
      on: [.locationFix, .locationUnknown], when: .all(.on(.provisional), .not(.receives)),
      effects: [.withheld(.provisional)])
    Row(
      "fix-not-in-use", ["IOS-BG-001", "IOS-BG-015"], on: [.locationFix, .locationUnknown],
      when: .all(.auth(.whenInUse), .not(.receives)), effects: [.withheld(.notInUse)])
    Row(
      "fix-16.4", ["IOS-BG-019"], .iOS(from: .iOS(16, 4)), on: [.locationFix, .locationUnknown],
      when: .all(.suspendedBy16_4, .inUse(.notInUse), .off(.requestingOnce)),
      effects: [.withheld(.filtered)])
    Row(
      "unknown", ["IOS-REQ-025", "IOS-SIM-010"], on: [.locationUnknown],
      then: [.clear(.requestingOnce)], effects: [.locationError(.locationUnknown)])
    Row(
      "fix-reduced", ["IOS-ACC-001", "IOS-ACC-005", "IOS-ACC-006"], .iOS(from: .iOS(14)),
      on: [.locationFix], when: .any(.reduced, .accuracy(.reduced)),
      then: [.clear(.requestingOnce)], effects: [.delivered(.reducedLocation)])
    Row(
      "fix", ["IOS-BG-014", "IOS-REQ-021"], on: [.locationFix], then: [.clear(.requestingOnce)],
      effects: [.delivered(.preciseLocation)])

    Row(
      "beacon-unasked", ["IOS-BG-054"], on: [.beaconSeen], when: .off(.ranging),
      refuse: .notStarted)
    Row(
      "beacon-radio", ["IOS-BT-006", "IOS-BT-010"], on: [.beaconSeen], when: .radio(.off),
      effects: [.withheld(.radioOff)])
    Row(
      "beacon-reduced", ["IOS-ACC-003", "IOS-ACC-004"], .iOS(from: .iOS(14)),
      .off(.regionsRunReduced), on: [.beaconSeen], when: .reduced,
      effects: [.withheld(.reducedAccuracy)])
    Row(
      "beacon-not-running", ["IOS-BG-054"], on: [.beaconSeen], when: .not(.process(.running)),
      effects: [.withheld(.suspended)])
    Row(
      "beacon-unusable", ["IOS-BG-054"], on: [.beaconSeen], when: .not(.usable),
      effects: [.withheld(.notAuthorized)])
    Row(
      "beacon-not-in-use", ["IOS-BG-003", "IOS-BG-054"], on: [.beaconSeen],
      when: .all(.reallyWhenInUse, .not(.receives)), effects: [.withheld(.notInUse)])
    Row(
      "beacon", ["IOS-BT-006", "IOS-BG-054"], on: [.beaconSeen], effects: [.delivered(.beacons)])

    Row(
      "pause", ["IOS-BG-053"], on: [.longStop],
      when: .all(.on(.updating), .on(.pauses), .off(.paused), .process(.running)),
      then: [.set(.paused)], effects: [.updatesPaused])
    Row("pause-not", ["IOS-BG-053"], on: [.longStop], refuse: .notDue)
  }

  static func delivery(of kind: IOS.LaunchTrigger) -> Effect.Delivery {
    switch kind {
    case .region: .region
    case .significantChange: .significantChange
    case .visit: .visit
    case .condition: .condition
    case .backgroundStart, .none: .backgroundStart
    }
  }
}

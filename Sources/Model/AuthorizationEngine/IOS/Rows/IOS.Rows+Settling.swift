import PlatformModel
import TransitionSystem

/// Consequences, applied in order once after the row that answers an event.
extension IOS.Rows {
  private static let from13: OSVersion.Span = .iOS(from: .iOS(13))
  private static let from18: OSVersion.Span = .iOS(from: .iOS(18))

  /// What is void, what wakes the app, and in what sense the app is in use.
  @RowList static var useSettling: [Row] {
    Row(
      "void-upgrade", ["T30"], when: .all(.on(.upgradePending), .off(.provisional)),
      then: [.clear(.upgradePending)])
    Row(
      "void-reminder", ["T33"], when: .all(.on(.reminderDue), .not(.fullAlways)),
      then: [.clear(.reminderDue)])
    for kind in IOS.LaunchTrigger.allCases.dropFirst() {
      Row(
        "void-\(kind.name)", ["T31", "IOS-REQ-009"],
        when: .all(
          .pendingTrigger(kind), kind == .condition ? .not(.granted) : .not(.auth(.always))),
        then: [.pendingTrigger(.none)], effects: [.dropped(kind)])
    }
    Row(
      "void-start", ["T30"],
      when: .all(.pendingTrigger(.backgroundStart), .process(.terminated, .forceQuit)),
      then: [.pendingTrigger(.none)], effects: [.dropped(.backgroundStart)])
    Row(
      "relaunch", ["T30", "IOS-BG-040", "IOS-BG-049", "IOS-BG-051"],
      when: .all(waiting, .process(.terminated)),
      then: [.process(.running)], effects: [.launched(.location)])
    Row(
      "relaunch-force-quit", ["IOS-BG-041"], OSVersion.Span(.iOS(8), .iOS(26, 3)),
      when: .all(waiting, .process(.forceQuit)),
      then: [.process(.running)], effects: [.launched(.location)])
    Row(
      "relaunch-force-quit.26", ["IOS-BG-042"], .iOS(from: .iOS(26, 4)),
      .on(.relaunchAfterForceQuit), when: .all(waiting, .process(.forceQuit)),
      then: [.process(.running)], effects: [.launched(.location)])
    Row(
      "wake", ["IOS-BG-040", "T30"], when: .all(waiting, .process(.suspended)),
      then: [.process(.running)], effects: [.woken])
    Row(
      "wake-for-status", ["IOS-AUTH-042"], .iOS(8...10),
      when: .all(.process(.suspended), .on(.managerExists), .reportIsStale),
      then: [.process(.running)], effects: [.woken])

    Row(
      "arm", ["IOS-BG-015"],
      when: .all(
        .off(.armed), .inUse(.foreground, .indicator), .process(.running), .on(.updating),
        .allowsBackground, .on(.backgroundMode)),
      then: [.set(.armed)])
    Row(
      "disarm", ["IOS-BG-017"],
      when: .all(.on(.armed), .not(.all(.on(.updating), .allowsBackground))),
      then: [.clear(.armed)])
    Row(
      "disarm-always", ["IOS-BG-016"],
      when: .all(
        .on(.armed), .fullAlways, .not(.wantsIndicator), .inUse(.grace, .notInUse)),
      then: [.clear(.armed)])
    Row(
      "indicator-begins", ["IOS-BG-001", "IOS-BG-031", "IOS-NEW-002"],
      when: .all(.inUse(.grace, .notInUse), .keepsInUse), then: [.inUse(.indicator)])
    Row(
      "indicator-ends", ["IOS-BG-016", "IOS-BG-017"],
      when: .all(.inUse(.indicator), .not(.keepsInUse), .off(.otherKeepsInUse)),
      then: [.inUse(.notInUse)])
    Row(
      "disarm-not-in-use", ["IOS-BG-015", "IOS-BG-016"],
      when: .all(.on(.armed), .inUse(.notInUse)), then: [.clear(.armed)])
    Row(
      "indicator-shown", ["IOS-BG-001"], when: .all(.inUse(.indicator), .off(.indicatorUp)),
      then: [.set(.indicatorUp)], effects: [.indicatorShown])
    Row(
      "indicator-hidden", ["IOS-BG-032"],
      when: .all(.not(.inUse(.indicator)), .on(.indicatorUp)), then: [.clear(.indicatorUp)],
      effects: [.indicatorHidden])
  }

  /// A happening that a full Always may receive, on a phone that was unlocked since its start.
  private static let waiting: Guard = .all(
    .not(.pendingTrigger(.none)), .fullAlways, .on(.locationServicesOn),
    .not(.lock(.beforeFirstUnlock)))

  /// One-time grants that end, and prompts that end without an answer.
  @RowList static var grantSettling: [Row] {
    Row(
      "T29", ["T29", "IOS-AUTH-038", "IOS-REQ-014"], from13, .off(.allowOnceLapsesLater),
      when: .all(.on(.temporary), .inUse(.notInUse)), then: .grantLapses, effects: [.grantLapsed])
    Row(
      "temporary-accuracy-ends", ["IOS-ACC-007"], .iOS(from: .iOS(14)),
      when: .all(.on(.temporaryFullAccuracy), .any(.inUse(.notInUse), .not(.granted))),
      then: [.clear(.temporaryFullAccuracy)])
    Row(
      "prompt-without-asker", ["IOS-AUTH-041"],
      when: .all(
        .not(.noPrompt), .asker(.manager, .otherManager, .app, .motionUpdates),
        .not(.process(.running, .suspended))),
      then: .closePrompt, effects: [.promptClosed(.requesterGone)])
    Row(
      "lock-ends-accuracy-prompt", ["IOS-AUTH-044", "IOS-ACC-008"],
      when: .all(
        .not(.lock(.unlocked)), .prompt(.temporaryFullAccuracy), .asker(.manager, .otherManager)),
      then: .closePrompt,
      effects: [.promptClosed(.dismissedByLock), .temporaryAccuracyCompleted(.promptDeclined)])
    Row(
      "lock-ends-reminder", ["IOS-AUTH-044", "IOS-SET-017"],
      when: .all(.not(.lock(.unlocked)), .prompt(.backgroundReminder, .backgroundReminderIOS8)),
      then: .closePrompt + [.set(.reminderDue)], effects: [.promptClosed(.dismissedByLock)])
    Row(
      "lock-ends-prompt", ["IOS-AUTH-044"],
      when: .all(.not(.lock(.unlocked)), .not(.noPrompt), .not(.prompt(.alwaysUpgradeLocked))),
      then: .closePrompt, effects: [.promptClosed(.dismissedByLock)])
    Row(
      "prompt-void", ["IOS-SET-010"],
      when: .any(
        .all(
          .prompt(
            .whenInUseIOS8, .whenInUseIOS11, .alwaysIOS8, .alwaysIOS11, .firstRequestIOS13,
            .firstRequest, .firstRequestReduced, .locationButton, .managedPermissions),
          .not(.auth(.notDetermined))),
        .all(.prompt(.alwaysUpgradeIOS9, .alwaysUpgradeIOS11), .not(.auth(.whenInUse))),
        .all(.prompt(.alwaysUpgrade, .alwaysUpgradeLocked), .not(.reallyWhenInUse)),
        .all(.prompt(.backgroundReminder, .backgroundReminderIOS8), .not(.fullAlways)),
        .all(.prompt(.temporaryFullAccuracy), .not(.granted))),
      then: .closePrompt, effects: [.promptClosed(.requesterGone)])
  }

  /// Questions that wait until the app is in the foreground: consent, sessions.
  @RowList static var askSettling: [Row] {
    Row(
      "T53-T54", ["T53", "T54", "IOS-27-003"], .iOS(from: .iOS(27)),
      when: .all(
        .mayAsk, .managed(.whileUsing, .always), .auth(.notDetermined), .off(.everAsked)),
      then: .ask(.managedPermissions, by: .system), effects: [.promptShown(.managedPermissions)])
    for reduced in [false, true] {
      let prompt: IOS.Prompt = reduced ? .firstRequestReduced : .firstRequest
      let name = reduced ? "p6r" : "p6"
      let asked: Guard = .all(
        .mayAsk, .auth(.notDetermined), reduced ? .on(.defaultReduced) : .off(.defaultReduced))
      Row(
        "T40.\(name)", ["T40", "IOS-NEW-005"], from18,
        when: .all(asked, .on(.sessionAlways), .off(.alwaysUsedUp), .alwaysKeysPresent),
        then: .ask(prompt, by: .app, for: .always, precise: reduced ? .reduced : .full)
          + [.set(.everAsked), .set(.alwaysAsked)],
        effects: [.promptShown(prompt)])
      Row(
        "T39.\(name)", ["T39", "IOS-NEW-005", "IOS-NEW-006"], from18,
        when: .all(asked, .sessionGoal, .on(.whenInUseKey)),
        then: .ask(prompt, by: .app, precise: reduced ? .reduced : .full) + [.set(.everAsked)],
        effects: [.promptShown(prompt)])
    }
    Row(
      "T40.upgrade", ["T40", "T19"], from18,
      when: .all(
        .mayAsk, .auth(.whenInUse), .off(.temporary), .on(.sessionAlways), .off(.alwaysAsked),
        .off(.alwaysUsedUp), .alwaysKeysPresent),
      then: .ask(.alwaysUpgrade, by: .app, for: .always) + [.set(.alwaysAsked)],
      effects: [.promptShown(.alwaysUpgrade)])
    Row(
      "session-asks-accuracy", ["IOS-NEW-004", "T43"], from18,
      when: .all(.mayAsk, .usable, .reduced, .on(.sessionFull), .off(.fullRefused)),
      then: .ask(.temporaryFullAccuracy, by: .app), effects: [.promptShown(.temporaryFullAccuracy)])
  }

  /// What was held for the app and may now reach it.
  @RowList static var deliverySettling: [Row] {
    let legal: Guard = .all(.on(.locationServicesOn), .any(.fullAlways, .all(.granted, .receives)))
    for kind in [IOS.LaunchTrigger.region, .significantChange, .visit, .backgroundStart] {
      Row(
        "deliver-\(kind.name)", ["T30", "IOS-REQ-009", "IOS-BG-040"],
        when: .all(.pendingTrigger(kind), legal, .process(.running), .on(.managerExists)),
        then: [.pendingTrigger(.none)], effects: [.delivered(delivery(of: kind))])
    }
    Row(
      "deliver-condition", ["IOS-NEW-007", "IOS-NEW-009", "IOS-NEW-014"], .iOS(from: .iOS(17)),
      when: .all(
        .pendingTrigger(.condition), legal, .process(.running), .on(.monitorEvents), .sessionHeld,
        .any(
          .receives, .versions(.iOS(17), .iOS(17, 7)), .on(.alwaysEffective),
          .system(.on(.alwaysWithoutSession)))),
      then: [.pendingTrigger(.none)], effects: [.delivered(.condition)])
    Row(
      "resume-updates", ["IOS-BG-053"], when: .all(.on(.paused), .inUse(.foreground)),
      then: [.clear(.paused)], effects: [.updatesResumed])
  }

  /// What the app sees: only changes (IOS-AUTH-035), and only while it runs (IOS-AUTH-042).
  @RowList static var reportSettling: [Row] {
    let listening: Guard = .all(.process(.running), .on(.managerExists))
    Row(
      "resign-active", ["IOS-AUTH-043"],
      when: .all(.on(.active), .any(.not(.noPrompt), .not(.inUse(.foreground)))),
      then: [.clear(.active)], effects: [.willResignActive])
    let becomesDenied: Guard = .all(
      listening, .reported(.notDetermined, .authorizedAlways, .authorizedWhenInUse),
      .any(.status(.denied), .status(.restricted)))
    Row(
      "updates-denied", ["IOS-REQ-025"], when: .all(.on(.updating), becomesDenied),
      then: [.clear(.requestingOnce)], effects: [.locationError(.denied)])
    Row(
      "once-denied", ["IOS-REQ-021", "IOS-REQ-025"],
      when: .all(.on(.requestingOnce), becomesDenied), then: [.clear(.requestingOnce)],
      effects: [.locationError(.denied)])
    for status in IOS.ReportedStatus.allCases.dropFirst() {
      for reduced in status == .authorizedAlways || status == .authorizedWhenInUse
        ? [false, true] : [false]
      {
        report(status, reduced: reduced, when: listening)
      }
    }
    for row in diagnostics {
      Row(
        "says-\(row.diagnostic.rawValue)", row.facts, from18,
        when: .all(.process(.running), row.when, .off(row.diagnostic.field)),
        then: [.set(row.diagnostic.field)], effects: [.diagnostic(row.diagnostic, true)])
      Row(
        "unsays-\(row.diagnostic.rawValue)", row.facts, from18,
        when: .all(.process(.running), .not(row.when), .on(row.diagnostic.field)),
        then: [.clear(row.diagnostic.field)], effects: [.diagnostic(row.diagnostic, false)])
    }
    Row(
      "become-active", ["IOS-AUTH-043"],
      when: .all(.off(.active), .process(.running), .inUse(.foreground), .noPrompt),
      then: [.set(.active)], effects: [.didBecomeActive])
  }

  private static func report(
    _ status: IOS.ReportedStatus, reduced: Bool, when listening: Guard
  ) -> Row {
    Row(
      "report-\(status.name)" + (reduced ? "-reduced" : ""),
      ["IOS-AUTH-030", "IOS-AUTH-031", "IOS-AUTH-035", "IOS-AUTH-042", "IOS-ACC-013"],
      reduced ? .iOS(from: .iOS(14)) : .allIOS,
      when: .all(
        listening, .status(status), reduced ? .toldReduced : .not(.toldReduced),
        .any(
          .not(.reported(status)), reduced ? .off(.reportedReduced) : .on(.reportedReduced))),
      then: [.reported(status), .set(.reportedReduced, reduced ? 1 : 0)],
      effects: [
        .authorizationCallback(
          status.status ?? .notDetermined, reduced ? .reducedAccuracy : .fullAccuracy)
      ])
  }

  private static let diagnostics: [(diagnostic: Effect.Diagnostic, facts: [FactID], when: Guard)] =
    [
      (
        .authorizationDenied, ["T41", "IOS-NEW-010"],
        .all(
          .sessionInterest, .any(.off(.locationServicesOn), .all(.auth(.never), .off(.restricted))))
      ),
      (
        .authorizationDeniedGlobally, ["IOS-NEW-010"],
        .all(.sessionInterest, .off(.locationServicesOn))
      ),
      (
        .authorizationRestricted, ["IOS-NEW-010"],
        .all(.sessionInterest, .on(.restricted), .not(.granted))
      ),
      (
        .insufficientlyInUse, ["IOS-NEW-005", "IOS-NEW-010"],
        .all(
          .sessionInterest,
          .any(
            .all(.sessionGoal, .auth(.notDetermined), .not(.inUse(.foreground))),
            .all(.reallyWhenInUse, .inUse(.notInUse))))
      ),
      (
        .serviceSessionRequired, ["IOS-NEW-006", "IOS-NEW-010"],
        .all(
          .any(.on(.liveUpdates), .on(.monitorEvents), .on(.activity)), .not(.sessionHeld))
      ),
      (
        .fullAccuracyDenied, ["IOS-ACC-014", "IOS-NEW-010"],
        .all(.on(.sessionFull), .granted, .reduced, .not(.prompt(.temporaryFullAccuracy)))
      ),
      (
        .alwaysAuthorizationDenied, ["T40", "IOS-NEW-010"],
        .all(.on(.sessionAlways), .auth(.whenInUse), .not(.prompt(.alwaysUpgrade)))
      ),
      (
        .authorizationRequestInProgress, ["IOS-NEW-010"],
        .all(
          .sessionInterest,
          .prompt(.firstRequest, .firstRequestReduced, .alwaysUpgrade, .temporaryFullAccuracy))
      ),
    ]
}

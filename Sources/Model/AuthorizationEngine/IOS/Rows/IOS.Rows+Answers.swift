import PlatformModel
import TransitionSystem

/// What each button of each prompt does (Documentation/Facts/ios-transitions.md).
extension IOS.Rows {
  @RowList static var answers: [Row] {
    Row(
      "no-prompt", ["IOS-PROMPT-005"], on: Event.answers + [.togglePrecise], when: .noPrompt,
      refuse: .noPrompt)

    // iOS 8 to 12.
    press(
      "T01", ["T01"], .allow, on: .whenInUseIOS8, .whenInUseIOS11, then: [.auth(.whenInUse)])
    press(
      "T02", ["T02"], .dontAllow, on: .whenInUseIOS8, .whenInUseIOS11, then: [.auth(.never)])
    press(
      "T03", ["T03"], .allow, on: .alwaysIOS8, then: [.auth(.always)])
    press(
      "T04", ["T04"], .dontAllow, on: .alwaysIOS8, then: [.auth(.never)])
    press(
      "T05", ["T05", "IOS-REQ-006"], .onlyWhileUsing, on: .alwaysIOS11, then: [.auth(.whenInUse)])
    press(
      "T06", ["T06"], .alwaysAllow, on: .alwaysIOS11, then: [.auth(.always)])
    press(
      "T07", ["T07"], .dontAllow, on: .alwaysIOS11, then: [.auth(.never)])
    press(
      "T09.allow", ["T09"], .allow, on: .alwaysUpgradeIOS9, then: [.auth(.always)])
    press(
      "T09.cancel", ["T09", "IOS-AUTH-035"], .cancel, on: .alwaysUpgradeIOS9)
    press(
      "T10.always", ["T10"], .alwaysAllow, on: .alwaysUpgradeIOS11, then: [.auth(.always)])
    press(
      "T10.while", ["T10", "IOS-AUTH-035"], .onlyWhileUsing, on: .alwaysUpgradeIOS11)

    // The first question from iOS 13.
    press(
      "T12-T26-T28", ["T12", "T26", "T27", "T28"], .allowWhileUsing, on: .firstRequestIOS13,
      .firstRequest, .firstRequestReduced,
      when: .level(.whenInUse),
      then: [.auth(.whenInUse), .copy(from: .promptPrecise, to: .precise)])
    press(
      "T40.twice", ["T40"], .allowWhileUsing, on: .firstRequestIOS13, .firstRequest,
      .firstRequestReduced,
      given: .on(.alwaysSessionAsksTwice),
      when: .all(.level(.always), .asker(.app)),
      then: [
        .auth(.whenInUse), .clear(.alwaysAsked), .copy(from: .promptPrecise, to: .precise),
      ])
    press(
      "T15", ["T15", "T40"], .allowWhileUsing, on: .firstRequestIOS13, .firstRequest,
      .firstRequestReduced, when: .level(.always),
      then: [
        .auth(.always), .set(.provisional), .copy(from: .promptPrecise, to: .precise),
      ])
    press(
      "T13-T26-T28.once", ["T13", "T26", "T27", "T28"], .allowOnce, on: .firstRequestIOS13,
      .firstRequest, .firstRequestReduced,
      when: .level(.whenInUse),
      then: [.auth(.whenInUse), .set(.temporary), .copy(from: .promptPrecise, to: .precise)])
    press(
      "T16", ["T16"], .allowOnce, on: .firstRequestIOS13, .firstRequest, .firstRequestReduced,
      given: .off(.allowOnceUsesAlwaysUp),
      when: .level(.always),
      then: [
        .auth(.whenInUse), .set(.temporary), .clear(.alwaysAsked),
        .copy(from: .promptPrecise, to: .precise),
      ])
    press(
      "T16.usedUp", ["T16"], .allowOnce, on: .firstRequestIOS13, .firstRequest,
      .firstRequestReduced, given: .on(.allowOnceUsesAlwaysUp),
      when: .level(.always),
      then: [
        .auth(.whenInUse), .set(.temporary), .set(.alwaysUsedUp),
        .copy(from: .promptPrecise, to: .precise),
      ])
    press(
      "T14-T17-T26", ["T14", "T17", "T26", "IOS-REQ-013"], .dontAllow, on: .firstRequestIOS13,
      .firstRequest, .firstRequestReduced,
      then: [.auth(.never)])
    Row(
      "toggle-off", ["T27", "IOS-PROMPT-002"], .iOS(from: .iOS(14)), on: [.togglePrecise],
      when: .all(.prompt(.firstRequest), .one(.promptPrecise, [IOS.Precision.full])),
      then: [.set(.promptPrecise)])
    Row(
      "toggle-on", ["T27", "IOS-PROMPT-002"], .iOS(from: .iOS(14)), on: [.togglePrecise],
      when: .prompt(.firstRequest), then: [.clear(.promptPrecise)])
    Row("no-toggle", ["P6r", "T28"], on: [.togglePrecise], refuse: .noToggle)

    // From When In Use to Always, at once or late.
    press(
      "T30", ["T30", "IOS-AUTH-037"], .changeToAlwaysAllow, on: .alwaysUpgrade,
      when: .on(.provisional),
      then: [.clear(.provisional)])
    press(
      "T19", ["T19"], .changeToAlwaysAllow, on: .alwaysUpgrade, then: [.auth(.always)])
    press(
      "T31", ["T31", "IOS-AUTH-037", "IOS-REQ-011"], .keepOnlyWhileUsing, on: .alwaysUpgrade,
      when: .on(.provisional),
      then: [.auth(.whenInUse), .clear(.provisional)])
    press(
      "T20", ["T20", "IOS-AUTH-035", "IOS-AUTH-036"], .keepOnlyWhileUsing, on: .alwaysUpgrade)

    // The reminder of background use.
    press(
      "T33", ["T33", "IOS-SET-017"], .changeToOnlyWhileUsing, on: .backgroundReminder,
      then: [.auth(.whenInUse)])
    press(
      "T34", ["T34"], .alwaysAllow, on: .backgroundReminder)
    press(
      "T34.old", ["T34"], .continueAllowing, on: .backgroundReminderIOS8)
    press(
      "reminder-refused", ["P8-old"], .dontAllow, on: .backgroundReminderIOS8,
      when: .on(.whenInUseKey),
      then: [.auth(.whenInUse)])
    press(
      "reminder-refused-always-only", ["P8-old"], .dontAllow, on: .backgroundReminderIOS8,
      then: [.auth(.never)])

    // The rest.
    press(
      "T37.settings.8", ["T37"], .settings, on: .locationServicesOff, in: .iOS(8...12),
      when: .inUse(.foreground),
      then: [.inUse(.notInUse)], effects: [.settingsOpened])
    press(
      "T37.settings.13", ["T37"], .settings, on: .locationServicesOff, in: .iOS(from: .iOS(13)),
      when: .inUse(.foreground), then: [.inUse(.grace)], effects: [.settingsOpened])
    press(
      "T37.settings", ["T37"], .settings, on: .locationServicesOff, effects: [.settingsOpened])
    press(
      "T37.cancel", ["T37"], .cancel, on: .locationServicesOff)
    press(
      "T43", ["T43", "IOS-ACC-008"], .allowOnce, on: .temporaryFullAccuracy,
      when: .asker(.manager, .otherManager),
      then: [.set(.temporaryFullAccuracy)], effects: [.temporaryAccuracyCompleted(.shown)])
    press(
      "T43.session", ["T43", "IOS-NEW-004"], .allowOnce, on: .temporaryFullAccuracy,
      then: [.set(.temporaryFullAccuracy)])
    press(
      "T44", ["T44", "IOS-ACC-008"], .dontAllow, on: .temporaryFullAccuracy,
      when: .asker(.manager, .otherManager),
      effects: [.temporaryAccuracyCompleted(.shown)])
    press(
      "T44.session", ["T44", "IOS-NEW-010"], .dontAllow, on: .temporaryFullAccuracy,
      then: [.set(.fullRefused)])
    press(
      "T47", ["T47"], .ok, on: .locationButton,
      then: [.auth(.whenInUse), .set(.temporary), .set(.buttonApproved), .set(.everAsked)],
      effects: [.buttonAction])
    press(
      "T47.notNow", ["T47"], .notNow, on: .locationButton)
    press(
      "T53.while", ["T53", "IOS-27-002"], .allow, on: .managedPermissions,
      when: .managed(.whileUsing),
      then: [.auth(.whenInUse), .managed(.none), .set(.everAsked)])
    press(
      "T53.always", ["T53", "IOS-27-002"], .allow, on: .managedPermissions,
      then: [.auth(.always), .managed(.none), .set(.everAsked)])
    press(
      "T54", ["T54"], .notNow, on: .managedPermissions, then: [.managed(.none)])
    press(
      "motion-allowed", ["IOS-MOT-003"], .allow, on: .motion, then: [.motion(.allowed)],
      effects: [.motionDelivered])
    press(
      "motion-ok", ["IOS-MOT-003"], .ok, on: .motion, then: [.motion(.allowed)],
      effects: [.motionDelivered])
    press(
      "motion-denied.updates", ["IOS-MOT-003", "IOS-MOT-005"], .dontAllow, on: .motion,
      when: .asker(.motionUpdates), then: [.motion(.denied)])
    press(
      "motion-denied", ["IOS-MOT-003", "IOS-MOT-005"], .dontAllow, on: .motion,
      then: [.motion(.denied)], effects: [.motionError(105)])
    for (id, button) in [("allowed", IOS.Button.allow), ("ok", .ok)] {
      press(
        "bluetooth-\(id).off", ["IOS-BT-003", "IOS-BT-002", "IOS-BT-011"], button, on: .bluetooth,
        when: .not(.radio(.on)), then: [.bluetooth(.allowed)], effects: [.bluetoothState(4)])
      press(
        "bluetooth-\(id)", ["IOS-BT-003", "IOS-BT-002"], button, on: .bluetooth,
        then: [.bluetooth(.allowed)], effects: [.bluetoothState(5)])
    }
    press(
      "bluetooth-denied", ["IOS-BT-003", "IOS-BT-002"], .dontAllow, on: .bluetooth,
      then: [.bluetooth(.denied)], effects: [.bluetoothState(3)])

    Row("not-offered", ["IOS-PROMPT-003", "P7L"], on: Event.answers, refuse: .buttonNotOffered)
  }

  /// Pressing a button closes the prompt; the row has the releases on which the prompt offers it.
  private static func press(
    _ id: String, _ facts: [FactID], _ button: IOS.Button, on prompts: IOS.Prompt...,
    in versions: OSVersion.Span? = nil, given condition: System.Condition? = nil,
    when: Guard = .always, then more: [Update] = [], effects: [Effect] = []
  ) -> Row {
    let spans = IOS.Prompt.Form.all.filter { form in
      prompts.contains(form.prompt) && form.buttons.contains(button)
    }.map { $0.versions }
    let first = spans.map { $0.first }.min() ?? .oldestIOS
    let last = spans.map { $0.last }.max() ?? .newestIOS
    return Row(
      id, facts, versions ?? OSVersion.Span(first, last), condition, on: [.answer(button)],
      when: .all(.field(.prompt, prompts.reduce(0) { $0 | 1 << UInt64($1.rawValue + 1) }), when),
      then: more + .closePrompt, effects: [.promptClosed(.answered)] + effects)
  }
}

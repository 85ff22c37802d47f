import PlatformModel
import TransitionSystem

/// What the person changes in Settings (Documentation/Facts/ios-settings.md).
extension IOS.Rows {
  /// What is done on the screen of the phone, in Settings.
  private static let inSettings: [Event] =
    Event.SettingsChoice.allCases.map(Event.chooseInSettings)
    + [true, false].flatMap {
      [
        .setPrecise($0), .setLocationServices($0), .setRestricted($0), .setMotion($0),
        .setFitnessTracking($0), .setBluetoothPermission($0), .setBluetoothInSettings($0),
      ]
    } + [.resetLocationAndPrivacy]

  @RowList static var settings: [Row] {
    Row(
      "settings-locked", ["IOS-SET-013"], on: inSettings, when: .not(.lock(.unlocked)),
      refuse: .phoneLocked)
    Row(
      "settings-under-prompt", ["IOS-SET-013"], on: inSettings, when: .not(.noPrompt),
      refuse: .promptUp)
    Row(
      "settings-greyed", ["T25", "IOS-SET-022"],
      on: Event.SettingsChoice.allCases.map(Event.chooseInSettings) + [
        .setPrecise(true), .setPrecise(false),
      ], when: .on(.restricted), refuse: .notOffered)
    Row(
      "settings-services-off", ["IOS-SET-007"],
      on: Event.SettingsChoice.allCases.map(Event.chooseInSettings) + [
        .setPrecise(true), .setPrecise(false),
      ], when: .off(.locationServicesOn), refuse: .notOffered)
    Row(
      "settings-no-row", ["IOS-SET-006"],
      on: Event.SettingsChoice.allCases.map(Event.chooseInSettings),
      when: .all(.off(.everAsked), .auth(.notDetermined)), refuse: .notOffered)
    choose(.never, "T51.never", ["T51"], then: [.auth(.never)])
    Row(
      "choose-while-unsupported", ["IOS-SET-001"], .iOS(8...10),
      on: [.chooseInSettings(.whileUsing)], when: .off(.whenInUseKey), refuse: .notOffered)
    choose(
      .whileUsing, "T51.while", ["T51", "IOS-SET-001", "IOS-REQ-019"], then: [.auth(.whenInUse)])
    Row(
      "choose-always-unsupported", ["IOS-SET-001", "IOS-SET-004"],
      on: [.chooseInSettings(.always)], when: .not(.alwaysOffered), refuse: .notOffered)
    choose(.always, "T51.always", ["T51", "IOS-SET-004"], then: [.auth(.always)])
    Row(
      "T52", ["T52", "IOS-SET-015", "IOS-SET-016"], .iOS(from: .iOS(13)),
      .off(.askNextTimeKeepsAlwaysAsked), on: [.chooseInSettings(.askNextTime)],
      then: .forgetGrant)
    Row(
      "T52.kept", ["T52", "IOS-SET-016"], .iOS(from: .iOS(13)), .on(.askNextTimeKeepsAlwaysAsked),
      on: [.chooseInSettings(.askNextTime)],
      then: [Update].grantLapses.filter { $0.field != .alwaysAsked })
    Row(
      "precise-same.on", ["IOS-SET-005"], .iOS(from: .iOS(14)), on: [.setPrecise(true)],
      when: .precise(.full), refuse: .noChange)
    Row(
      "precise-same.off", ["IOS-SET-005"], .iOS(from: .iOS(14)), on: [.setPrecise(false)],
      when: .precise(.reduced), refuse: .noChange)
    Row(
      "precise-on", ["IOS-SET-005", "IOS-ACC-013"], .iOS(from: .iOS(14)), on: [.setPrecise(true)],
      then: [.precise(.full)])
    Row(
      "precise-off", ["IOS-SET-005", "IOS-ACC-011", "IOS-ACC-013"], .iOS(from: .iOS(14)),
      on: [.setPrecise(false)], then: [.precise(.reduced), .clear(.temporaryFullAccuracy)])
    toggle(
      .locationServicesOn, Event.setLocationServices, "T38", ["T38", "IOS-SET-007", "IOS-AUTH-022"])
    toggle(.restricted, Event.setRestricted, "restrict", ["T25", "IOS-SET-022"])
    Row(
      "reset-kills", ["IOS-SET-014", "IOS-SET-011"], on: [.resetLocationAndPrivacy],
      when: .all(
        .process(.running, .suspended),
        .not(.all(.motion(.notDetermined), .bluetooth(.notDetermined)))),
      then: decisionsForgotten + .processEnds(.terminated), effects: [.killed(.settingsChanged)])
    Row("reset", ["IOS-SET-014"], on: [.resetLocationAndPrivacy], then: decisionsForgotten)
    Row(
      "T53.suggest", ["T53", "IOS-27-002"], .iOS(from: .iOS(27)),
      on: [.suggestPermission(.whileUsing)], then: [.managed(.whileUsing)])
    Row(
      "T53.suggest-always", ["T53", "IOS-27-002"], .iOS(from: .iOS(27)),
      on: [.suggestPermission(.always)], then: [.managed(.always)])
  }

  private static func choose(
    _ choice: Event.SettingsChoice, _ id: String, _ facts: [FactID], then updates: [Update]
  ) -> Row {
    Row(
      id, facts + ["IOS-SET-010"], on: [.chooseInSettings(choice)],
      then: updates + [
        .clear(.temporary), .clear(.provisional), .set(.everAsked),
      ])
  }

  @RowList private static func toggle(
    _ field: IOS.Field, _ event: (Bool) -> Event, _ id: String, _ facts: [FactID]
  ) -> [Row] {
    Row("\(id).same-on", facts, on: [event(true)], when: .on(field), refuse: .noChange)
    Row("\(id).same-off", facts, on: [event(false)], when: .off(field), refuse: .noChange)
    Row("\(id).on", facts, on: [event(true)], then: [.set(field)])
    Row("\(id).off", facts, on: [event(false)], then: [.clear(field)])
  }
}

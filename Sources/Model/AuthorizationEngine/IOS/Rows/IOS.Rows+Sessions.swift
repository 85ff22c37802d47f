import PlatformModel
import TransitionSystem

/// The APIs of iOS 17 and 18: live updates, monitors, background activity, service sessions.
extension IOS.Rows {
  private static let from17: OSVersion.Span = .iOS(from: .iOS(17))
  private static let from18: OSVersion.Span = .iOS(from: .iOS(18))

  @RowList static var sessions: [Row] {
    Row(
      "session-none", ["T42", "IOS-NEW-012"], from18, on: [.beginSession(.none)],
      then: [.set(.sessionNone)])
    Row(
      "session-full-keyless", ["T36", "IOS-KEY-001"], from18, on: [.beginSession(.fullAccuracy)],
      when: .off(.whenInUseKey), then: [.set(.sessionFull), .clear(.fullRefused)],
      effects: [.console(.whenInUseKeyMissing)])
    Row(
      "session-full", ["IOS-NEW-004"], from18, on: [.beginSession(.fullAccuracy)],
      then: [.set(.sessionFull), .clear(.fullRefused)])
    Row(
      "session-while-keyless", ["T36", "IOS-KEY-001"], from18, on: [.beginSession(.whenInUse)],
      when: .off(.whenInUseKey), then: [.set(.sessionWhenInUse)],
      effects: [.console(.whenInUseKeyMissing)])
    Row(
      "session-while", ["T39", "T41", "IOS-NEW-005"], from18, on: [.beginSession(.whenInUse)],
      then: [.set(.sessionWhenInUse)])
    Row(
      "session-always-keyless", ["T36", "IOS-KEY-003"], from18, on: [.beginSession(.always)],
      when: .not(.alwaysKeysPresent), then: [.set(.sessionAlways)],
      effects: [.console(.alwaysKeysMissing)])
    Row(
      "session-always-effective", ["T40", "IOS-NEW-007", "IOS-NEW-009"], from18,
      on: [.beginSession(.always)], when: .any(.inUse(.foreground), .on(.rememberedAlways)),
      then: [.set(.sessionAlways), .set(.alwaysEffective)])
    Row(
      "session-always", ["T40", "IOS-NEW-005", "IOS-NEW-007"], from18, on: [.beginSession(.always)],
      then: [.set(.sessionAlways)])
    for kind in Event.SessionKind.allCases {
      Row(
        "session-end-none.\(kind.name)", ["IOS-NEW-004"], from18, on: [.invalidateSession(kind)],
        when: .off(kind.field), refuse: .notHeld)
      Row(
        "session-end.\(kind.name)", ["IOS-NEW-004"], from18, on: [.invalidateSession(kind)],
        then: [.clear(kind.field)] + (kind == .always ? [.clear(.alwaysEffective)] : []))
    }
    Row(
      "memory-elapses", ["IOS-NEW-009"], from17, on: [.sessionMemoryElapsed],
      when: .all(
        .process(.running), .any(.on(.rememberedAlways), .on(.rememberedActivity))),
      then: [.clear(.rememberedAlways), .clear(.rememberedActivity)])
    Row("memory-empty", ["IOS-NEW-009"], from17, on: [.sessionMemoryElapsed], refuse: .nothingHeld)

    Row(
      "activity-in-use", ["IOS-NEW-002", "IOS-NEW-009"], from17, on: [.beginBackgroundActivity],
      when: .any(.inUse(.foreground, .indicator), .on(.rememberedActivity)),
      then: [.set(.activity), .set(.activityInUse)])
    Row(
      "activity-background", ["IOS-NEW-002", "IOS-NEW-003"], from17,
      on: [.beginBackgroundActivity], then: [.set(.activity)])
    Row(
      "activity-end-none", ["IOS-NEW-002"], from17, on: [.invalidateBackgroundActivity],
      when: .all(.off(.activity), .off(.rememberedActivity)), refuse: .notHeld)
    Row(
      "activity-end", ["IOS-NEW-002", "IOS-NEW-003"], from17, on: [.invalidateBackgroundActivity],
      then: [.clear(.activity), .clear(.activityInUse), .clear(.rememberedActivity)])

    Row(
      "live-start", ["IOS-NEW-001", "T39"], from17, on: [.startLiveUpdates],
      then: [.set(.liveUpdates)])
    Row("live-stop", ["IOS-NEW-001"], from17, on: [.stopLiveUpdates], then: [.clear(.liveUpdates)])
    Row(
      "monitor-start", ["IOS-NEW-001", "T39"], from17, on: [.startMonitorEvents],
      then: [.set(.monitorEvents)])
    Row(
      "monitor-stop", ["IOS-NEW-001"], from17, on: [.stopMonitorEvents],
      then: [.clear(.monitorEvents)])
    Row(
      "condition-limit", ["IOS-NEW-013"], from17, on: [.addCondition], when: .conditions(.full),
      effects: [.conditionLimitExceeded])
    Row("condition-add", ["IOS-NEW-014"], from17, on: [.addCondition], then: [.conditions(.some)])
    Row(
      "condition-remove-none", ["IOS-NEW-014"], from17, on: [.removeCondition],
      when: .conditions(.none), refuse: .notRegistered)
    Row(
      "condition-remove", ["IOS-NEW-014"], from17, on: [.removeCondition],
      then: [.conditions(.none)])
    live
  }

  @RowList private static var live: [Row] {
    let on: [Event] = [.liveUpdateDue]
    Row(
      "live-unasked", ["IOS-NEW-001"], from17, on: on, when: .off(.liveUpdates), refuse: .notStarted
    )
    Row(
      "live-suspended", ["IOS-NEW-002"], from17, on: on, when: .not(.process(.running)),
      effects: [.withheld(.suspended)])
    Row(
      "live-services-off", ["IOS-NEW-010"], from17, on: on, when: .off(.locationServicesOn),
      effects: [.withheld(.servicesOff)])
    Row(
      "live-unauthorized", ["IOS-NEW-001"], from17, on: on, when: .not(.granted),
      effects: [.withheld(.notAuthorized)])
    Row(
      "live-no-session", ["IOS-NEW-006"], from18, on: on, when: .not(.sessionHeld),
      effects: [.withheld(.sessionRequired)])
    Row(
      "live-not-in-use", ["IOS-NEW-002"], from17, on: on,
      when: .all(.reallyWhenInUse, .not(.receives)), effects: [.withheld(.notInUse)])
    Row(
      "live-no-always-session", ["IOS-NEW-007"], from18, .off(.alwaysWithoutSession), on: on,
      when: .all(.not(.receives), .off(.alwaysEffective)),
      effects: [.withheld(.alwaysSessionRequired)])
    Row(
      "live-reduced", ["IOS-ACC-014", "IOS-NEW-011"], from17, on: on, when: .reduced,
      effects: [.delivered(.liveReduced)])
    Row(
      "live", ["IOS-NEW-001", "IOS-NEW-006"], from17, on: on, effects: [.delivered(.livePrecise)])
  }
}

import PlatformModel
import TransitionSystem

/// Foreground services of type location
/// (Documentation/Facts/android-foreground-services.md).
extension Android.Rows {
  private static let starts = Android.Circumstance.allCases.map(Event.startForegroundService)
  private static let visible = Guard.presence(.visible)
  private static let typed = Guard.any(.level(19, 28), .target(19, 28), .on(.serviceType))

  @RowList static var services: [Row] {
    Row(
      "service.undeclared", ["AND-FGS-002"], on: starts,
      when: .all(.level(28), .target(28), .off(.servicePermission)),
      effects: [.threw(.securityException)])
    Row(
      "service.from-background", ["AND-FGS-006"], on: [.startForegroundService(.ordinary)],
      when: .all(.level(31), .target(31), .not(visible)),
      effects: [.threw(.foregroundServiceStartNotAllowed)])
    Row(
      "service.untyped", ["AND-FGS-008"], on: starts,
      when: .all(.level(34), .target(34), .off(.serviceType)),
      effects: [.threw(.missingForegroundServiceType)])
    Row(
      "service.type-undeclared", ["AND-FGS-009"], on: starts,
      when: .all(
        .level(34), .target(34),
        .any(.off(.serviceLocationPermission), .none(.held, fore))),
      effects: [.threw(.securityException)])
    Row(
      "service.not-eligible", ["AND-FGS-009"], on: [.startForegroundService(.exempt)],
      when: .all(.level(34), .target(34), .not(visible), .not(works(.background))),
      effects: [.threw(.securityException)])
    Row(
      "service.eligible", ["AND-FGS-004", "AND-FGS-005"], on: starts,
      when: .all(typed, .any(.level(19, 29), visible, works(.background))),
      then: [.service(.eligible)], effects: [.serviceStarted(.eligible)])
    Row(
      "service.eligible.act", ["AND-FGS-007"], on: [.startForegroundService(.personsAct)],
      when: typed, then: [.service(.eligible)], effects: [.serviceStarted(.eligible)])
    Row(
      "service.limited", ["AND-FGS-005", "AND-FGS-007", "AND-FGS-004"], on: starts,
      then: [.service(.limited)], effects: [.serviceStarted(.limited)])
    Row(
      "service.stop", ["AND-FGS-005"], on: [.stopForegroundService], then: [.service(.none)])
    Row(
      "start-service.background", ["AND-FGS-001"], on: [.startService],
      when: .all(.level(26), .target(26), .not(visible)),
      effects: [.threw(.illegalStateException)])
    Row("start-service", ["AND-FGS-001"], on: [.startService], effects: [.returned(true)])
    Row(
      "channel", ["AND-RUN-063"], on: [.createNotificationChannel], when: .level(26),
      then: [.set(.channel)])
    Row(
      "channel.none", ["AND-RUN-063"], on: [.createNotificationChannel], refuse: .notOnThisSystem)
  }
}

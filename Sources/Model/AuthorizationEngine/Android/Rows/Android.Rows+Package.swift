import PlatformModel
import TransitionSystem

/// Installing, updating, the reset of unused apps: sections 2 and 3.4 of the facts.
extension Android.Rows {
  private static let olderBluetoothBrings: [Permission] = [.scan, .connect, .advertise]
  private static let impliesBluetooth = Guard.all(
    .level(31), .target(19, 30), .any(.on(.olderBluetooth), .on(.olderBluetoothAdmin)))
  private static let impliesActivity = Guard.all(
    .level(29), .target(19, 28), .on(.olderActivity))
  private static let impliesNetwork = Guard.all(.level(37), .target(19, 36), .on(.internet))

  /// What a package requests by implication, whatever happened.
  @RowList static var packageSettling: [Row] {
    Row(
      "declares-coarse", ["AND-SPL-001", "AND-SPL-004"],
      when: .all(.level(29), .has(.declared, .fine), .lacks(.declared, .coarse)),
      then: [.mark(.declared, .coarse)])
    Row(
      "declares-background", ["AND-SPL-001", "AND-SPL-004"],
      when: .all(
        .level(29), .target(19, 28), .some(.declared, fore), .lacks(.declared, .background)),
      then: [.mark(.declared, .background)])
    for one in olderBluetoothBrings {
      Row(
        "declares.\(one)", ["AND-SPL-002", "AND-SPL-004"],
        when: .all(impliesBluetooth, .lacks(.declared, one)), then: [.mark(.declared, one)])
    }
    Row(
      "declares.activity", ["AND-SPL-010"],
      when: .all(impliesActivity, .lacks(.declared, .activity)),
      then: [.mark(.declared, .activity)])
    Row(
      "declares.localNetwork", ["AND-SPL-003"],
      when: .all(impliesNetwork, .lacks(.declared, .localNetwork)),
      then: [.mark(.declared, .localNetwork)])
  }

  /// What happens to all permissions at once; each row is about one of them.
  @RowList static var packageVerdicts: [Row] {
    for one in every {
      Row(
        "install.\(one)", ["AND-SPL-011", "AND-PERM-001"],
        when: .all(
          .verdict(.installed), .has(.declared, one), .any(.level(19, 22), .target(19, 22))),
        then: [.mark(.held, one)])
      Row(
        "expire.\(one)", ["AND-RUN-038"],
        when: .all(.verdict(.expire), .has(.held, one), .has(.oneTime, one)),
        then: [.unmark(.held, one), .unmark(.set, one)], effects: [.revoked(one)])
      Row(
        "unused.\(one)", ["AND-RUN-050"],
        when: .all(.verdict(.unused), .has(.held, one), .lacks(.policy, one)),
        then: [.unmark(.held, one), .unmark(.set, one), .mark(.autoRevoked, one)],
        effects: [.revoked(one)])
      Row(
        "taken-back.\(one)", ["AND-RUN-008", "AND-RUN-037"],
        when: .all(.verdict(.takenBack), .has(.asked, one), .has(.held, one)),
        then: [.unmark(.held, one)], effects: [.revoked(one)])
      Row(
        "update.undeclared.\(one)", ["AND-RUN-006"],
        when: .all(.verdict(.updated), .has(.held, one), .lacks(.declared, one)),
        then: [.unmark(.held, one), .unmark(.implied, one)], effects: [.revoked(one)])
      Row(
        "update.switchedOff.\(one)", ["AND-SPL-018"],
        when: .all(
          .verdict(.updated), .formerTarget(until: 22), .target(23), .level(23),
          .has(.switchedOff, one)),
        then: [.unmark(.held, one), .unmark(.switchedOff, one), .mark(.set, one)],
        effects: [.revoked(one)])
    }
    for one in fore {
      Row(
        "expire.group.\(one)", ["AND-RUN-038"],
        when: .all(
          .verdict(.expire), .generation(.g4, .g4), .has(.held, one), .some(.oneTime, fore)),
        then: [.unmark(.held, one), .unmark(.set, one)], effects: [.revoked(one)])
      Row(
        "session.\(one)", ["AND-NEW-001"], when: .all(.verdict(.session), .lacks(.held, one)),
        then: buttonGrant(one), effects: [.granted(one)])
    }
    for one in olderBluetoothBrings {
      let wasImplied = Guard.all(
        .verdict(.updated), .formerTarget(until: 30), .level(31), .target(31), .has(.implied, one))
      Row(
        "update.kept.\(one)", ["AND-SPL-021"],
        when: .all(
          wasImplied, .lacks(.switchedOff, one),
          .any(
            .has(.policy, one),
            .all(
              .has(.held, .background), .lacks(.implied, .background),
              .lacks(.switchedOff, .background)))),
        then: [.unmark(.implied, one)])
      Row(
        "update.implied.\(one)", ["AND-SPL-006"], when: wasImplied,
        then: [
          .unmark(.held, one), .unmark(.implied, one), .unmark(.switchedOff, one),
          .unmark(.set, one), .unmark(.fixed, one),
        ], effects: [.revoked(one)])
      Row(
        "implied.\(one)", ["AND-SPL-002", "AND-SPL-005"],
        when: .all(
          .verdict(.installed, .upgraded), impliesBluetooth, .lacks(.held, one),
          .lacks(.fixed, one)),
        then: [.mark(.held, one), .mark(.implied, one)], effects: [.granted(one)])
    }
    Row(
      "update.background", ["AND-SPL-019"],
      when: .all(
        .verdict(.updated), .formerTarget(until: 28), .level(29), .target(29),
        .has(.implied, .background)),
      then: [.unmark(.held, .background), .unmark(.implied, .background)],
      effects: [.revoked(.background)])
    Row(
      "update.activity", ["AND-SPL-010"],
      when: .all(
        .verdict(.updated), .formerTarget(until: 28), .target(29), .has(.implied, .activity)),
      then: [.unmark(.held, .activity), .unmark(.implied, .activity)],
      effects: [.revoked(.activity)])
    Row(
      "update.localNetwork", ["AND-NEW-004"],
      when: .all(
        .verdict(.updated), .formerTarget(until: 36), .target(37), .has(.implied, .localNetwork)),
      then: [.unmark(.held, .localNetwork), .unmark(.implied, .localNetwork)],
      effects: [.revoked(.localNetwork)])
    Row(
      "update.notifications", ["AND-RUN-063"],
      when: .all(
        .verdict(.updated), .formerTarget(until: 32), .target(33), .lacks(.held, .notifications)),
      then: [.unmark(.set, .notifications), .unmark(.fixed, .notifications)])
    Row(
      "implied.activity", ["AND-SPL-010"],
      when: .all(.verdict(.installed, .upgraded), impliesActivity, .lacks(.held, .activity)),
      then: [.mark(.held, .activity), .mark(.implied, .activity)], effects: [.granted(.activity)])
    Row(
      "implied.localNetwork", ["AND-SPL-003", "AND-SPL-005"],
      when: .all(.verdict(.installed, .upgraded), impliesNetwork, .lacks(.held, .localNetwork)),
      then: [.mark(.held, .localNetwork), .mark(.implied, .localNetwork)],
      effects: [.granted(.localNetwork)])
    Row(
      "upgrade.background", ["AND-SPL-009"],
      when: .all(
        .verdict(.upgraded), .level(29, 29), .has(.declared, .background), .some(.held, fore),
        .none(.set, [.background]), .none(.fixed, [.background]), .none(.policy, [.background]),
        .lacks(.held, .background)),
      then: [.mark(.held, .background), .mark(.implied, .background)],
      effects: [.granted(.background)])
    Row(
      "upgrade.notifications", ["AND-RUN-064"],
      when: .all(
        .verdict(.upgraded), .level(33, 33), .on(.channel), .lacks(.held, .notifications)),
      then: [.mark(.held, .notifications), .mark(.declared, .notifications)],
      effects: [.granted(.notifications)])
    Row(
      "taken-back", ["AND-RUN-037"], when: .verdict(.takenBack),
      then: [.clear(.verdict)] + every.map { .unmark(.asked, $0) })
    Row(
      "for-all-done", ["AND-RUN-008"],
      when: .verdict(.expire, .unused, .installed, .updated, .upgraded, .session),
      then: [.clear(.verdict)])
  }

  @RowList static var life: [Row] {
    Row("open.visible", ["AND-LOC-008"], on: [.open], when: .presence(.visible), refuse: .noChange)
    Row(
      "open", ["AND-LOC-008", "AND-RUN-051"], on: [.open],
      then: [.presence(.visible), .clear(.hibernated)])
    Row(
      "leave.none", ["AND-LOC-008"], on: [.leave], when: .not(.presence(.visible)),
      refuse: .notVisible)
    Row(
      "leave.asking", ["AND-RUN-003"], on: [.leave],
      when: .all(.on(.open), .not(.noPrompt)),
      then: [.presence(.background), .clear(.prompt), .clear(.open)]
        + every.flatMap { [.unmark(.asked, $0), .unmark(.named, $0)] },
      effects: [.promptClosed, .cancelled])
    Row(
      "leave", ["AND-LOC-008"], on: [.leave], then: [.presence(.background), .clear(.prompt)])
    Row(
      "dies.none", ["AND-RUN-038"], on: [.processDies], when: .presence(.stopped),
      refuse: .notRunning)
    Row(
      "dies", ["AND-RUN-038"], on: [.processDies], then: .processEnds,
      effects: [.killed(.system)])
    Row(
      "stopped-in-task-manager.none", ["AND-FGS-015"], on: [.stopInTaskManager],
      when: .any(.level(19, 32), .service(.none)), refuse: .notOffered)
    Row(
      "stopped-in-task-manager", ["AND-FGS-015", "AND-RUN-065"], on: [.stopInTaskManager],
      then: .processEnds, effects: [.killed(.person)])
    Row(
      "one-time-ends.kept", ["AND-RUN-038", "AND-RUN-039"], on: [.oneTimeExpires],
      when: .any(
        .presence(.visible), .not(.service(.none)),
        .not(.either(every.map { .all(.has(.held, $0), .has(.oneTime, $0)) }))),
      refuse: .notDue)
    Row(
      "one-time-ends", ["AND-RUN-038", "AND-RUN-008"], on: [.oneTimeExpires],
      then: .processEnds + [.verdict(.expire)], effects: [.killed(.revoked)])
    Row(
      "unused.spared", ["AND-RUN-053"], on: [.unusedFor90Days],
      when: .any(
        .level(19, 22), .target(19, 29), .on(.unusedExempt), .presence(.visible),
        .not(.service(.none)), .none(.held, every)),
      refuse: .notDue)
    let losesNone = Guard.every(every.map { .any(.lacks(.held, $0), .has(.policy, $0)) })
    Row(
      "unused.hibernates.kept", ["AND-RUN-051", "AND-RUN-050"], on: [.unusedFor90Days],
      when: .all(.level(31), .target(31), losesNone),
      then: .processEnds + [.set(.hibernated)], effects: [.hibernated])
    Row(
      "unused.hibernates", ["AND-RUN-051", "AND-RUN-050", "AND-RUN-008"], on: [.unusedFor90Days],
      when: .all(.level(31), .target(31)),
      then: .processEnds + [.verdict(.unused), .set(.hibernated)],
      effects: [.killed(.revoked), .hibernated])
    Row("unused.kept", ["AND-RUN-050"], on: [.unusedFor90Days], when: losesNone, refuse: .notDue)
    Row(
      "unused", ["AND-RUN-050", "AND-RUN-052", "AND-RUN-008"], on: [.unusedFor90Days],
      then: .processEnds + [.verdict(.unused)], effects: [.killed(.revoked)])
    for group in Group.allCases {
      Row(
        "policy.none.\(group)", ["AND-RUN-007"],
        on: [.policy(group, grant: true), .policy(group, grant: false)],
        when: .any(.level(19, 22), .none(.declared, group.members)), refuse: .notOnThisSystem)
      Row(
        "policy.grants.\(group)", ["AND-RUN-007"], on: [.policy(group, grant: true)],
        then: group.members.map { .copy(from: .mark(.declared, $0), to: .mark(.held, $0)) }
          + group.members.flatMap { fixedByPolicy($0) })
      Row(
        "policy.denies.\(group)", ["AND-RUN-007"], on: [.policy(group, grant: false)],
        then: group.members.flatMap { [.unmark(.held, $0)] + fixedByPolicy($0) })
    }
    Row("install", ["AND-SPL-004", "AND-SPL-011"], on: [.install], then: [.verdict(.installed)])
    Row(
      "update", ["AND-SPL-006", "AND-SPL-018", "AND-SPL-019", "AND-SPL-020"], on: [.updateApp],
      then: .processEnds + [.verdict(.updated)], effects: [.killed(.update)])
    Row(
      "upgrade", ["AND-SPL-009", "AND-RUN-064"], on: [.upgradeSystem],
      then: .processEnds + [.verdict(.upgraded)], effects: [.killed(.update)])
  }

  private static func fixedByPolicy(_ one: Permission) -> [Update] {
    [.mark(.policy, one), .unmark(.set, one), .unmark(.fixed, one)]
  }
}

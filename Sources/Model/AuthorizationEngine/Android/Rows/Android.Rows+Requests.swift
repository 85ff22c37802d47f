import PlatformModel
import TransitionSystem

/// The request at run time, up to its dialogs, step by step
/// (Documentation/Facts/android-requests.md).
extension Android.Rows {
  static let every = Permission.allCases
  static let fore = Permission.foreground
  private static let placeholder = Effect.result(names: [], granted: [])

  /// From API 31 at target 31: the choice of accuracy.
  static let choosesAccuracy = Guard.all(.level(31), .target(31))

  @RowList static var gates: [Row] {
    Row(
      "not-running", ["AND-LOC-014"], on: [.request([])] + Event.calls,
      when: .presence(.stopped), refuse: .notRunning)
    Row(
      "no-prompt", ["AND-RUN-002"],
      on: Event.answers + [.chooseAccuracy(precise: true), .chooseAccuracy(precise: false), .back],
      when: .noPrompt, refuse: .noPrompt)
  }

  @RowList static var requests: [Row] {
    Row(
      "request-at-install", ["AND-SPL-011"], on: [.request([])], when: .level(19, 22),
      effects: [placeholder])
    Row(
      "request-of-old-target.23", ["AND-RUN-004"], on: [.request([])],
      when: .all(.level(23, 23), .target(19, 22)), effects: [placeholder])
    Row(
      "request-of-old-target", ["AND-RUN-003"], on: [.request([])], when: .target(19, 22),
      effects: [.cancelled])
    Row(
      "request-while-open", ["AND-RUN-003", "AND-RUN-005"], on: [.request([])], when: .on(.open),
      effects: [.cancelled])
    Row(
      "request-unseen", ["AND-RUN-003"], on: [.request([])], when: .not(.presence(.visible)),
      refuse: .notVisible)
    Row(
      "request", ["AND-RUN-002"], on: [.request([])],
      then: [.payload, .set(.open), .set(.judging)])
  }

  /// What is brought along, what is filtered, what is rejected, what is granted without a dialog.
  @RowList static var requestSettling: [Row] {
    // What cannot be asked for, and so brings nothing along.
    filtered(.fine, "button", ["AND-NEW-001"], .byButtonOnly, when: .on(.fineByButton))

    // What the names bring along.
    judged(
      "bring-coarse", ["AND-SPL-001", "AND-SPL-004"],
      when: .all(.level(29), .has(.asked, .fine), .has(.declared, .coarse)),
      then: [.mark(.asked, .coarse)])
    judged(
      "bring-background", ["AND-SPL-001", "AND-SPL-008"],
      when: .all(
        .level(29), .target(23, 28), .some(.asked, fore), .has(.declared, .background)),
      then: [.mark(.asked, .background)])
    for group in Group.allCases where group.members.count > 1 {
      for one in group.members {
        judged(
          "bring-group.\(one)", ["AND-SPL-015"],
          when: .all(
            .any(.level(23, 25), .target(23, 25)), .has(.declared, one),
            .either(group.members.map { .all(.has(.asked, $0), .has(.declared, $0)) })),
          then: [.mark(.asked, one)])
      }
    }

    // What is filtered.
    for one in every {
      filtered(
        one, "unknown", ["AND-PERM-042"], .unknownHere,
        when: one.introduced == .oldest
          ? .never : .level(.oldest, APILevel(nearest: one.introduced.rawValue - 1)))
      filtered(one, "undeclared", ["AND-RUN-006"], .undeclared, when: .lacks(.declared, one))
      filtered(one, "policy", ["AND-RUN-007"], .policy, when: .has(.policy, one))
      filtered(one, "final", ["AND-RUN-011"], .final, when: final(one))
    }
    filtered(
      .background, "restricted", ["AND-PERM-043"], .restricted, when: .on(.backgroundRestricted))
    filtered(
      .notifications, "target", ["AND-RUN-063"], .targetTooOld, when: .target(23, 32))

    // What rejects the call or a part of it.
    judged(
      "fine-alone", ["AND-RUN-026"],
      when: .all(
        .level(31, 32), .target(31), .without(.fineAloneShown), .has(.named, .fine),
        .lacks(.named, .coarse), .has(.asked, .fine), .lacks(.held, .fine)),
      then: Group.location.members.map { .unmark(.asked, $0) },
      effects: [.ignored(.fineAlone)])
    rejected(
      "background-in-array", ["AND-RUN-030", "AND-RUN-041"],
      when: .all(
        .generation(.g4, .g4), .has(.named, .background),
        .some(.named, every.filter { $0 != .background })))
    rejected(
      "background-with-foreground", ["AND-RUN-031", "AND-RUN-041"],
      when: .all(.generation(.g6), .some(.named, fore)))
    rejected(
      "background-with-foreground.g5", ["AND-RUN-031", "AND-RUN-041"],
      when: .all(
        .generation(.g5, .g5),
        .either(fore.map { .all(.has(.asked, $0), .lacks(.held, $0)) })))
    rejected(
      "background-with-others", ["AND-RUN-031"],
      when: .all(
        .generation(.g5), .some(.held, fore),
        .either(
          every.filter { $0.group != .location }.map { .all(.has(.asked, $0), .lacks(.held, $0)) })
      ))
    judged(
      "background-alone", ["AND-RUN-029", "AND-RUN-031"],
      when: .all(.has(.asked, .background), .none(.held, fore), .none(.asked, fore)),
      then: [.unmark(.asked, .background)], effects: [.ignored(.backgroundAlone)])

    // What is granted without a dialog.
    for one in fore {
      judged(
        "silent-once.\(one)", ["AND-RUN-038", "AND-SPL-016"],
        when: .all(
          .not(choosesAccuracy), .generation(.g5), .has(.asked, one), .lacks(.held, one),
          .either(fore.map { .all(.has(.held, $0), .has(.oneTime, $0)) })),
        then: [.mark(.oneTime, one)])
      silent(
        one, ["AND-SPL-016", "AND-RUN-028"],
        when: .all(.not(choosesAccuracy), .some(.held, fore)))
    }
    silent(
      .coarse, ["AND-SPL-016"],
      when: .all(choosesAccuracy, .lacks(.asked, .fine), .has(.held, .fine)))
    for one in Group.nearbyDevices.members {
      silent(
        one, ["AND-RUN-060", "AND-SPL-017"],
        when: .either(
          Group.nearbyDevices.members.map { .all(.has(.held, $0), .lacks(.implied, $0)) }))
    }
    for one in every {
      judged(
        "held.\(one)", ["AND-RUN-002"], when: .all(.has(.asked, one), .has(.held, one)),
        then: [.unmark(.asked, one)])
    }
    judged("judged", ["AND-RUN-002"], then: [.clear(.judging)])
  }

  private static func judged(
    _ id: String, _ facts: [FactID], when: Guard = .always, then: [Update], effects: [Effect] = []
  ) -> Row {
    Row(id, facts, when: .all(.on(.judging), when), then: then, effects: effects)
  }

  private static func filtered(
    _ one: Permission, _ why: String, _ facts: [FactID], _ silence: Android.Silence,
    when: Guard
  ) -> Row {
    judged(
      "\(why).\(one)", facts, when: .all(.has(.asked, one), .lacks(.held, one), when),
      then: [.unmark(.asked, one)], effects: [.ignored(silence)])
  }

  /// No dialog is shown for a permission any more.
  private static func final(_ one: Permission) -> Guard {
    switch one {
    case .fine: .any(.has(.fixed, .fine), .all(.not(choosesAccuracy), .has(.fixed, .coarse)))
    case .coarse: .any(.has(.fixed, .coarse), .all(.not(choosesAccuracy), .has(.fixed, .fine)))
    case .background: .has(.fixed, .background)
    default: .some(.fixed, one.group.members)
    }
  }

  /// The whole call ends for background location, at target 30 and later.
  private static func rejected(_ id: String, _ facts: [FactID], when: Guard) -> Row {
    judged(
      id, facts,
      when: .all(
        .level(30), .target(30), .has(.asked, .background), .lacks(.held, .background), when),
      then: every.map { .unmark(.asked, $0) }, effects: [.ignored(.backgroundWithOthers)])
  }

  private static func silent(_ one: Permission, _ facts: [FactID], when: Guard) -> Row {
    judged(
      "silent.\(one).\(facts.last?.rawValue ?? "")", facts,
      when: .all(.has(.asked, one), .lacks(.held, one), when),
      then: [
        .mark(.held, one), .unmark(.set, one), .unmark(.fixed, one), .unmark(.asked, one),
        .unmark(.autoRevoked, one),
      ],
      effects: [.ignored(.grantedWithGroup), .granted(one)])
  }

  /// The dialogs, one after the other, and the result at the end.
  @RowList static var promptSettling: [Row] {
    shown(
      .location, ["AND-RUN-015"], when: .all(.generation(.g1, .g2), .some(.asked, fore)))
    shown(
      .backgroundUpgrade, ["AND-RUN-029"],
      when: .all(
        .generation(.g3, .g3), .has(.asked, .background), .some(.held, fore), .none(.asked, fore)))
    shown(
      .locationLevels, ["AND-RUN-029", "AND-SPL-008"],
      when: .all(.generation(.g3, .g3), .has(.asked, .background), .some(.asked, fore)))
    shown(
      .locationWhileUsing, ["AND-RUN-029"],
      when: .all(.generation(.g3, .g3), .some(.asked, fore)))
    shown(
      .backgroundSettings, ["AND-RUN-032"],
      when: .all(.generation(.g4), .target(30), .has(.asked, .background)))
    shown(
      .backgroundKeep, ["AND-RUN-033"],
      when: .all(.generation(.g4), .has(.asked, .background), .some(.held, fore)))
    shown(
      .locationOnceWithLink, ["AND-RUN-033"],
      when: .all(.generation(.g4), .has(.asked, .background), .some(.asked, fore)))
    shown(
      .preciseUpgrade, ["AND-RUN-022"],
      when: .all(choosesAccuracy, .has(.asked, .fine), .has(.held, .coarse)))
    shown(
      .accuracyChoice, ["AND-RUN-020"], when: .all(choosesAccuracy, .has(.asked, .fine)),
      then: [.copy(from: .of(.lastApproximate), to: .of(.approximate))])
    shown(
      .approximateOnly, ["AND-RUN-025"], when: .all(choosesAccuracy, .has(.asked, .coarse)))
    shown(
      .locationOnce, ["AND-RUN-027", "AND-RUN-038"],
      when: .all(.generation(.g4), .some(.asked, fore)))
    shown(
      .nearbyDevices, ["AND-RUN-060", "AND-RUN-066"],
      when: .some(.asked, Group.nearbyDevices.members))
    shown(.activity, ["AND-RUN-061", "AND-RUN-066"], when: .has(.asked, .activity))
    shown(.notifications, ["AND-RUN-062", "AND-RUN-066"], when: .has(.asked, .notifications))
    shown(.camera, ["AND-PERM-041", "AND-RUN-066"], when: .has(.asked, .camera))
    Row(
      "result", ["AND-RUN-002"],
      when: .all(.on(.open), .off(.judging), .noPrompt, .none(.asked, every)),
      then: [.clear(.open)] + every.map { .unmark(.named, $0) }, effects: [placeholder])
    Row(
      "prompt.notificationsBySystem", ["AND-RUN-063"],
      when: .all(
        .level(33), .target(23, 32), .on(.channel), .presence(.visible), .noPrompt,
        .lacks(.held, .notifications), .lacks(.set, .notifications), .off(.open)),
      then: [.prompt(.notificationsBySystem)], effects: [.promptShown(.notificationsBySystem)])
  }

  private static func shown(
    _ prompt: Prompt, _ facts: [FactID], when: Guard, then: [Update] = []
  ) -> Row {
    Row(
      "prompt.\(prompt)", facts,
      when: .all(.on(.open), .off(.judging), .noPrompt, .value(.verdict, 0), when),
      then: [.prompt(prompt)] + then, effects: [.promptShown(prompt)])
  }
}

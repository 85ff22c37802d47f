import PlatformModel
import TransitionSystem

/// What each button means, and what becomes of the permissions: sections 3.1 to 3.3 of the facts.
extension Android.Rows {
  @RowList static var answers: [Row] {
    Row(
      "accuracy.approximate", ["AND-RUN-020"], on: [.chooseAccuracy(precise: false)],
      when: .prompt(.accuracyChoice), then: [.set(.approximate)])
    Row(
      "accuracy.precise", ["AND-RUN-020"], on: [.chooseAccuracy(precise: true)],
      when: .prompt(.accuracyChoice), then: [.clear(.approximate)])
    Row(
      "accuracy.none", ["AND-RUN-027"],
      on: [.chooseAccuracy(precise: true), .chooseAccuracy(precise: false)],
      refuse: .noAccuracyChoice)

    // Android 6 to 10.
    press(.allow, on: .location, .grant, ["AND-RUN-009"])
    press(.whileUsing, on: .locationWhileUsing, .grant, ["AND-RUN-009"])
    press(.allTheTime, on: .locationLevels, .grant, ["AND-RUN-029"])
    press(.whileUsing, on: .locationLevels, .whileUsing, ["AND-RUN-034"])
    press(.allTheTime, on: .backgroundUpgrade, .grant, ["AND-RUN-029"])
    press(.keep, on: .backgroundUpgrade, .deny, ["AND-RUN-029"])
    press(.keepAndDontAskAgain, on: .backgroundUpgrade, .denyFinally, ["AND-RUN-029"])
    for prompt in [Prompt.location, .locationWhileUsing, .locationLevels] {
      press(
        .denyAndDontAskAgain, on: prompt, .denyFinally, ["AND-RUN-015"],
        when: .some(.set, Group.location.members))
      press(
        .deny, on: prompt, .denyFinally, ["AND-RUN-015"],
        when: .all(.with(.twoDenialsFinal), .some(.set, Group.location.members)))
      press(
        .deny, on: prompt, .deny, ["AND-RUN-011", "AND-RUN-015"],
        when: prompt == .locationLevels ? .none(.set, Group.location.members) : .always)
    }

    // Android 11 and later.
    for prompt in [Prompt.locationOnce, .approximateOnly] {
      press(.whileUsing, on: prompt, .grant, ["AND-RUN-010"])
      press(.onlyThisTime, on: prompt, .once, ["AND-RUN-038"])
    }
    press(.whileUsing, on: .locationOnceWithLink, .whileUsing, ["AND-RUN-033", "AND-RUN-034"])
    press(.onlyThisTime, on: .locationOnceWithLink, .whileUsingOnce, ["AND-RUN-033"])
    press(.allTheTime, on: .locationOnceWithLink, .grant, ["AND-RUN-033"])
    press(
      .whileUsing, on: .accuracyChoice, .approximate, ["AND-RUN-021"], when: .on(.approximate),
      then: [.set(.lastApproximate)])
    press(
      .onlyThisTime, on: .accuracyChoice, .approximateOnce, ["AND-RUN-021"],
      when: .on(.approximate), then: [.set(.lastApproximate)])
    press(
      .whileUsing, on: .accuracyChoice, .grant, ["AND-RUN-020"], then: [.clear(.lastApproximate)])
    press(
      .onlyThisTime, on: .accuracyChoice, .once, ["AND-RUN-020"], then: [.clear(.lastApproximate)])
    press(
      .whileUsing, on: .preciseUpgrade, .grant, ["AND-RUN-022", "AND-RUN-023"],
      when: .not(.all(.generation(.g5, .g5), .has(.oneTime, .coarse))))
    press(.onlyThisTime, on: .preciseUpgrade, .once, ["AND-RUN-022"])
    press(
      .keep, on: .preciseUpgrade, .denyFinally, ["AND-RUN-022"],
      when: .any(
        .all(.with(.keepApproximateTwice), .has(.set, .fine)),
        .all(.without(.keepApproximateTwice), final(Group.location))))
    press(.keep, on: .preciseUpgrade, .deny, ["AND-RUN-022"])
    for prompt in [Prompt.locationOnce, .locationOnceWithLink, .accuracyChoice, .approximateOnly] {
      press(
        .deny, on: prompt, .denyFinally, ["AND-RUN-011", "AND-RUN-014"],
        when: final(Group.location))
      press(.deny, on: prompt, .deny, ["AND-RUN-011", "AND-RUN-024"])
    }
    // In Settings the person grants both halves, and no longer for one time.
    press(
      .allTheTime, on: .backgroundKeep, .grant, ["AND-RUN-033", "AND-RUN-037"],
      then: fore.map { .unmark(.oneTime, $0) })
    press(
      .keep, on: .backgroundKeep, .denyFinally, ["AND-RUN-033"],
      when: .any(
        .has(.set, .background), .all(.generation(.g6), .some(.set, Group.location.members))))
    press(.keep, on: .backgroundKeep, .deny, ["AND-RUN-033"])
    press(
      .allTheTime, on: .backgroundSettings, .grant, ["AND-RUN-032", "AND-RUN-037"],
      then: fore.map { .unmark(.oneTime, $0) })
    press(
      .keep, on: .backgroundSettings, .denyFinally, ["AND-RUN-032"],
      when: .has(.set, .background))
    press(.keep, on: .backgroundSettings, .deny, ["AND-RUN-032"])
    Row(
      "deny.backgroundSettings", ["AND-RUN-032", "AND-RUN-008"], on: [.answer(.deny)],
      when: .prompt(.backgroundSettings),
      then: takenBack(Group.location.members, refused),
      effects: [.promptClosed, .killed(.revoked)])

    // The other groups.
    for prompt in [Prompt.nearbyDevices, .activity, .notifications] { plain(prompt) }
    press(.allow, on: .camera, .grant, ["AND-RUN-009"], when: .generation(.g1, .g3))
    press(.whileUsing, on: .camera, .grant, ["AND-PERM-041"], when: .generation(.g4))
    press(.onlyThisTime, on: .camera, .once, ["AND-PERM-041"], when: .generation(.g4))
    denials(.camera)
    Row(
      "allow.notificationsBySystem", ["AND-RUN-063"], on: [.answer(.allow)],
      when: .prompt(.notificationsBySystem),
      then: [
        .clear(.prompt), .mark(.held, .notifications), .mark(.set, .notifications),
        .mark(.declared, .notifications),
      ], effects: [.promptClosed, .granted(.notifications)])
    Row(
      "deny.notificationsBySystem", ["AND-RUN-063"], on: [.answer(.deny)],
      when: .prompt(.notificationsBySystem),
      then: [.clear(.prompt), .mark(.set, .notifications)], effects: [.promptClosed])
    Row(
      "allow.locationButton", ["AND-NEW-001"], on: [.answer(.allow)],
      when: .prompt(.locationButton),
      then: [.clear(.prompt), .set(.buttonApproved), .verdict(.session)],
      effects: [.promptClosed])
    Row(
      "deny.locationButton", ["AND-NEW-001"], on: [.answer(.deny), .back],
      when: .prompt(.locationButton), then: [.clear(.prompt)], effects: [.promptClosed])
    Row(
      "allow.bluetoothOn", ["AND-BLE-015"], on: [.answer(.allow)], when: .prompt(.bluetoothOn),
      then: [.clear(.prompt), .set(.bluetooth)], effects: [.promptClosed, .returned(true)])
    Row(
      "deny.bluetoothOn", ["AND-BLE-015"], on: [.answer(.deny), .back],
      when: .prompt(.bluetoothOn), then: [.clear(.prompt)],
      effects: [.promptClosed, .returned(false)])
    Row("not-offered", ["AND-RUN-014"], on: Event.answers, refuse: .buttonNotOffered)

    // Back, or a press outside.
    Row(
      "back.settings", ["AND-RUN-032"], on: [.back],
      when: .all(.prompt(.backgroundSettings), .has(.set, .background)),
      then: [.verdict(.denyFinally)])
    Row(
      "back.settings.first", ["AND-RUN-032"], on: [.back], when: .prompt(.backgroundSettings),
      then: [.verdict(.deny)])
    Row(
      "back.denial", ["AND-RUN-012"], on: [.back], when: .generation(.g1, .g3),
      then: [.verdict(.deny)])
    for group in Group.allCases {
      Row(
        "back.\(group)", ["AND-RUN-013"], on: [.back], when: turn(group),
        then: [.clear(.prompt)] + group.members.map { .unmark(.asked, $0) },
        effects: [.promptClosed])
    }
  }

  static func buttonGrant(_ one: Permission) -> [Update] {
    [
      .mark(.held, one), .mark(.set, one), .mark(.oneTime, one), .unmark(.fixed, one),
      .mark(.declared, one),
    ]
  }

  /// Refused by the person, for now: one more dialog may come (AND-RUN-037).
  static func refused(_ one: Permission) -> [Update] {
    [.mark(.set, one), .unmark(.fixed, one), .unmark(.oneTime, one)]
  }

  /// The person takes back a group with these marks: what is held of it goes as it settles.
  static func takenBack(
    _ members: [Permission], _ marks: (Permission) -> [Update]
  ) -> [Update] {
    .processEnds + [.verdict(.takenBack)] + members.flatMap { [.mark(.asked, $0)] + marks($0) }
  }

  /// A denial is the final one, by generation (Documentation/Facts/android-requests.md).
  private static func final(_ group: Group) -> Guard {
    let half = group == .location ? fore : group.members
    return .any(
      .all(.generation(.g4, .g4), .some(.set, half)),
      .all(
        .generation(.g5, .g5),
        .either(half.map { .all(.has(.asked, $0), .lacks(.held, $0), .has(.set, $0)) })),
      .all(.generation(.g6), .some(.set, group.members)))
  }

  static func turn(_ group: Group) -> Guard {
    .either(Prompt.allCases.filter { $0.group == group }.map { .prompt($0) })
  }

  private static func press(
    _ button: Button, on prompt: Prompt, _ verdict: Android.Verdict, _ facts: [FactID],
    when: Guard = .always, then: [Update] = []
  ) -> Row {
    let suffix = when == .always ? "" : ".\(verdict)"
    let row = Row(
      "\(button).\(prompt)\(suffix)", facts, on: [.answer(button)],
      when: .all(.prompt(prompt), when), then: [.verdict(verdict)] + then)
    return row
  }

  @RowList private static func plain(_ prompt: Prompt) -> [Row] {
    press(.allow, on: prompt, .grant, ["AND-RUN-010", "AND-RUN-009"])
    denials(prompt)
  }

  @RowList private static func denials(_ prompt: Prompt) -> [Row] {
    let group = prompt.group ?? .camera
    press(
      .denyAndDontAskAgain, on: prompt, .denyFinally, ["AND-RUN-015"],
      when: .all(.generation(.g1, .g3), .some(.set, group.members)))
    press(
      .deny, on: prompt, .denyFinally, ["AND-RUN-011"],
      when: .any(
        final(group),
        .all(.generation(.g1, .g3), .with(.twoDenialsFinal), .some(.set, group.members))))
    press(.deny, on: prompt, .deny, ["AND-RUN-011"])
  }

  /// What an answer does to each permission that was asked.
  @RowList static var verdictSettling: [Row] {
    for one in every {
      let mine = Guard.all(.has(.asked, one), turn(one.group))
      let grants: [Android.Verdict] =
        one == .background
        ? [.grant, .once]
        : one == .coarse
          ? [.grant, .once, .whileUsing, .whileUsingOnce, .approximate, .approximateOnce]
          : [.grant, .once, .whileUsing, .whileUsingOnce]
      let isGranted = Guard.all(mine, .either(grants.map { .verdict($0) }))
      Row(
        "granted.\(one).g1", ["AND-RUN-009"],
        when: .all(isGranted, .generation(.g1, .g3)),
        then: [
          .mark(.held, one), .unmark(.set, one), .unmark(.fixed, one), .unmark(.autoRevoked, one),
        ], effects: [.granted(one)])
      Row(
        "granted.\(one).g4", ["AND-RUN-009"], when: .all(isGranted, .generation(.g4, .g4)),
        then: [
          .mark(.held, one), .mark(.set, one), .unmark(.fixed, one), .unmark(.oneTime, one),
          .unmark(.autoRevoked, one),
        ], effects: [.granted(one)])
      Row(
        "granted.\(one).g5", ["AND-RUN-010"], when: .all(isGranted, .generation(.g5)),
        then: [
          .mark(.held, one), .mark(.set, one), .unmark(.fixed, one), .unmark(.oneTime, one),
          .unmark(.implied, one), .unmark(.switchedOff, one), .unmark(.autoRevoked, one),
        ], effects: [.granted(one)])
      Row(
        "once.\(one)", ["AND-RUN-038"],
        when: .all(isGranted, .verdict(.once, .whileUsingOnce, .approximateOnce)),
        then: [.mark(.oneTime, one)])
      Row(
        "denied.\(one)", ["AND-RUN-011"], when: .all(mine, .verdict(.deny)),
        then: [.mark(.set, one), .unmark(.fixed, one), .unmark(.oneTime, one)])
      Row(
        "final.\(one).g1", ["AND-RUN-011"],
        when: .all(mine, .verdict(.denyFinally), .generation(.g1, .g4)),
        then: [.unmark(.set, one), .mark(.fixed, one), .unmark(.oneTime, one)])
      Row(
        "final.\(one).g5", ["AND-RUN-011"],
        when: .all(mine, .verdict(.denyFinally), .generation(.g5)),
        then: [.mark(.set, one), .mark(.fixed, one), .unmark(.oneTime, one)])
    }
    Row(
      "background-not-granted", ["AND-RUN-034"],
      when: .all(
        .verdict(.whileUsing, .whileUsingOnce), .has(.asked, .background), .generation(.g3, .g5)),
      then: [.mark(.set, .background)])
    for group in Group.allCases {
      Row(
        "answered.\(group)", ["AND-RUN-066"], when: .all(.not(.value(.verdict, 0)), turn(group)),
        then: [.clear(.prompt), .clear(.verdict)] + group.members.map { .unmark(.asked, $0) },
        effects: [.promptClosed])
    }
    packageVerdicts
  }
}

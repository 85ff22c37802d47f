import PlatformModel
import TransitionSystem

/// The person's choices in Settings, and the switches of the phone: sections 3.2 and 6 of the facts.
extension Android.Rows {
  @RowList static var settings: [Row] {
    for group in Group.allCases { choices(group) }
    Row(
      "precise.none", ["AND-RUN-036"], on: [.setPrecise(true), .setPrecise(false)],
      when: .not(
        .all(
          .level(31), .has(.declared, .fine),
          .any(.target(31), .level(31, 34), .with(.preciseSwitchForAll)), .some(.held, fore))),
      refuse: .notOffered)
    Row(
      "precise.off", ["AND-RUN-036", "AND-RUN-008", "AND-TOG-016"], on: [.setPrecise(false)],
      when: .has(.held, .fine),
      then: .processEnds + [
        .unmark(.held, .fine), .mark(.set, .fine), .mark(.held, .coarse), .set(.lastApproximate),
      ],
      effects: [.revoked(.fine), .killed(.revoked)])
    Row(
      "precise.on", ["AND-RUN-036"], on: [.setPrecise(true)], when: .lacks(.held, .fine),
      then: [
        .mark(.held, .fine), .mark(.set, .fine), .unmark(.fixed, .fine), .clear(.lastApproximate),
      ], effects: [.granted(.fine)])
    Row(
      "precise.same", ["AND-RUN-036"], on: [.setPrecise(true), .setPrecise(false)],
      refuse: .noChange)

    toggle(.location, .location, ["AND-TOG-001", "AND-TOG-002", "AND-TOG-004"])
    Row(
      "wifi.on.clears", ["AND-TOG-005", "AND-WIFI-019"], on: [.setSwitch(.wifi, true)],
      when: .all(.level(28, 30), .off(.wifi)), then: [.set(.wifi)] + wifiStartsAnew)
    Row(
      "wifi.off.clears", ["AND-TOG-005", "AND-WIFI-019"], on: [.setSwitch(.wifi, false)],
      when: .all(.level(28, 30), .on(.wifi)), then: [.clear(.wifi)] + wifiStartsAnew)
    toggle(.wifi, .wifi, ["AND-TOG-005", "AND-TOG-006"])
    toggle(.wifiScanning, .wifiScanning, ["AND-TOG-005", "AND-TOG-006", "AND-TOG-007"])
    toggle(.bluetooth, .bluetooth, ["AND-TOG-008", "AND-TOG-009"])
    toggle(.bluetoothScanning, .bluetoothScanning, ["AND-TOG-008", "AND-TOG-009"])
    toggle(.screen, .screen, ["AND-BLE-011"])
    toggle(.idle, .idle, ["AND-TOG-012"])
    Row(
      "airplane.on", ["AND-TOG-010"], on: [.setSwitch(.airplane, true)], when: .off(.airplane),
      then: [.set(.airplane), .clear(.wifi), .clear(.bluetooth), .clear(.bluetoothScan)])
    Row(
      "airplane.off", ["AND-TOG-010"], on: [.setSwitch(.airplane, false)], when: .on(.airplane),
      then: [.clear(.airplane), .set(.wifi), .set(.bluetooth)])
    Row(
      "airplane.same", ["AND-TOG-010"],
      on: [.setSwitch(.airplane, true), .setSwitch(.airplane, false)], refuse: .noChange)
    Row(
      "saver.on.28", ["AND-TOG-011"], on: [.setSwitch(.batterySaver, true)], when: .level(19, 28),
      then: [.set(.saver, 2)])
    Row(
      "saver.on", ["AND-TOG-011"], on: [.setSwitch(.batterySaver, true)], then: [.set(.saver, 3)])
    Row(
      "saver.off", ["AND-TOG-011"], on: [.setSwitch(.batterySaver, false)], then: [.clear(.saver)])
    Row(
      "throttling.none", ["AND-WIFI-013"],
      on: [.setSwitch(.scanThrottling, true), .setSwitch(.scanThrottling, false)],
      when: .level(19, 28), refuse: .notOffered)
    Row(
      "throttling.on", ["AND-WIFI-013"], on: [.setSwitch(.scanThrottling, true)],
      then: [.clear(.noThrottle)])
    Row(
      "throttling.off", ["AND-WIFI-013"], on: [.setSwitch(.scanThrottling, false)],
      then: [.set(.noThrottle)])
    Row(
      "pause.none", ["AND-RUN-053"],
      on: [.setSwitch(.pauseIfUnused, true), .setSwitch(.pauseIfUnused, false)],
      when: .level(19, 29), refuse: .notOffered)
    Row(
      "pause.on", ["AND-RUN-053"], on: [.setSwitch(.pauseIfUnused, true)],
      then: [.clear(.unusedExempt)])
    Row(
      "pause.off", ["AND-RUN-053"], on: [.setSwitch(.pauseIfUnused, false)],
      then: [.set(.unusedExempt)])
  }

  @RowList private static func toggle(
    _ toggle: Android.Toggle, _ variable: Android.Variable, _ facts: [FactID]
  ) -> [Row] {
    Row(
      "\(toggle).same", facts, on: [.setSwitch(toggle, true)], when: .on(variable),
      refuse: .noChange)
    Row("\(toggle).on", facts, on: [.setSwitch(toggle, true)], then: [.set(variable)])
    Row(
      "\(toggle).already", facts, on: [.setSwitch(toggle, false)], when: .off(variable),
      refuse: .noChange)
    Row(
      "\(toggle).off", facts, on: [.setSwitch(toggle, false)],
      then: [.clear(variable)] + (variable == .bluetooth ? [.clear(.bluetoothScan)] : []))
  }

  @RowList private static func choices(_ group: Group) -> [Row] {
    let all = Android.SettingsChoice.allCases.map { Event.choose(group, $0) }
    let members = group.members
    Row(
      "\(group).no-page", ["AND-SPL-011"], on: all,
      when: .any(.level(19, 22), .none(.declared, members)), refuse: .notOffered)
    Row(
      "\(group).policy", ["AND-RUN-007"], on: all, when: .some(.policy, members),
      refuse: .notOffered)

    // Below the check: the app-op alone (AND-SPL-007, AND-SPL-011).
    let below = Guard.any(
      .target(19, 22),
      group == .nearbyDevices
        ? .all(.level(31), .target(23, 30), .some(.implied, members)) : .never)
    Row(
      "\(group).switched-off", ["AND-SPL-011", "AND-SPL-007", "AND-RUN-008"],
      on: [.choose(group, .dontAllow)], when: .all(below, .none(.switchedOff, members)),
      then: .processEnds + members.flatMap { [.mark(.switchedOff, $0), .mark(.set, $0)] },
      effects: [.killed(.revoked)])
    Row(
      "\(group).switched-on", ["AND-SPL-011", "AND-SPL-007"],
      on: [.choose(group, .allow), .choose(group, .whileUsing)],
      when: .all(below, .some(.switchedOff, members)),
      then: members.map { .unmark(.switchedOff, $0) })
    Row("\(group).below-same", ["AND-SPL-011"], on: all, when: below, refuse: .noChange)

    let held = Guard.some(.held, members)
    Row(
      "\(group).revoked", ["AND-RUN-037", "AND-RUN-008"], on: [.choose(group, .dontAllow)],
      when: held, then: takenBack(members, refused),
      effects: [.killed(.revoked)])
    Row(
      "\(group).refused", ["AND-RUN-037"], on: [.choose(group, .dontAllow)],
      then: members.flatMap { refused($0) })
    if group == .location || group == .camera {
      Row(
        "\(group).ask-every-time.none", ["AND-RUN-037"], on: [.choose(group, .askEveryTime)],
        when: .level(23, 29), refuse: .notOffered)
      Row(
        "\(group).ask-every-time.held", ["AND-RUN-037", "AND-RUN-008"],
        on: [.choose(group, .askEveryTime)], when: held,
        then: takenBack(members, askedEveryTime),
        effects: [.killed(.revoked)])
      Row(
        "\(group).ask-every-time", ["AND-RUN-037"], on: [.choose(group, .askEveryTime)],
        then: members.flatMap { askedEveryTime($0) })
    }
    if group == .location {
      locationGrants
    } else {
      Row(
        "\(group).allowed", ["AND-RUN-037"],
        on: [.choose(group, group == .camera ? .whileUsing : .allow)],
        then: members.map { .copy(from: .mark(.declared, $0), to: .mark(.held, $0)) }
          + members.flatMap { [.mark(.set, $0), .unmark(.fixed, $0), .unmark(.oneTime, $0)] })
    }
    Row("\(group).not-offered", ["AND-RUN-037"], on: all, refuse: .notOffered)
  }

  @RowList private static var locationGrants: [Row] {
    let all: [Update] = fore.map { .copy(from: .mark(.declared, $0), to: .mark(.held, $0)) }
    let marks: [Update] = Group.location.members.flatMap {
      [Update.unmark(.fixed, $0), .unmark(.oneTime, $0), .mark(.set, $0)]
    }
    Row(
      "location.allowed", ["AND-RUN-037"], on: [.choose(.location, .allow)],
      when: .level(23, 28),
      then: all + marks)
    Row(
      "location.all-the-time.approximate", ["AND-RUN-037", "AND-RUN-036"],
      on: [.choose(.location, .allTheTime)],
      when: .all(
        .level(31), .has(.declared, .background), .has(.held, .coarse), .lacks(.held, .fine)),
      then: [
        .mark(.held, .background), .mark(.set, .background), .unmark(.fixed, .background),
        .unmark(.oneTime, .background), .unmark(.oneTime, .coarse),
      ],
      effects: [.granted(.background)])
    Row(
      "location.all-the-time", ["AND-RUN-037"], on: [.choose(.location, .allTheTime)],
      when: .all(.level(29), .has(.declared, .background)),
      then: all + marks + [.mark(.held, .background)], effects: [.granted(.background)])
    Row(
      "location.less", ["AND-RUN-037", "AND-RUN-008"], on: [.choose(.location, .whileUsing)],
      when: .has(.held, .background),
      then: .processEnds + [.unmark(.held, .background), .mark(.set, .background)],
      effects: [.revoked(.background), .killed(.revoked)])
    Row(
      "location.while-using.same", ["AND-RUN-037"], on: [.choose(.location, .whileUsing)],
      when: .all(
        .level(29), .some(.held, fore),
        .none(.oneTime, fore)), refuse: .noChange)
    Row(
      "location.while-using", ["AND-RUN-037"], on: [.choose(.location, .whileUsing)],
      when: .level(29), then: all + marks)
  }

  private static func askedEveryTime(_ one: Permission) -> [Update] {
    [.unmark(.set, one), .unmark(.fixed, one), .mark(.oneTime, one)]
  }
}

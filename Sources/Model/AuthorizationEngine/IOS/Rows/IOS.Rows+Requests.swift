import PlatformModel
import TransitionSystem

/// What requests for authorization show: T01 to T28 and T35 to T37
/// (Documentation/Facts/ios-transitions.md).
extension IOS.Rows {
  private static let both: [Event] = [.requestWhenInUse, .requestAlways]

  @RowList static var requests: [Row] {
    // What stops a request before anything else is looked at.
    Row(
      "T36.whenInUse", ["T36", "IOS-KEY-001", "IOS-KEY-002"], on: [.requestWhenInUse],
      when: .off(.whenInUseKey),
      effects: [.console(.whenInUseKeyMissing), .ignored(.keyMissing)])
    Row(
      "T36.always", ["T36", "IOS-KEY-001", "IOS-KEY-003", "IOS-KEY-004"], on: [.requestAlways],
      when: .not(.alwaysKeysPresent),
      effects: [.console(.alwaysKeysMissing), .ignored(.keyMissing)])
    Row(
      "clip-always", ["IOS-NEW-018"], .iOS(from: .iOS(14)), on: [.requestAlways],
      when: .kind(.appClip), effects: [.ignored(.appClip)])
    Row(
      "request-under-prompt", ["IOS-PROMPT-005"], on: both, when: .not(.noPrompt),
      effects: [.ignored(.promptUp)])
    Row("T25", ["T25"], on: both, when: .on(.restricted), effects: [.ignored(.restricted)])
    Row(
      "T35", ["T35", "IOS-BG-002"], .iOS(from: .iOS(13)), on: both,
      when: .not(.inUse(.foreground)), effects: [.ignored(.notInForeground)])
    servicesOff("T37", on: both, then: [.set(.everAsked)])
    Row(
      "T37.silent", ["T37", "IOS-REQ-028"], on: both, when: .off(.locationServicesOn),
      effects: [.ignored(.servicesOff)])

    // What is decided already.
    Row("T24", ["T24"], on: both, when: .auth(.never), effects: [.ignored(.denied)])
    Row(
      "T22", ["T22"], on: [.requestWhenInUse], when: .granted, effects: [.ignored(.alreadyGranted)])
    Row(
      "T23", ["T23"], on: [.requestAlways], when: .auth(.always),
      effects: [.ignored(.alreadyGranted)])
    Row(
      "T21", ["T21", "IOS-REQ-015"], .iOS(from: .iOS(13)), on: [.requestAlways],
      when: .on(.temporary),
      effects: [.ignored(.temporaryGrant)])
    Row(
      "T11", ["T11", "IOS-REQ-005", "IOS-REQ-006"], on: [.requestAlways],
      when: .all(.auth(.whenInUse), .on(.alwaysAsked)), effects: [.ignored(.alwaysAlreadyAsked)])
    Row(
      "T11.usedUp", ["T11", "T16"], .iOS(from: .iOS(13)), .on(.allowOnceUsesAlwaysUp),
      on: [.requestAlways], when: .on(.alwaysUsedUp), effects: [.ignored(.alwaysAlreadyAsked)])

    // From When In Use to Always.
    Row(
      "T08", ["T08"], .iOS(8...8), .off(.upgradePromptOnIOS8), on: [.requestAlways],
      when: .auth(.whenInUse), effects: [.ignored(.onePromptPerApp)])
    upgrade("T09.on8", ["T08", "T09"], .iOS(8...8), .on(.upgradePromptOnIOS8), .alwaysUpgradeIOS9)
    upgrade("T09", ["T09"], .iOS(9...10), nil, .alwaysUpgradeIOS9)
    upgrade("T10", ["T10"], .iOS(11...12), nil, .alwaysUpgradeIOS11)
    Row(
      "T18", ["T18"], OSVersion.Span(.iOS(13), .iOS(13, 3)), on: [.requestAlways],
      when: .auth(.whenInUse),
      then: [.auth(.always), .set(.provisional), .set(.alwaysAsked), .set(.everAsked)])
    upgrade(
      "T19-T20", ["T19", "T20", "IOS-REQ-007", "IOS-REQ-016"], .iOS(from: .iOS(13, 4)), nil,
      .alwaysUpgrade)

    // From not determined.
    first(
      "T01-T02.8", ["T01", "T02", "IOS-REQ-001"], .iOS(8...10), .whenInUseIOS8, for: .whenInUse)
    first(
      "T01-T02.11", ["T01", "T02", "IOS-REQ-001"], .iOS(11...12), .whenInUseIOS11, for: .whenInUse)
    first("T03-T04", ["T03", "T04"], .iOS(8...10), .alwaysIOS8, for: .always)
    first("T05-T07", ["T05", "T06", "T07"], .iOS(11...12), .alwaysIOS11, for: .always)
    first("T12-T14", ["T12", "T13", "T14"], .iOS(13...13), .firstRequestIOS13, for: .whenInUse)
    first(
      "T15-T17.13", ["T15", "T16", "T17", "IOS-REQ-008"], .iOS(13...13), .firstRequestIOS13,
      for: .always)
    first(
      "T26-T27", ["T26", "T27"], .iOS(from: .iOS(14)), .firstRequest, for: .whenInUse,
      when: .off(.defaultReduced))
    first(
      "T15-T17.14", ["T15", "T16", "T17", "IOS-REQ-008"], .iOS(from: .iOS(14)), .firstRequest,
      for: .always,
      when: .off(.defaultReduced))
    first(
      "T28", ["T28", "IOS-ACC-010"], .iOS(from: .iOS(14)), .firstRequestReduced, for: .whenInUse,
      when: .on(.defaultReduced))
    first(
      "T28.always", ["T28", "T15"], .iOS(from: .iOS(14)), .firstRequestReduced, for: .always,
      when: .on(.defaultReduced))
  }

  /// P9, once for each time that is left (IOS-REQ-028); only in the foreground.
  static func servicesOff(
    _ id: String, _ facts: [FactID] = ["T37", "IOS-REQ-028"], on events: [Event],
    when condition: Guard = .always, then more: [Update] = [], effects: [Effect] = []
  ) -> [Row] {
    [2, 1].map { left in
      Row(
        "\(id).\(left)", facts, on: events,
        when: .all(
          .off(.locationServicesOn), .locationServicesPrompts(left), .inUse(.foreground), .noPrompt,
          .off(.restricted),
          condition),
        then: [.set(.locationServicesPrompts, left - 1)] + .ask(.locationServicesOff, by: .system)
          + more,
        effects: effects + [.promptShown(.locationServicesOff)])
    }
  }

  private static func upgrade(
    _ id: String, _ facts: [FactID], _ versions: OSVersion.Span, _ condition: System.Condition?,
    _ prompt: IOS.Prompt
  ) -> Row {
    Row(
      id, facts, versions, condition, on: [.requestAlways], when: .auth(.whenInUse),
      then: .ask(prompt, by: .manager, for: .always) + [.set(.alwaysAsked), .set(.everAsked)],
      effects: [.promptShown(prompt)])
  }

  private static func first(
    _ id: String, _ facts: [FactID], _ versions: OSVersion.Span, _ prompt: IOS.Prompt,
    for level: IOS.Level, when condition: Guard = .always
  ) -> Row {
    Row(
      id, facts, versions, on: [level == .always ? .requestAlways : .requestWhenInUse],
      when: .all(.auth(.notDetermined), condition),
      then: .ask(
        prompt, by: .manager, for: level, precise: prompt == .firstRequestReduced ? .reduced : .full
      )
        + [.set(.everAsked)] + (level == .always ? [.set(.alwaysAsked)] : []),
      effects: [.promptShown(prompt)])
  }
}

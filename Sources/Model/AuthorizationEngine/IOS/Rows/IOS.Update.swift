import PlatformModel
import TransitionSystem

extension IOS.Update {
  static func set(_ field: IOS.Field) -> IOS.Update { .set(field, 1) }
  static func clear(_ field: IOS.Field) -> IOS.Update { .set(field, 0) }
  static func auth(_ value: IOS.Grant) -> IOS.Update { .set(.auth, value.rawValue) }
  static func precise(_ value: IOS.Precision) -> IOS.Update { .set(.precise, value.rawValue) }
  static func process(_ value: IOS.AppProcess) -> IOS.Update { .set(.process, value.rawValue) }
  static func inUse(_ value: IOS.Presence) -> IOS.Update { .set(.inUse, value.rawValue) }
  static func lock(_ value: IOS.Lock) -> IOS.Update { .set(.lock, value.rawValue) }
  static func pendingTrigger(_ value: IOS.LaunchTrigger) -> IOS.Update {
    .set(.pendingTrigger, value.rawValue)
  }
  static func reported(_ value: IOS.ReportedStatus) -> IOS.Update {
    .set(.reported, value.rawValue)
  }
  static func accuracy(_ value: IOS.AccuracyClass) -> IOS.Update { .set(.accuracy, value.rawValue) }
  static func motion(_ value: IOS.Permission) -> IOS.Update { .set(.motion, value.rawValue) }
  static func bluetooth(_ value: IOS.Permission) -> IOS.Update { .set(.bluetooth, value.rawValue) }
  static func radio(_ value: IOS.Radio) -> IOS.Update { .set(.radio, value.rawValue) }
  static func managed(_ value: IOS.ManagedDefault) -> IOS.Update { .set(.managed, value.rawValue) }
  static func regions(_ value: IOS.Registered) -> IOS.Update { .set(.regions, value.rawValue) }
  static func conditions(_ value: IOS.Registered) -> IOS.Update {
    .set(.conditions, value.rawValue)
  }
}

extension [IOS.Update] {
  /// A prompt comes up.
  static func ask(
    _ prompt: IOS.Prompt, by asker: IOS.Asker, for level: IOS.Level = .whenInUse,
    precise: IOS.Precision = .full
  ) -> [IOS.Update] {
    [
      .set(.prompt, prompt.rawValue + 1), .set(.asker, asker.rawValue),
      .set(.level, level.rawValue), .set(.promptPrecise, precise.rawValue),
    ]
  }

  /// The prompt goes.
  static let closePrompt: [IOS.Update] = [
    .clear(.prompt), .clear(.asker), .clear(.level), .clear(.promptPrecise),
  ]

  /// The location permission is again as on a fresh install.
  static let forgetGrant: [IOS.Update] = [
    .auth(.notDetermined), .clear(.temporary), .clear(.provisional), .clear(.alwaysAsked),
    .clear(.alwaysUsedUp), .clear(.temporaryFullAccuracy),
  ]

  /// A grant for one time ends; a request for Always that it used up stays so.
  static let grantLapses: [IOS.Update] = forgetGrant.filter { $0.field != .alwaysUsedUp }

  /// Everything that lives in the process is gone, whatever ended it.
  static func processEnds(_ process: IOS.AppProcess) -> [IOS.Update] {
    [.process(process), .inUse(.notInUse)]
      + IOS.Field.allCases.filter(Self.endsWithProcess).map { .set($0, 0) }
  }

  /// As ``processEnds(_:)``; the system remembers the sessions for the relaunch (IOS-NEW-009).
  static func processEndsRemembered(_ process: IOS.AppProcess) -> [IOS.Update] {
    processEnds(process) + [
      .copy(from: .alwaysEffective, to: .rememberedAlways),
      .copy(from: .activityInUse, to: .rememberedActivity),
    ]
  }

  private static func endsWithProcess(_ field: IOS.Field) -> Bool {
    (field.scope == .process && field != .process && field != .inUse) || field.scope == .manager
  }
}

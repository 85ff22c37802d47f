import PlatformModel
import TransitionSystem

extension Update {
  static func set(_ field: Field) -> Update { .set(field, 1) }
  static func clear(_ field: Field) -> Update { .set(field, 0) }
  static func auth(_ value: Grant) -> Update { .set(.auth, value.rawValue) }
  static func precise(_ value: Precision) -> Update { .set(.precise, value.rawValue) }
  static func process(_ value: AppProcess) -> Update { .set(.process, value.rawValue) }
  static func inUse(_ value: Presence) -> Update { .set(.inUse, value.rawValue) }
  static func lock(_ value: Lock) -> Update { .set(.lock, value.rawValue) }
  static func held(_ value: Happening) -> Update { .set(.held, value.rawValue) }
  static func reported(_ value: ReportedStatus) -> Update { .set(.reported, value.rawValue) }
  static func accuracy(_ value: AccuracyClass) -> Update { .set(.accuracy, value.rawValue) }
  static func motion(_ value: Permission) -> Update { .set(.motion, value.rawValue) }
  static func bluetooth(_ value: Permission) -> Update { .set(.bluetooth, value.rawValue) }
  static func radio(_ value: Radio) -> Update { .set(.radio, value.rawValue) }
  static func managed(_ value: ManagedDefault) -> Update { .set(.managed, value.rawValue) }
  static func regions(_ value: Registered) -> Update { .set(.regions, value.rawValue) }
  static func conditions(_ value: Registered) -> Update { .set(.conditions, value.rawValue) }
}

extension [Update] {
  /// A prompt comes up.
  static func ask(
    _ prompt: Prompt, by asker: Asker, for level: Level = .whenInUse, precise: Precision = .full
  ) -> [Update] {
    [
      .set(.prompt, prompt.rawValue + 1), .set(.asker, asker.rawValue),
      .set(.level, level.rawValue), .set(.promptPrecise, precise.rawValue),
    ]
  }

  /// The prompt goes.
  static let closePrompt: [Update] = [
    .clear(.prompt), .clear(.asker), .clear(.level), .clear(.promptPrecise),
  ]

  /// The location permission is again as on a fresh install.
  static let forgetGrant: [Update] = [
    .auth(.notDetermined), .clear(.temp), .clear(.provisional), .clear(.alwaysAsked),
    .clear(.alwaysUsedUp), .clear(.tempFull),
  ]

  /// A grant for one time ends; a request for Always that it used up stays so.
  static let grantLapses: [Update] = forgetGrant.filter { $0.field != .alwaysUsedUp }

  /// Everything that lives in the process is gone, whatever ended it.
  static func processEnds(_ process: AppProcess) -> [Update] {
    [.process(process), .inUse(.notInUse)]
      + Field.allCases.filter(Self.endsWithProcess).map { .set($0, 0) }
  }

  /// As ``processEnds(_:)``; the system remembers the sessions for the relaunch (IOS-NEW-009).
  static func processEndsRemembered(_ process: AppProcess) -> [Update] {
    processEnds(process) + [
      .copy(from: .alwaysEffective, to: .rememberedAlways),
      .copy(from: .activityInUse, to: .rememberedActivity),
    ]
  }

  private static func endsWithProcess(_ field: Field) -> Bool {
    (field.scope == .process && field != .process && field != .inUse) || field.scope == .manager
  }
}

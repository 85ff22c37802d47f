import PlatformModel
import TransitionSystem

extension Guard {
  /// A yes-or-no variable is set.
  public static func on(_ field: Field) -> Guard { .field(field, 0b10) }
  /// A yes-or-no variable is not set.
  public static func off(_ field: Field) -> Guard { .field(field, 0b01) }
  /// A variable has one of some values.
  public static func one<Value: FieldValue>(_ field: Field, _ values: [Value]) -> Guard {
    .field(field, values.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }

  static func auth(_ values: Grant...) -> Guard { one(.auth, values) }
  static func process(_ values: AppProcess...) -> Guard { one(.process, values) }
  static func inUse(_ values: Presence...) -> Guard { one(.inUse, values) }
  static func lock(_ values: Lock...) -> Guard { one(.lock, values) }
  static func held(_ values: Happening...) -> Guard { one(.held, values) }
  static func asker(_ values: Asker...) -> Guard { one(.asker, values) }
  static func level(_ values: Level...) -> Guard { one(.level, values) }
  static func precise(_ values: Precision...) -> Guard { one(.precise, values) }
  static func reported(_ values: ReportedStatus...) -> Guard { one(.reported, values) }
  static func accuracy(_ values: AccuracyClass...) -> Guard { one(.accuracy, values) }
  static func motion(_ values: Permission...) -> Guard { one(.motion, values) }
  static func bluetooth(_ values: Permission...) -> Guard { one(.bluetooth, values) }
  static func radio(_ values: Radio...) -> Guard { one(.radio, values) }
  static func managed(_ values: ManagedDefault...) -> Guard { one(.managed, values) }
  static func regions(_ values: Registered...) -> Guard { one(.regions, values) }
  static func conditions(_ values: Registered...) -> Guard { one(.conditions, values) }
  static func prompt(_ values: Prompt...) -> Guard {
    .field(.prompt, values.reduce(0) { $0 | 1 << UInt64($1.rawValue + 1) })
  }
  static func lsPrompts(_ count: UInt8) -> Guard { .field(.lsPrompts, 1 << UInt64(count)) }
  static func kind(_ kind: AppBuild.Kind) -> Guard {
    .field(.kind, 1 << UInt64(AppBuild.Kind.allCases.firstIndex(of: kind) ?? 0))
  }

  /// No prompt is up.
  static let noPrompt: Guard = .field(.prompt, 1)

  /// The release lies between two.
  static func versions(_ first: OSVersion, _ last: OSVersion = .newestIOS) -> Guard {
    .system(.versions(OSVersion.Span(first, last)))
  }
}

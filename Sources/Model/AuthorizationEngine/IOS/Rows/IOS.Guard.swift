import PlatformModel
import TransitionSystem

extension IOS.Guard {
  /// A yes-or-no variable is set.
  public static func on(_ field: IOS.Field) -> IOS.Guard { .field(field, 0b10) }
  /// A yes-or-no variable is not set.
  public static func off(_ field: IOS.Field) -> IOS.Guard { .field(field, 0b01) }
  /// A variable has one of some values.
  public static func one<Value: IOS.FieldValue>(_ field: IOS.Field, _ values: [Value]) -> IOS.Guard
  {
    .field(field, values.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }

  static func auth(_ values: IOS.Grant...) -> IOS.Guard { one(.auth, values) }
  static func process(_ values: IOS.AppProcess...) -> IOS.Guard { one(.process, values) }
  static func inUse(_ values: IOS.Presence...) -> IOS.Guard { one(.inUse, values) }
  static func lock(_ values: IOS.Lock...) -> IOS.Guard { one(.lock, values) }
  static func pendingTrigger(_ values: IOS.LaunchTrigger...) -> IOS.Guard {
    one(.pendingTrigger, values)
  }
  static func asker(_ values: IOS.Asker...) -> IOS.Guard { one(.asker, values) }
  static func level(_ values: IOS.Level...) -> IOS.Guard { one(.level, values) }
  static func precise(_ values: IOS.Precision...) -> IOS.Guard { one(.precise, values) }
  static func reported(_ values: IOS.ReportedStatus...) -> IOS.Guard { one(.reported, values) }
  static func accuracy(_ values: IOS.AccuracyClass...) -> IOS.Guard { one(.accuracy, values) }
  static func motion(_ values: IOS.Permission...) -> IOS.Guard { one(.motion, values) }
  static func bluetooth(_ values: IOS.Permission...) -> IOS.Guard { one(.bluetooth, values) }
  static func radio(_ values: IOS.Radio...) -> IOS.Guard { one(.radio, values) }
  static func managed(_ values: IOS.ManagedDefault...) -> IOS.Guard { one(.managed, values) }
  static func regions(_ values: IOS.Registered...) -> IOS.Guard { one(.regions, values) }
  static func conditions(_ values: IOS.Registered...) -> IOS.Guard { one(.conditions, values) }
  static func prompt(_ values: IOS.Prompt...) -> IOS.Guard {
    .field(.prompt, values.reduce(0) { $0 | 1 << UInt64($1.rawValue + 1) })
  }
  static func locationServicesPrompts(_ count: UInt8) -> IOS.Guard {
    .field(.locationServicesPrompts, 1 << UInt64(count))
  }
  static func kind(_ kind: IOS.Build.Kind) -> IOS.Guard {
    .field(.kind, 1 << UInt64(IOS.Build.Kind.allCases.firstIndex(of: kind) ?? 0))
  }

  /// No prompt is up.
  static let noPrompt: IOS.Guard = .field(.prompt, 1)

  /// The release lies between two.
  static func versions(_ first: OSVersion, _ last: OSVersion = .newestIOS) -> IOS.Guard {
    .system(.versions(OSVersion.Span(first, last)))
  }
}

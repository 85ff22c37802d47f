import PlatformModel

extension IOS {
  /// A variable of the state, with a closed domain of named values.
  ///
  /// The order is the order of the packed layout; ``IOS/State/layoutDescription`` prints it.
  public enum Field: UInt8, Hashable, Sendable, CaseIterable {
    // The app's record, kept over launches.
    case auth, temporary, provisional, alwaysAsked, alwaysUsedUp, everAsked, precise,
      temporaryFullAccuracy
    case buttonApproved
    case upgradePending, pendingTrigger, reminderDue
    case significantChanges, regions, visits, conditions
    case rememberedAlways, rememberedActivity
    case motion, bluetooth, managed
    // The phone.
    case locationServicesOn, locationServicesPrompts, restricted, lock, fitnessOff, radio
    // What is on the screen.
    case prompt, promptPrecise, asker, level, indicatorUp
    // What the build declares.
    case whenInUseKey, alwaysKey, alwaysAndWhenInUseKey, motionKey, bluetoothKey
    case backgroundMode, defaultReduced, explicitSession, kind, linkedBefore11
    // The process.
    case process, inUse, active, frontmost
    case sessionNone, sessionWhenInUse, sessionAlways, sessionFull
    case alwaysEffective, fullRefused
    case liveUpdates, monitorEvents, activity, activityInUse
    case saysDenied, saysDeniedGlobally, saysRestricted, saysInsufficientlyInUse
    case saysSessionRequired, saysFullDenied, saysAlwaysDenied, saysInProgress
    case otherKeepsInUse, otherKeepsAwake
    // The manager.
    case managerExists, updating, requestingOnce, ranging, allowsBackgroundUpdates, showsIndicator,
      distanceFilterSet
    case accuracy, pauses, paused, armed
    case reported, reportedReduced
  }
}

extension IOS.Field {
  /// What a variable belongs to, which decides its life and its copies.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// Kept by the system for the app until it is removed or reset.
    case app
    /// The phone's own, the same for all apps.
    case device
    /// The question that is on the screen.
    case screen
    /// Declared by the build.
    case build
    /// Gone when the process ends.
    case process
    /// One copy per location manager; gone when the process ends.
    case manager
  }

  /// What the variable belongs to.
  public var scope: Scope {
    switch self {
    case .auth ... .managed: .app
    case .locationServicesOn ... .radio: .device
    case .prompt ... .indicatorUp: .screen
    case .whenInUseKey ... .linkedBefore11: .build
    case .process ... .otherKeepsAwake: .process
    default: .manager
    }
  }

  /// The names of the values, each at the index that the packed state holds.
  public var domain: [String] { values.names() }

  /// How many values every variable has.
  private static let sizes = allCases.map { $0.values.count }

  /// The number of values of the variable.
  var size: Int { Self.sizes[Int(rawValue)] }

  private var values: Values {
    switch self {
    case .auth: Values(IOS.Grant.self)
    case .precise: Values(IOS.Precision.self)
    case .pendingTrigger: Values(IOS.LaunchTrigger.self)
    case .regions, .conditions: Values(IOS.Registered.self)
    case .motion, .bluetooth: Values(IOS.Permission.self)
    case .managed: Values(IOS.ManagedDefault.self)
    case .locationServicesPrompts: Values(["0", "1", "2"])
    case .lock: Values(IOS.Lock.self)
    case .radio: Values(IOS.Radio.self)
    case .prompt: Values(["none"] + IOS.Prompt.allCases.map { $0.description })
    case .promptPrecise: Values(IOS.Precision.self)
    case .asker: Values(IOS.Asker.self)
    case .level: Values(IOS.Level.self)
    case .kind: Values(IOS.Build.Kind.allCases.map { $0.rawValue })
    case .process: Values(IOS.AppProcess.self)
    case .inUse: Values(IOS.Presence.self)
    case .accuracy: Values(IOS.AccuracyClass.self)
    case .reported: Values(IOS.ReportedStatus.self)
    default: Values(["no", "yes"])
    }
  }

  /// The values of a variable: stepping needs their number only, and words take long to make.
  private struct Values {
    var count: Int
    var names: () -> [String]

    init<Value: IOS.FieldValue>(_: Value.Type) {
      count = Value.allCases.count
      names = { Value.allCases.map { "\($0)" } }
    }

    init(_ names: [String]) {
      count = names.count
      self.names = { names }
    }
  }
}

extension IOS.Field: Comparable {
  /// Orders by place in the layout.
  public static func < (left: IOS.Field, right: IOS.Field) -> Bool {
    left.rawValue < right.rawValue
  }
}

import PlatformModel

/// A variable of the state, with a closed domain of named values.
///
/// The order is the order of the packed layout; ``Situation/layoutDescription`` prints it.
public enum Field: UInt8, Hashable, Sendable, CaseIterable {
  // The app's record, kept over launches.
  case auth, temp, provisional, alwaysAsked, alwaysUsedUp, everAsked, precise, tempFull
  case buttonApproved
  case upgradePending, held, reminderDue
  case slc, regions, visits, conditions
  case rememberedAlways, rememberedActivity
  case motion, bluetooth, managed
  // The phone.
  case lsOn, lsPrompts, restricted, lock, fitnessOff, radio
  // What is on the screen.
  case prompt, promptPrecise, asker, level, indicatorUp
  // What the build declares.
  case whenInUseKey, alwaysKey, alwaysAndWhenInUseKey, motionKey, bluetoothKey
  case bgMode, defaultReduced, explicitSession, kind, linkedBefore11
  // The process.
  case process, inUse, active, frontmost
  case sessionNone, sessionWhenInUse, sessionAlways, sessionFull
  case alwaysEffective, fullRefused
  case liveUpdates, monitorEvents, activity, activityInUse
  case saysDenied, saysDeniedGlobally, saysRestricted, saysInsufficientlyInUse
  case saysSessionRequired, saysFullDenied, saysAlwaysDenied, saysInProgress
  case otherKeepsInUse, otherKeepsAwake
  // The manager.
  case managerExists, updating, requestingOnce, ranging, allowsBg, showsInd, filterSet
  case accuracy, pauses, paused, armed
  case reported, reportedReduced
}

extension Field {
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
    case .lsOn ... .radio: .device
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
    case .auth: Values(Grant.self)
    case .precise: Values(Precision.self)
    case .held: Values(Happening.self)
    case .regions, .conditions: Values(Registered.self)
    case .motion, .bluetooth: Values(Permission.self)
    case .managed: Values(ManagedDefault.self)
    case .lsPrompts: Values(["0", "1", "2"])
    case .lock: Values(Lock.self)
    case .radio: Values(Radio.self)
    case .prompt: Values(["none"] + Prompt.allCases.map { $0.description })
    case .promptPrecise: Values(Precision.self)
    case .asker: Values(Asker.self)
    case .level: Values(Level.self)
    case .kind: Values(AppBuild.Kind.allCases.map { $0.rawValue })
    case .process: Values(AppProcess.self)
    case .inUse: Values(Presence.self)
    case .accuracy: Values(AccuracyClass.self)
    case .reported: Values(ReportedStatus.self)
    default: Values(["no", "yes"])
    }
  }

  /// The values of a variable: stepping needs their number only, and words take long to make.
  private struct Values {
    var count: Int
    var names: () -> [String]

    init<Value: FieldValue>(_: Value.Type) {
      count = Value.allCases.count
      names = { Value.allCases.map { "\($0)" } }
    }

    init(_ names: [String]) {
      count = names.count
      self.names = { names }
    }
  }
}

extension Field: Comparable {
  /// Orders by place in the layout.
  public static func < (left: Field, right: Field) -> Bool { left.rawValue < right.rawValue }
}

import Findings

extension PlatformCall {
  /// What the source shows of the code around a use; what it does not show is unknown or false.
  public struct Surroundings: Hashable, Sendable {
    /// The innermost type around it, its last name alone: "Inner" of `Outer.Inner`.
    public var type: String?
    /// The thread that is sure to run it.
    public var thread = Thread.unknown
    /// The functions around it that only threads without a run loop call in this file.
    ///
    /// If no other file names them, such a thread is sure to run it.
    public var backgroundFunctions: Set<String> = []
    /// Whether the app runs it whenever it is launched, before anybody has touched anything.
    public var isAtLaunch = false
    /// Whether making an object of the type around it, without arguments, runs it.
    public var isInInitializer = false
    /// The methods of the type around it that run it whatever holds, the status left aside: "start()".
    public var runningMethods: Set<String> = []
    /// Whether it runs only once the app has left the screen.
    public var isInBackground = false
    /// The function whose callers in other files decide whether it runs in the background only.
    public var deciding: String?
    /// Whether the function around it does nothing else to the updates.
    ///
    /// It neither starts nor stops them, sets no delegate and sets the same property nowhere else.
    public var isAlone = false
    /// Whether it is in a view or a view controller, which a launch without interface lacks.
    public var isInInterface = false
    /// What is known of the location manager that it is sent to, or of the Bluetooth manager that it
    /// makes.
    public var manager = Manager.unknown
    /// What a request or an assignment is sent to, as the source spells it: "self.manager".
    ///
    /// Nil if that is no short expression of one line.
    public var receiver: String?
    /// Whether that is a member of the type around: `self.manager`, or `manager` where nothing in the
    /// function has the name.
    public var isSentToMember = false
    /// The delegate that this file gives the location manager.
    public var delegate = Delegate.unknown
    /// The type whose object is the delegate, where it is not the type around the call.
    public var delegateType: String?
    /// Whether the file shows another way to the locations than the delegate's method for them.
    public var isReadElsewhere = false
    /// Whether the file shows a map that marks the person's place, with locations of its own.
    public var isShownOnMap = false
    /// Whether this file makes the type around it a delegate of location managers.
    public var isDelegate = false
    /// Whether the type around it has, in this file, a method for the events of regions or beacons.
    public var takesEvents = false
    /// Whether the file ends the monitoring that the call starts where the app or a screen goes away.
    public var isStoppedOffScreen = false
    /// The functions of the file that end such monitoring.
    public var stoppers: Set<String> = []
    /// Whether the code stops significant changes before it starts updates, or the other way round.
    public var stopsOther = false
    /// Whether somebody waits for the answer, and nothing in the file ends the waiting without one.
    public var isAwaited = false
    /// Whether a statement after it, in the same list, asks for When In Use.
    public var isBeforeWhenInUse = false
    /// Whether something may lead to it that the bundle begins with.
    public var isReached = true
    /// The function that something has to name for the code to run; nil if others may call it.
    public var neededName: String?
    /// The purpose keys that the app's Info.plist has to hold, or must not hold, for it to run.
    public var keyTests: PurposeKeyTests = [:]
    /// The first release of iOS that runs it, as a source of Swift spells it: "16", "13.4".
    public var startsWith: String?
    /// The release of iOS from which on it no longer runs, as the source spells it: "16", "13.4".
    public var endsBefore: String?

    /// Surroundings of which nothing is known.
    public init() {}
  }
}

extension PlatformCall.Surroundings {
  /// The thread that runs a use.
  public enum Thread: String, Hashable, Sendable, CaseIterable {
    case main
    /// Any but the main one, without a run loop.
    case background
    case unknown
  }

  /// What is known of the object that a call is sent to.
  public enum Manager: String, Hashable, Sendable, CaseIterable {
    /// A location manager that this file declares.
    case declared
    /// A manager that nothing holds once the code around has run.
    case lost
    case unknown
  }

  /// The delegate of a location manager.
  public enum Delegate: String, Hashable, Sendable, CaseIterable {
    /// The object of the type around the call.
    case itself
    /// The same, and what it inherits from is declared elsewhere.
    case heir
    /// The manager is made in this file, which keeps it to itself and sets no delegate.
    case none
    /// The manager is made in this file, which sets no delegate, and others may reach it.
    case unset
    case unknown
  }
}

extension PlatformCall.Surroundings {
  /// Names of code that gets at the locations of a manager without `didUpdateLocations`, or has
  /// updates run for something else: the older method, a heading, a region or beacons that keep the
  /// app awake.
  static let otherWays: Set<String> = [
    "location", "didUpdateTo", "didUpdateToLocation", "didRange", "didRangeBeacons",
    "didUpdateHeading", "didEnterRegion", "didDetermineState",
  ]

  /// Names of maps that mark the person's place: with locations of their own, whatever a manager
  /// does.
  static let mapWays: Set<String> = [
    "showsUserLocation", "setShowsUserLocation", "UserAnnotation", "userLocation",
    "userTrackingMode", "isMyLocationEnabled", "myLocationEnabled", "setMyLocationEnabled",
  ]

  /// Labels of the delegate's methods for the events of regions and beacons, in both languages.
  static let eventCallbacks: Set<String> = [
    "didEnterRegion", "didExitRegion", "didDetermineState", "didRange", "didRangeBeacons",
  ]

  /// Whether a name alone tells that it may be a location manager.
  static func isManagerLike(_ name: String) -> Bool {
    name.lowercased().contains("manager")
  }

  /// Whether an expression is short enough to be repeated in a line that somebody pastes.
  static func isShort(_ receiver: String) -> Bool {
    (1...60).contains(receiver.utf8.count) && !receiver.contains(where: \.isNewline)
  }

  /// Classes of the system that have none of the delegate's methods, and protocols beside them.
  static let plainAncestors: Set<String> = [
    "NSObject", "UIResponder", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UIView", "ObservableObject", "CLLocationManagerDelegate",
    "NSObjectProtocol", "Sendable",
  ]
}

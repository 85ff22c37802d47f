import Findings

/// One use of a platform API in a source file: a call, an assignment or a construction.
///
/// Mentions in comments, in strings, in inactive `#if` branches and as a type alone are not uses.
public struct PlatformCall: Hashable, Sendable {
  /// What is used.
  public var api: PlatformAPI
  /// Where.
  public var position: SourcePosition
  /// What is handed over or assigned, as far as the source shows it.
  public var argument: Argument
  /// Whether a condition around it tests the app's own UIBackgroundModes first.
  ///
  /// Also true if the value assigned is such a test, and inside an Objective-C `@try`, which
  /// catches the exception.
  public var isGuardedByBackgroundModes: Bool
  /// The enclosing type and function, such as "MapModel.start()"; nil at file level.
  public var enclosing: String?
  /// How it is used.
  public var form: Form
  /// The purpose key of a request for temporary full accuracy or of a service session.
  ///
  /// `.none` where the call takes no such key.
  public var purposeKey: Argument
  /// The authorization statuses under which it runs, as far as the source shows; nil when unknown.
  ///
  /// Names as Core Location spells them in Swift (`notDetermined`), in the order of their raw
  /// values.
  public var statusContext: [String]?
  /// What the source shows of the code around it.
  public var surroundings: Surroundings
  /// What the file shows of the object that it is sent to.
  public var receiver = Receiver.known

  /// One use of a platform API.
  public init(
    _ api: PlatformAPI, at position: SourcePosition, argument: Argument = .none,
    isGuardedByBackgroundModes: Bool = false, enclosing: String? = nil, form: Form = .call,
    purposeKey: Argument = .none, statusContext: [String]? = nil,
    surroundings: Surroundings = Surroundings()
  ) {
    self.api = api
    self.position = position
    self.argument = argument
    self.isGuardedByBackgroundModes = isGuardedByBackgroundModes
    self.enclosing = enclosing
    self.form = form
    self.purposeKey = purposeKey
    self.statusContext = statusContext
    self.surroundings = surroundings
  }
}

extension PlatformCall {
  /// The object that a method or property is taken from.
  public enum Receiver: Hashable, Sendable {
    /// The platform's own: the file shows it, or no object is about.
    case known
    /// One of a type that the file declares it with, by the type's name.
    case type(String)
    /// One of a class of Objective-C that the file declares it with, whose header is not read.
    case instance(of: String)
    /// The one object that a type keeps of itself: `Tracker.shared`, by the member and the type.
    case singleton(String, of: String)
    /// One that another file declares, by its name.
    case named(String)
    /// One that a header may declare, which is not read.
    case hidden
    /// What some expression gives.
    case unknown
  }

  /// What is handed over or assigned.
  public enum Argument: Hashable, Sendable {
    /// Nothing, or nothing that matters.
    case none
    /// A literal Boolean: `true` of `allowsBackgroundLocationUpdates = true`.
    case boolean(Bool)
    /// A literal string, or a constant of the same file that holds one: a purpose key.
    case text(String)
    /// A member such as `.always` of `CLServiceSession(authorization: .always)`.
    case member(String)
    /// Something that only the running program knows.
    case dynamic
  }
}

extension PlatformCall.Receiver {
  /// The usual names for the one shared instance of a type.
  package static let singletons: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "instance", "current", "main",
  ]
}

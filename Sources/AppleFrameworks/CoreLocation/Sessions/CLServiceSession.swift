import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator

/// Says what permission a feature wants, for as long as it is held, iOS 18+ (IOS-NEW-004).
public final class CLServiceSession: Sendable {
  /// How much permission is wanted (IOS-AUTH-004).
  @nonexhaustive
  public enum AuthorizationRequirement {
    case none
    case whenInUse
    case always
  }

  private let process: HostedProcess?
  private let kinds: Locked<[IOS.Event.SessionKind]>

  /// Asks for a permission where that is possible, and waits for it where not (IOS-NEW-005).
  public convenience init(authorization: AuthorizationRequirement) {
    self.init(authorization, nil)
  }

  /// As well, and asks for the precise location, for a purpose of the Info.plist (IOS-NEW-004).
  public convenience init(
    authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String
  ) {
    self.init(authorization, fullAccuracyPurposeKey)
  }

  private init(_ authorization: AuthorizationRequirement, _ purposeKey: String?) {
    process = HostedProcess.current
    kinds = Locked([])
    guard let process else {
      Misuse.noPhone("CLServiceSession").sayOnce()
      return
    }
    let app = process.app
    var wanted: [IOS.Event.SessionKind] =
      switch authorization {
      case .none: [.none]
      case .whenInUse: [.whenInUse]
      case .always: [.always]
      }
    if purposeKey != nil { wanted.append(.fullAccuracy) }
    kinds.withLock { $0 = wanted }
    do throws(PhoneRefusal) {
      for kind in wanted {
        if kind == .fullAccuracy, let purposeKey {
          try app.beginSession(fullAccuracyPurposeKey: purposeKey)
        } else {
          try app.beginSession(kind)
        }
      }
    } catch {
      process.complain(Misuse("CLServiceSession: \(error.sentence)"))
    }
  }

  deinit { invalidate() }

  /// Ends it for good; what others hold goes on (IOS-NEW-004).
  public func invalidate() {
    let held = kinds.withLock { kinds in
      defer { kinds = [] }
      return kinds
    }
    guard let process, process.isAlive else { return }
    for kind in held { try? process.app.invalidateSession(kind) }
  }

  /// What keeps the session from its goal, from now on.
  public var diagnostics: Diagnostics { Diagnostics(process) }

  /// What keeps a session from its goal.
  public struct Diagnostic {
    let flags: DiagnosticFlags

    /// Whether the person denied the app its location.
    public var authorizationDenied: Bool { flags.authorizationDenied }
    /// Whether Location Services are off, which is denied too.
    public var authorizationDeniedGlobally: Bool { flags.authorizationDeniedGlobally }
    /// Whether restrictions keep the app from it.
    public var authorizationRestricted: Bool { flags.authorizationRestricted }
    /// Whether the app is not in use enough to be asked about.
    public var insufficientlyInUse: Bool { flags.insufficientlyInUse }
    /// Whether the app has to hold a session of its own.
    public var serviceSessionRequired: Bool { flags.serviceSessionRequired }
    /// Whether the person keeps the precise location.
    public var fullAccuracyDenied: Bool { flags.fullAccuracyDenied }
    /// Whether the person allows no more than While Using.
    public var alwaysAuthorizationDenied: Bool { flags.alwaysAuthorizationDenied }
    /// Whether the question is on the screen.
    public var authorizationRequestInProgress: Bool { flags.authorizationRequestInProgress }
  }

  /// What keeps a session from its goal, as it changes; the first element is how it is now.
  public final class Diagnostics: AsyncSequence {
    /// A diagnostic.
    public typealias Element = Diagnostic
    private let process: HostedProcess?

    init(_ process: HostedProcess?) { self.process = process }

    /// Begins to iterate.
    public func makeAsyncIterator() -> Iterator { Iterator(process) }

    /// Iterates the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      private var changes: DiagnosticChanges

      init(_ process: HostedProcess?) { changes = DiagnosticChanges(of: process) }

      /// The next diagnostic that says something else; nil once the task is canceled.
      public mutating func next() async throws -> Diagnostic? {
        await changes.next().map(Diagnostic.init(flags:))
      }
    }
  }
}

import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator

/// Keeps an app with While Using in use in the background, behind the indicator, iOS 17+.
///
/// Begun in the foreground, or at once after a relaunch (IOS-NEW-002, IOS-NEW-003); let go, it ends.
public final class CLBackgroundActivitySession: Sendable {
  private let process: HostedProcess?
  private let isHeld = Locked(true)

  /// Begins the activity.
  public init() {
    process = HostedProcess.current
    guard let process else {
      Misuse.noPhone("CLBackgroundActivitySession").sayOnce()
      return
    }
    SharedServices.begin(.backgroundActivity, in: process) {
      do throws(PhoneRefusal) {
        try process.app.beginBackgroundActivity()
      } catch {
        process.complain(Misuse("CLBackgroundActivitySession: \(error.sentence)"))
      }
    }
  }

  deinit { invalidate() }

  /// Ends the activity for good.
  public func invalidate() {
    let wasHeld = isHeld.withLock { isHeld in
      defer { isHeld = false }
      return isHeld
    }
    guard wasHeld, let process else { return }
    SharedServices.end(.backgroundActivity, in: process) {
      try? process.app.invalidateBackgroundActivity()
    }
  }

  /// What keeps the activity from its goal, from now on, iOS 18+.
  public var diagnostics: Diagnostics { Diagnostics(process) }

  /// What keeps an activity from its goal, iOS 18+ (IOS-NEW-010).
  public struct Diagnostic {
    let flags: DiagnosticFlags

    /// Whether the person denied the app its location.
    public var authorizationDenied: Bool { flags.authorizationDenied }
    /// Whether Location Services are off, which is denied too.
    public var authorizationDeniedGlobally: Bool { flags.authorizationDeniedGlobally }
    /// Whether restrictions keep the app from it.
    public var authorizationRestricted: Bool { flags.authorizationRestricted }
    /// Whether the app is not in use enough.
    public var insufficientlyInUse: Bool { flags.insufficientlyInUse }
    /// Whether the app has to hold a service session.
    public var serviceSessionRequired: Bool { flags.serviceSessionRequired }
    /// Whether the question is on the screen.
    public var authorizationRequestInProgress: Bool { flags.authorizationRequestInProgress }
  }

  /// What keeps an activity from its goal, as it changes; the first element is how it is now.
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

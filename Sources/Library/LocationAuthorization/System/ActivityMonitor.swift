import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

/// Follows whether the app is active; without UIKit it always is.
///
/// In an app extension it follows the app that hosts the extension.
@MainActor
final class ActivityMonitor {
  /// Whether prompts make the app inactive.
  #if canImport(UIKit) && !os(watchOS)
    static let seesPrompts = true
  #else
    static let seesPrompts = false
  #endif

  private(set) var activity: AppActivity
  private let tokens: Tokens

  /// Calls a closure at every change from the next on.
  init(_ onChange: @escaping @MainActor (RequestFlow.Event) -> Void) {
    tokens = Tokens()
    #if canImport(UIKit) && !os(watchOS)
      let application = Self.application
      // An extension's code runs because its host shows it.
      activity = application.map { AppActivity($0.applicationState) } ?? .active
      for change in application == nil ? Self.hostChanges : Self.changes {
        follow(change, of: application, onChange)
      }
    #else
      activity = .active
    #endif
  }

  /// Removes the observers when the monitor is released, on any thread.
  private final class Tokens: @unchecked Sendable {
    var all: [any NSObjectProtocol] = []

    deinit { all.forEach(NotificationCenter.default.removeObserver) }
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension ActivityMonitor {
    private struct Change {
      var name: Notification.Name
      var activity: AppActivity
      var event: RequestFlow.Event
    }

    /// The app of the process; nil in an extension, which has none.
    private static var application: UIApplication? {
      #if canImport(ObjectiveC)
        if Bundle.main.bundlePath.hasSuffix(".appex") { return nil }
        // `shared` does not compile in code that an extension may link.
        let selector = NSSelectorFromString("sharedApplication")
        guard UIApplication.responds(to: selector) else { return nil }
        return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
      #else
        return .shared
      #endif
    }

    private static let changes = [
      Change(
        name: UIApplication.willResignActiveNotification, activity: .inactive,
        event: .becameInactive),
      Change(
        name: UIApplication.didBecomeActiveNotification, activity: .active, event: .becameActive),
      Change(
        name: UIApplication.didEnterBackgroundNotification, activity: .background,
        event: .enteredBackground),
    ]

    private static var hostChanges: [Change] {
      #if canImport(ObjectiveC)
        [
          Change(
            name: .NSExtensionHostWillResignActive, activity: .inactive, event: .becameInactive),
          Change(name: .NSExtensionHostDidBecomeActive, activity: .active, event: .becameActive),
          Change(
            name: .NSExtensionHostDidEnterBackground, activity: .background,
            event: .enteredBackground),
        ]
      #else
        []
      #endif
    }

    private func follow(
      _ change: Change, of application: UIApplication?,
      _ onChange: @escaping @MainActor (RequestFlow.Event) -> Void
    ) {
      tokens.all.append(
        NotificationCenter.default.addObserver(
          forName: change.name, object: application, queue: nil
        ) { [weak self, activity = change.activity, event = change.event] _ in
          MainActor.assumeIsolated {
            self?.activity = activity
            onChange(event)
          }
        })
    }
  }

  extension AppActivity {
    fileprivate init(_ state: UIApplication.State) {
      switch state {
      case .active: self = .active
      case .background: self = .background
      default: self = .inactive
      }
    }
  }
#endif

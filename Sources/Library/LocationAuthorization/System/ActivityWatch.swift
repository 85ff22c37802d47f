import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

/// Follows whether the app is in front; where UIKit is not, it always is.
@MainActor
final class ActivityWatch {
  /// Whether it hears of prompts at all.
  #if canImport(UIKit) && !os(watchOS)
    static let seesPrompts = true
  #else
    static let seesPrompts = false
  #endif

  private(set) var activity: AppActivity
  private let tokens: Tokens

  /// Calls a closure at every change, from the next on.
  init(_ tell: @escaping @MainActor (RequestCourse.Observation) -> Void) {
    tokens = Tokens()
    #if canImport(UIKit) && !os(watchOS)
      activity = AppActivity(UIApplication.shared.applicationState)
      follow(UIApplication.willResignActiveNotification, .inactive, .becameInactive, tell)
      follow(UIApplication.didBecomeActiveNotification, .active, .becameActive, tell)
      follow(UIApplication.didEnterBackgroundNotification, .background, .enteredBackground, tell)
    #else
      activity = .active
    #endif
  }

  /// Removes the observers when the watch is let go, on whatever thread that is.
  private final class Tokens: @unchecked Sendable {
    var all: [any NSObjectProtocol] = []

    deinit { all.forEach(NotificationCenter.default.removeObserver) }
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension ActivityWatch {
    private func follow(
      _ name: Notification.Name, _ activity: AppActivity,
      _ observation: RequestCourse.Observation,
      _ tell: @escaping @MainActor (RequestCourse.Observation) -> Void
    ) {
      tokens.all.append(
        NotificationCenter.default.addObserver(
          forName: name, object: UIApplication.shared, queue: nil
        ) { [weak self] _ in
          MainActor.assumeIsolated {
            self?.activity = activity
            tell(observation)
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

import AppHosting
import AuthorizationEngine
import PhoneSimulator

extension LifeCycle {
  /// Follows every process from its launch on.
  fileprivate static func followAll() {
    ProcessFollowers.add { process, noticed in
      if case .launched(let reason) = noticed.effect {
        of(process, from: reason == .location ? .background : .inactive)
        return nil
      }
      guard let steps = steps(after: noticed.effect, process) else { return nil }
      let life = of(process)
      return {
        if life.isHeard(in: process) {
          onMain { each(of: steps) { UIApplication.of(process).take($0) } }
        } else {
          each(of: steps) { life.pass($0) }
        }
      }
    }
  }

  private static func each(of steps: (Step, Step?), _ take: (Step) -> Void) {
    take(steps.0)
    if let second = steps.1 { take(second) }
  }

  /// Whether any code can be notified: it asked for the app's object, or for its notifications.
  private func isHeard(in process: HostedProcess) -> Bool {
    !process.postsUnheard || hasApplication
  }

  private static func steps(after effect: IOS.Effect, _ process: HostedProcess) -> (Step, Step?)? {
    switch effect {
    case .willResignActive:
      (.resign, State(of: process) == .background ? .enterBackground : nil)
    // Inactive already, because of the prompt: the lock sends the app to the background
    // (IOS-AUTH-044).
    case .promptClosed(.dismissedByLock): (.enterBackground, nil)
    case .didBecomeActive: (.enterForeground, .becomeActive)
    default: nil
    }
  }
}

/// Called when the program is loaded, before any phone is made.
@_cdecl("wayleave_follow_life_cycles")
func followLifeCycles() { LifeCycle.followAll() }

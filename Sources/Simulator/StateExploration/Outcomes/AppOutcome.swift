import AuthorizationEngine
import PlatformModel

/// What people can make of an app on a run of releases that behave alike for it.
public struct AppOutcome: Sendable {
  /// The releases.
  public let releases: OSVersion.Span
  /// Everything that was found.
  public let graph: StateGraph
  /// Where people end up, nearest first.
  public let endStates: [EndState]
  /// How the app crashes or is killed.
  public let crashes: [Occurrence]
  /// Requests that show nothing and are answered by nothing.
  public let silences: [Occurrence]

  init(_ graph: StateGraph, _ releases: OSVersion.Span, of search: AppSearch) {
    self.graph = graph
    self.releases = releases
    endStates = graph.endStates(wantsAlways: search.wantsAlways)
    crashes = graph.occurrences { effect in
      switch effect {
      case .aborted, .killed(.motionKeyMissing), .killed(.bluetoothKeyMissing): true
      default: false
      }
    }
    silences = graph.occurrences { if case .ignored = $0 { true } else { false } }
  }
}

import AuthorizationEngine
import PlatformModel

/// What people can make of an app on a run of releases that behave alike for it.
public struct SearchOutcome<Platform: ExplorablePlatform>: Sendable {
  /// The releases.
  public let releases: OSVersion.Span
  /// Everything that was found.
  public let graph: SearchGraph<Platform>
  /// Where people end up, nearest first.
  public let endStates: [SearchEndState<Platform>]
  /// How the app crashes or is killed.
  public let crashes: [SearchOccurrence<Platform>]
  /// Requests that show nothing.
  public let silences: [SearchOccurrence<Platform>]

  init(_ graph: SearchGraph<Platform>, _ releases: OSVersion.Span, wantsAlways: Bool) {
    self.graph = graph
    self.releases = releases
    endStates = graph.endStates(wantsAlways: wantsAlways)
    crashes = Platform.crashes(in: graph)
    silences = Platform.silences(in: graph)
  }

  /// The graph, drawn small.
  public var map: SearchMap<Platform> { graph.map(endStates: endStates, on: releases) }
}

/// What people can make of an app on releases of iOS.
public typealias AppOutcome = SearchOutcome<IOS>

import AuthorizationEngine
import PlatformModel
import TransitionSystem

/// In what respect two systems part.
public enum DivergenceAspect: String, Hashable, Sendable, CaseIterable {
  /// One takes the last event and the other refuses it.
  case possible
  /// The question on the screen, or the buttons that it offers.
  case question
  /// What is stored and what Settings shows.
  case standing
  /// What the app gets when it reads its status or its accuracy.
  case status
  /// Whether the process runs, is suspended or ended.
  case process
  /// What reaches the app on the last event, a location among it.
  case delivery
}

/// The first point at which two systems part under the same behavior.
public struct SearchDivergence<Platform: PermissionSystem>: Hashable, Sendable {
  /// In what respect they part.
  public typealias Aspect = DivergenceAspect

  /// The respect.
  public let aspect: Aspect
  /// What happened on the one and on the other, the event after which they part last; empty if they
  /// part from the start.
  public let path: [SearchBehaviour<Platform>]
  /// The person's acts among it.
  public let taps: Int
  /// What the older shows.
  public let old: String
  /// What the newer shows.
  public let new: String
}

/// One event on two systems: the same, or the buttons that mean the same on prompts that differ.
public struct SearchBehaviour<Platform: PermissionSystem>: Hashable, Sendable {
  /// On the older.
  public let old: Platform.Event
  /// On the newer.
  public let new: Platform.Event
}

/// The first point at which two releases of iOS part.
public typealias Divergence = SearchDivergence<IOS>

import PlatformModel
import TransitionSystem

/// A platform on which the model is searched for an app: by what it declares and what it calls.
public protocol ExplorablePlatform: SearchablePlatform {
  /// What an app declares.
  associatedtype Build: Hashable & Sendable
  /// A program with what an app can read off a state.
  associatedtype Engine: Sendable

  /// Every release, oldest first.
  static var releases: [OSVersion] { get }
  /// A phone with a release.
  static func device(_ release: OSVersion) -> Device
  /// The first release whose rows a release has; nil if each has its own.
  static func turningPoint(of release: OSVersion) -> OSVersion?
  /// Whether a phone lets an app be installed.
  static func installs(_ build: Build, on engine: Engine) -> Bool
  /// A phone on which an app was just installed.
  static func start(_ build: Build, on engine: Engine) -> State
  /// What may happen: an app's calls, the person's acts that concern location, and time.
  static func alphabet(calls: [Event]) -> SearchAlphabet<Self>
  /// Whether an app asks in some way for the location at any time.
  static func wantsAlways(_ build: Build, calls: [Event]) -> Bool
  /// How an app crashes or is killed.
  static func crashes(in graph: SearchGraph<Self>) -> [SearchOccurrence<Self>]
  /// Requests that show nothing.
  static func silences(in graph: SearchGraph<Self>) -> [SearchOccurrence<Self>]

  /// The engine that runs a program.
  static func engine(_ program: Program<Self>) -> Engine
  /// The program that an engine runs.
  static func program(of engine: Engine) -> Program<Self>

  /// Whether it is time that passes, which no system can refuse.
  static func isTime(_ event: Event) -> Bool
  /// The event on another phone that means the same to the person; nil if there is none.
  static func counterpart(of event: Event, _ here: Place<Self>, _ there: Place<Self>) -> Event?
  /// What a phone shows, or tells the app, in some respect; nil if an event alone shows it.
  static func words(for aspect: DivergenceAspect, at place: Place<Self>) -> String?
  /// What reaches the app on an event.
  static func deliveries(among effects: [Effect]) -> String
}

/// A state on a phone.
public struct Place<Platform: ExplorablePlatform>: Sendable {
  /// The phone's engine.
  public let engine: Platform.Engine
  /// The phone.
  public let device: Platform.Device
  /// The state.
  public let state: Platform.State
}

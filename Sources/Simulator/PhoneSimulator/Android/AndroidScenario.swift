import AuthorizationEngine
import PlatformModel

/// A story on an Android phone: who does what, when, and what is then to be seen.
public struct AndroidScenario: Hashable, Sendable {
  /// What the story is called.
  public var name: String
  /// What it shows, for the reader.
  public var about: String?
  /// The releases on which it is to be run.
  public var releases: OSVersion.Span
  /// The generation of the dialogs; nil for the one that each level ships with.
  public var generation: Android.Generation?
  /// The alternatives chosen where sources disagree.
  public var switches: Set<Android.Switch>
  /// The apps that are installed before it begins.
  public var apps: [App]
  /// The steps, in order.
  public var steps: [Step]

  /// An app of a story.
  public struct App: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// What its package declares.
    public var build: Android.Build

    /// An app.
    public init(_ name: String, _ build: Android.Build) {
      self.name = name
      self.build = build
    }
  }

  /// A story; by default on the newest release.
  public init(
    _ name: String, about: String? = nil, releases: OSVersion.Span? = nil,
    generation: Android.Generation? = nil, switches: Set<Android.Switch> = [], apps: [App],
    steps: [Step]
  ) {
    self.name = name
    self.about = about
    self.releases = releases ?? .android(from: .newest)
    self.generation = generation
    self.switches = switches
    self.apps = apps
    self.steps = steps
  }

  /// One step of a story.
  public struct Step: Hashable, Sendable {
    /// The line of the file that it stands on; 0 where there is no file.
    public var line: Int
    /// The releases on which it is done; on others it is passed over.
    public var releases: OSVersion.Span
    /// The app that it is about.
    public var app: AppID
    /// What is done.
    public var act: Act
    /// The reason for which it has to be refused; nil where it has to succeed.
    public var refusal: Android.Refusal?

    /// A step, done on every release, and about the first app.
    public init(
      _ act: Act, line: Int = 0, releases: OSVersion.Span = .allAndroid,
      app: AppID = AppID(rawValue: 0), refusal: Android.Refusal? = nil
    ) {
      self.act = act
      self.line = line
      self.releases = releases
      self.app = app
      self.refusal = refusal
    }
  }

  /// What a step does, or looks at.
  public enum Act: Hashable, Sendable {
    /// The person, the app or the world does something.
    case event(Android.Event)
    /// The person presses the first of these that the dialog offers, by what it says.
    case press([String])
    /// The person chooses the other accuracy in the dialog.
    case flipPrecise
    /// A beacon comes near, or goes.
    case beacon(Bool)
    /// The person installs another build.
    case update(Android.Build)
    /// The person installs a newer Android.
    case upgrade(APILevel)
    /// Time passes.
    case wait(Duration)
    /// Time passes until a moment after the start.
    case until(Duration)
    /// Something is to be seen.
    case expect([Expectation<AndroidObservation>])
  }
}

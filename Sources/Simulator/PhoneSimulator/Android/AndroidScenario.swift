import AuthorizationEngine
import PlatformModel

/// A story on an Android phone: who does what, when, and what is then to be seen.
public struct AndroidScenario: Hashable, Sendable {
  /// What the story is called.
  public var name: String
  /// What it shows, for the reader.
  public var about: String?
  /// The levels on which it is to be run.
  public var levels: OSVersion.Span
  /// The generation of the dialogs; nil for the one that each level ships with.
  public var generation: Android.Generation?
  /// The alternatives chosen where sources disagree.
  public var switches: Set<Android.Switch>
  /// What the app is called.
  public var appName: String
  /// What its package declares.
  public var build: Android.Build
  /// The steps, in order.
  public var steps: [Step]

  /// A story; by default on the newest level.
  public init(
    _ name: String, about: String? = nil, levels: OSVersion.Span = .android(from: .newest),
    generation: Android.Generation? = nil, switches: Set<Android.Switch> = [],
    appName: String = "App", build: Android.Build, steps: [Step]
  ) {
    self.name = name
    self.about = about
    self.levels = levels
    self.generation = generation
    self.switches = switches
    self.appName = appName
    self.build = build
    self.steps = steps
  }

  /// One step of a story.
  public struct Step: Hashable, Sendable {
    /// The line of the file that it stands on; 0 where there is no file.
    public var line: Int
    /// The levels on which it is done; on others it is passed over.
    public var levels: OSVersion.Span
    /// What is done.
    public var act: Act
    /// The reason for which it has to be refused; nil where it has to succeed.
    public var refusal: Android.Refusal?

    /// A step, done on every level.
    public init(
      _ act: Act, line: Int = 0, levels: OSVersion.Span = .allAndroid,
      refusal: Android.Refusal? = nil
    ) {
      self.act = act
      self.line = line
      self.levels = levels
      self.refusal = refusal
    }
  }

  /// What a step does, or looks at.
  public enum Act: Hashable, Sendable {
    /// The person, the app or the world does something.
    case event(Android.Event)
    /// The person presses the first of these that the dialog offers, by what it says.
    case press([String])
    /// A beacon comes near, or goes.
    case beacon(Bool)
    /// The person installs another build.
    case update(Android.Build)
    /// The person installs a newer Android.
    case upgrade(APILevel)
    /// Time passes.
    case wait(Duration)
    /// Something is to be seen.
    case expect([AndroidExpectation])
  }
}

/// Something that is to be seen at a point of a story on Android.
public struct AndroidExpectation: Hashable, Sendable {
  /// What is looked at.
  public var observation: AndroidObservation
  /// What is to be seen, in order; empty for nothing.
  public var values: [String]
  /// The line of the file that it stands on; 0 where there is no file.
  public var line: Int

  /// Something to be seen.
  public init(_ observation: AndroidObservation, _ values: [String], line: Int = 0) {
    self.observation = observation
    self.values = values
    self.line = line
  }
}

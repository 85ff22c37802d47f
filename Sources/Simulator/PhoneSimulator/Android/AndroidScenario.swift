import AuthorizationEngine
import PlatformModel

/// A story on an Android phone: who does what, when, and what is then to be seen.
package struct AndroidScenario: Hashable, Sendable {
  /// What the story is called.
  package var name: String
  /// What it shows, for the reader.
  package var about: String?
  /// The releases on which it is to be run.
  package var releases: OSVersion.Span
  /// The generation of the dialogs; nil for the one that each level ships with.
  package var generation: Android.Generation?
  /// The alternatives chosen where sources disagree.
  package var switches: Set<Android.Switch>
  /// The apps that are installed before it begins.
  package var apps: [App]
  /// The steps, in order.
  package var steps: [Step]

  /// An app of a story.
  package struct App: Hashable, Sendable {
    /// What it is called.
    package var name: String
    /// What its package declares.
    package var build: Android.Build

    /// An app.
    package init(_ name: String, _ build: Android.Build) {
      self.name = name
      self.build = build
    }
  }

  /// A story; by default on the newest release.
  package init(
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
  package struct Step: Hashable, Sendable {
    /// The line of the file that it is on; 0 where there is no file.
    package var line: Int
    /// The releases on which it is done; on others it is passed over.
    package var releases: OSVersion.Span
    /// The app that it is about.
    package var app: AppID
    /// What is done.
    package var act: Act
    /// The reason for which it has to be refused; nil if it has to succeed.
    package var refusal: Android.Refusal?

    /// A step, done on every release, and about the first app.
    package init(
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
  package enum Act: Hashable, Sendable {
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

import AuthorizationEngine
import PlatformModel

/// A story on a phone: who does what, when, and what is then to be seen.
///
/// A value without a file format: `wayleave simulate` reads it from YAML.
package struct Scenario: Hashable, Sendable {
  /// What the story is called.
  package var name: String
  /// What it shows, for the reader.
  package var about: String?
  /// The releases on which it is to be run.
  package var releases: OSVersion.Span
  /// The alternatives chosen where sources disagree.
  package var switches: IOS.Switches
  /// What the person sees of the hardware.
  package var model: PhoneModel
  /// How long the phone takes for things.
  package var timing: Timing
  /// The apps that are installed before it begins.
  package var apps: [AppPackage]
  /// The steps, in order.
  package var steps: [Step]

  /// A story; by default on the newest release, on a phone with a notch.
  package init(
    _ name: String, about: String? = nil, releases: OSVersion.Span? = nil,
    switches: IOS.Switches = IOS.Switches(), model: PhoneModel = .notch, timing: Timing = Timing(),
    apps: [AppPackage], steps: [Step]
  ) {
    self.name = name
    self.about = about
    self.releases = releases ?? OSVersion.Span(.newestIOS, .newestIOS)
    self.switches = switches
    self.model = model
    self.timing = timing
    self.apps = apps
    self.steps = steps
  }

  /// One step of a story.
  package struct Step: Hashable, Sendable {
    /// The line of the file that it is on; 0 where there is no file.
    package var line: Int
    /// The releases on which it is done; on others it is passed over.
    package var releases: OSVersion.Span
    /// What is done.
    package var act: Act
    /// The reason for which it has to be refused; nil if it has to succeed.
    package var refusal: IOS.Refusal?

    /// A step, done on every release.
    package init(
      _ act: Act, line: Int = 0, releases: OSVersion.Span = .allIOS, refusal: IOS.Refusal? = nil
    ) {
      self.act = act
      self.line = line
      self.releases = releases
      self.refusal = refusal
    }
  }
}

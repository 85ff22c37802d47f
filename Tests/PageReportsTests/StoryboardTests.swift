import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

@testable import PageReports

@Suite("A storyboard")
struct StoryboardTests {
  private static let app = AppPackage(
    name: "Tr<ail",
    purposeStrings: [
      InfoPlistKey(rawValue: "NSLocationWhenInUseUsageDescription"): "To show & tell."
    ])

  private static func svg(on release: OSVersion) -> String {
    let app = AppID(rawValue: 0)
    let steps = [
      Scenario.Act.person(.open(app)), .app(app, .createManager),
      .app(app, .call(.requestWhenInUse, manager: 1)), .person(.answer([.allowOnce, .allow])),
    ]
    let scenario = Scenario(
      "", releases: OSVersion.Span(release, release), apps: [Self.app],
      steps: steps.map { Scenario.Step($0) })
    let outcome = scenario.outcomes(on: [release])[0]
    return Storyboard(outcome.timeline, on: release).svg
  }

  @Test(arguments: [OSVersion.iOS(12), .iOS(14), .iOS(27)])
  func `draws the prompt that the release shows`(release: OSVersion) {
    let svg = Self.svg(on: release)
    #expect(svg.contains("To show &amp; tell."))
    #expect(svg.contains("Precise: On") == (release >= .iOS(14)))
    #expect(svg.contains("Allow Once") == (release >= .iOS(13)))
    #expect(svg.contains("Tr&lt;ail"))
    #expect(!svg.contains("Tr<ail"))
  }

  /// Someone walks out of an app that goes on using location; a drive before it changes nothing.
  private static func leaving(on release: OSVersion, _ model: PhoneModel, comesBack: Bool) -> String
  {
    var app = Self.app
    app.backgroundModes = ["location"]
    let first = AppID(rawValue: 0)
    var steps: [Scenario.Act] = [
      .person(.open(first)), .app(first, .createManager),
      .app(first, .call(.requestWhenInUse, manager: 1)),
      .person(.answer([.allowWhileUsing, .allow])),
      .app(first, .call(.setAllowsBackground(true), manager: 1)),
      .app(first, .call(.startUpdating, manager: 1)), .wait(.seconds(2)), .person(.leave),
    ]
    if comesBack { steps.append(.person(.open(first))) }
    var scenario = Scenario(
      "", releases: OSVersion.Span(release, release), apps: [app],
      steps: steps.map { Scenario.Step($0) })
    scenario.model = model
    return Storyboard(scenario.outcomes(on: [release])[0].timeline, on: release).svg
  }

  @Test(arguments: [OSVersion.iOS(12), .iOS(17)], [PhoneModel.homeButton, .notch])
  func `draws the location indicator in the form of the phone while it is shown`(
    release: OSVersion, model: PhoneModel
  ) {
    let svg = Self.leaving(on: release, model, comesBack: false)
    let label = "aria-label=\"The location indicator: Tr&lt;ail is using your location\""
    #expect(Self.count("class=\"sb-indicator\"", in: svg) == 1)
    #expect(Self.count(label, in: svg) == 1)
    #expect(Self.count("class=\"sb-on-indicator\"", in: svg) == (model == .homeButton ? 1 : 0))
    #expect(Self.count("class=\"sb-arrow\"", in: svg) == (model == .notch ? 1 : 0))
    // Back in the app there is none, so that the last panel has no picture of it.
    let back = Self.leaving(on: release, model, comesBack: true)
    #expect(back.contains("hides the location indicator"))
    #expect(Self.count("class=\"sb-indicator\"", in: back) == 1)
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func `has no panel for an act from which nothing followed`() {
    let svg = Self.svg(on: .iOS(17))
    // The installation is a line of the first panel, above the launch.
    #expect(svg.contains("sb-line\" x=\"14\" y=\"28\">person installs Tr&lt;ail<"))
    #expect(svg.contains("Storyboard with 2 panels"))
  }

  /// Someone takes the permission back in Settings, and locks the phone.
  private static func settings(on release: OSVersion) -> String {
    let first = AppID(rawValue: 0)
    let steps: [Scenario.Act] = [
      .person(.open(first)), .app(first, .createManager),
      .app(first, .call(.requestWhenInUse, manager: 1)),
      .person(.answer([.allowWhileUsing, .allow])),
      .person(.leave), .person(.choose(.never, first)), .person(.open(first)),
    ]
    let scenario = Scenario(
      "", releases: OSVersion.Span(release, release), apps: [Self.app],
      steps: steps.map { Scenario.Step($0) })
    return Storyboard(scenario.outcomes(on: [release])[0].timeline, on: release).svg
  }

  @Test(arguments: [OSVersion.iOS(12), .iOS(17)])
  func `draws a phone in each panel, and the row of Settings that was changed`(release: OSVersion) {
    let svg = Self.settings(on: release)
    #expect(
      Self.count("class=\"sb-bezel\"", in: svg) == Self.count("class=\"sb-panel\"", in: svg))
    #expect(svg.contains("class=\"sb-row\" x=\"20\" y=\"72\">Location<"))
    #expect(Self.count("class=\"sb-value\"", in: svg) == 1)
    #expect(svg.contains(">Never<"))
  }

  @Test(arguments: [OSVersion.iOS(12), .iOS(13), .iOS(17)])
  func `is light for readers in dark mode where the release has no dark appearance`(
    release: OSVersion
  ) {
    #expect(Self.svg(on: release).contains(" sb-dark\"") == (release >= .iOS(13)))
  }

  @Test func `is the same for the same timeline`() {
    #expect(Self.svg(on: .iOS(17)) == Self.svg(on: .iOS(17)))
  }
}

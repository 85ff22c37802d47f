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
    return Storyboard(outcome.timeline, isAndroid: false).svg
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

  @Test func `is the same for the same timeline`() {
    #expect(Self.svg(on: .iOS(17)) == Self.svg(on: .iOS(17)))
  }
}

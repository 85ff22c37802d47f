import PlatformModel
import TestSupport
import Testing

/// Where Settings keeps what permissions need, release by release.
struct SettingsPathTests {
  @Test(
    "IOS-SET-020: Privacy became Privacy & Security with iOS 16", .facts("IOS-SET-020"),
    arguments: OSVersion.allIOS)
  func locationServices(version: OSVersion) {
    let privacy = version.major <= 15 ? "Privacy" : "Privacy & Security"
    #expect(
      SettingsPath.locationServices.steps(on: version, app: "Trail Guide")
        == [privacy, "Location Services"])
    #expect(
      SettingsPath.motionAndFitness.steps(on: version, app: "Trail Guide")
        == [privacy, "Motion & Fitness"])
  }

  @Test(
    "IOS-SET-021: the pages of apps moved below Apps with iOS 18", .facts("IOS-SET-021"),
    arguments: OSVersion.allIOS)
  func app(version: OSVersion) {
    #expect(
      SettingsPath.app.steps(on: version, app: "Trail Guide")
        == (version.major <= 17 ? ["Trail Guide"] : ["Apps", "Trail Guide"]))
  }

  @Test("IOS-SET-022: restrictions moved to Screen Time with iOS 12", arguments: OSVersion.allIOS)
  func restrictions(version: OSVersion) {
    #expect(
      SettingsPath.restrictions.steps(on: version, app: "").first
        == (version.major <= 11 ? "General" : "Screen Time"))
  }

  @Test("IOS-SET-014: Reset Location & Privacy is under General", arguments: OSVersion.allIOS)
  func reset(version: OSVersion) {
    let steps = SettingsPath.resetLocationAndPrivacy.steps(on: version, app: "")
    #expect(steps.first == "General")
    #expect(steps.last == "Reset Location & Privacy")
  }
}

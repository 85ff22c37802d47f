/// The facts on one subject, as the documentation groups them.
public struct FactArea: Hashable, Sendable {
  /// The platform that they are about.
  public let platform: Platform
  /// The subject in one or two words: "purpose strings".
  public let name: String
  /// What the facts say something about, as a heading.
  public let title: String
  /// The rows, in the order of their ids.
  public let facts: [Fact]

  init(_ platform: Platform, _ name: String, _ title: String, _ facts: [Fact]) {
    self.platform = platform
    self.name = name
    self.title = title
    self.facts = facts
  }
}

extension Facts {
  /// Every area, iOS before Android.
  public static let areas: [FactArea] = [
    FactArea(
      .iOS, "authorization", "What an app reads, and what its delegate is called with",
      authorization),
    FactArea(.iOS, "prompts", "The prompts", prompts),
    FactArea(.iOS, "transitions", "What each request and each answer does", transitions),
    FactArea(.iOS, "requests", "Requests beyond the table of transitions", requests),
    FactArea(.iOS, "purpose strings", "What happens without a purpose string", purposeStrings),
    FactArea(.iOS, "accuracy", "Full and reduced accuracy", accuracy),
    FactArea(.iOS, "background", "Location in the background", background),
    FactArea(
      .iOS, "sessions", "Live updates, monitors, sessions, the location button, App Clips", sessions
    ),
    FactArea(.iOS, "releases", "What iOS 26 and 27 brought", releases),
    FactArea(.iOS, "settings", "What people change in Settings", settings),
    FactArea(.iOS, "motion", "Motion and fitness", motion),
    FactArea(.iOS, "bluetooth", "Bluetooth", bluetooth),
    FactArea(
      .iOS, "other permissions", "Other permissions, where location touches them", otherPermissions),
    FactArea(.iOS, "store", "The App Store's automatic checks", store),
    FactArea(.iOS, "review", "App Review", review),
    FactArea(.iOS, "simulation", "What other tools can simulate", simulation),
    FactArea(.iOS, "checks", "What a check of an app's files follows from", checks),
    FactArea(
      .android, "permissions", "Permissions: level, group, first release", androidPermissions),
    FactArea(
      .android, "splits", "Permissions that bring others along, and old targets", androidSplits),
    FactArea(.android, "requests", "Requests: dialogs, answers, final denials", androidRequests),
    FactArea(.android, "location", "What location needs and delivers", androidLocation),
    FactArea(.android, "foreground services", "Foreground services", androidForegroundServices),
    FactArea(.android, "wifi", "Wi-Fi scans", androidWifi),
    FactArea(.android, "bluetooth", "Bluetooth scans", androidBluetooth),
    FactArea(.android, "sensors", "Sensors, activity and ultra-wideband", androidSensors),
    FactArea(.android, "switches", "Switches of the phone", androidSwitches),
    FactArea(.android, "settings", "Where stock Android keeps its settings", androidSettings),
    FactArea(.android, "news", "What Android 16 and 17 brought", androidNews),
    FactArea(.android, "store", "Google Play, and lint", androidStore),
    FactArea(
      .android, "manifests", "Manifests: what a device reads, how they are merged", androidManifests
    ),
    FactArea(
      .android, "packages", "Packages: binary XML, archives, bundles, split sets", androidPackages),
    FactArea(.android, "pitfalls", "What apps get wrong most often", androidPains),
  ]
}

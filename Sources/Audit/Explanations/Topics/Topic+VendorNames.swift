import Findings
import PlatformModel

extension Topic {
  /// Classes and options of vendors' SDKs, by name.
  static var vendorNames: [Topic] { VendorName.all.map(\.topic) }
}

/// A class or an option of a vendor's SDK that its document names.
struct VendorName: Sendable {
  let document: VendorDocument
  let name: String
  let title: String
  var aliases: [String] = []
  /// What it means for permissions.
  let meaning: [String]
  var facts: [FactID] = []
  let fix: String
  /// Names of other topics.
  var related: [Explanation.Related] = []

  var topic: Topic {
    Topic(.vendorName, name, title, aliases: aliases) {
      let known = Links.facts(facts)
      return Explanation(
        .vendorName, name, title: title, paragraphs: meaning, facts: known, fix: [Fix(fix)],
        sources: ([document.source] + known.flatMap(\.sources)).uniqued
          .compactMap { FactSource(code: $0) },
        related: [.init(document.vendor, "“\(document.page)”.")] + related,
        vendorNotes: VendorClaim.all(about: [], naming: name))
    }
  }
}

extension VendorName {
  static let all: [VendorName] = [
    VendorName(
      document: .move, name: "MoveConfig", title: "Which detection services MOVE's SDK runs.",
      aliases: ["MoveConfig.DetectionService"],
      meaning: [
        "The permissions that the SDK needs follow from the services that the configuration names."
      ],
      fix: "`wayleave needs show move` has what each service needs; name only those that the app "
        + "uses."),
    VendorName(
      document: .move, name: "MoveOptions",
      title: "Options of MOVE's SDK, two of which make a permission mandatory.",
      meaning: ["The two are motionPermissionMandatory and backgroundLocationPermissionMandatory."],
      fix:
        "`wayleave needs show move:driving+motionPermissionMandatory` shows what an option does.",
      related: [
        .init("motionPermissionMandatory", "Makes motion mandatory."),
        .init("backgroundLocationPermissionMandatory", "Makes Always mandatory."),
      ]),
    VendorName(
      document: .move, name: "motionPermissionMandatory",
      title: "An option of MOVE's SDK: without motion its services do not start.",
      meaning: ["Without the option services such as driving are degraded without motion."],
      facts: ["IOS-MOT-006"],
      fix: "Set it only if a trip is of no use without its kind of activity: "
        + "`wayleave needs show move:driving+motionPermissionMandatory`.",
      related: [.init("NSMotionUsageDescription", "The key that motion needs.")]),
    VendorName(
      document: .move, name: "backgroundLocationPermissionMandatory",
      title: "An option of MOVE's SDK: without Always its services do not start.",
      meaning: ["Without the option they work while the app is in the foreground."],
      fix: "Set it only if the app is of no use without Always: "
        + "`wayleave needs show move:driving+backgroundLocationPermissionMandatory`.",
      related: [
        .init("CLAuthorizationStatus.authorizedAlways", "Provisional Always reads the same.")
      ]),
    VendorName(
      document: .bluedot, name: "BDLocationManager",
      title: "Bluedot's location manager, a subclass of CLLocationManager.",
      meaning: [
        "It inherits allowsBackgroundLocationUpdates and every other property of Core Location, and "
          + "what holds for them holds for it."
      ],
      facts: ["IOS-BG-010", "IOS-BG-015"],
      fix:
        "Set allowsBackgroundLocationUpdates to true in the foreground, with the background mode "
        + "`location` declared; clear it only where Always is not granted.",
      related: [
        .init(
          "BDPointBackgroundLocationEnabledForWhenInUseKey", "The older key for the same purpose.")
      ]),
    VendorName(
      document: .situm, name: "SITLocationManager", title: "Situm's location manager on iOS.",
      meaning: ["It positions by beacons through Core Location, with precise location."],
      facts: ["IOS-BT-006"],
      fix: "`wayleave needs show situm` has what it needs.",
      related: [.init("iBeacon", "What it hears.")]),
    VendorName(
      document: .chineseSDK, name: "TencentLBSLocationManager",
      title: "Tencent's location manager on iOS.",
      meaning: ["Its requests are those of CLLocationManager, and need the same keys."],
      fix: "`wayleave needs show tencent` has what it needs.",
      related: [.init("NSLocationWhenInUseUsageDescription", "The key of its request.")]),
  ]
}

import AuthorizationEngine
import PlatformModel

@testable import PhoneSimulator

extension AppPackage {
  /// An app that lacks nothing: every purpose string, the mode, a purpose key.
  static let trailGuide = AppPackage(
    name: "TrailGuide",
    purposeStrings: [
      .whenInUse: "Shows the trails around you.",
      .always: "Records your hike in the pocket, as on iOS 10.",
      .alwaysAndWhenInUse: "Records your hike with the phone in the pocket.",
      .motion: "Counts your steps.",
      .bluetoothAlways: "Finds the huts' beacons.",
    ],
    temporaryAccuracy: ["rescue": "Tells the rescuers where you are."],
    backgroundModes: ["location"])

  /// The same with one thing changed.
  static func trailGuide(_ change: (inout AppPackage) -> Void) -> AppPackage {
    var package = trailGuide
    change(&package)
    return package
  }
}

/// A phone with TrailGuide in the foreground and a location manager: where most stories begin.
struct Hike {
  let phone: VirtualPhone
  let app: VirtualApp
  let manager: VirtualLocationManager

  init(
    _ system: IOS.System, model: PhoneModel = .notch, _ package: AppPackage = .trailGuide
  ) throws {
    phone = VirtualPhone(system: system, model: model)
    app = try phone.install(package)
    try phone.open(app)
    manager = try app.makeLocationManager()
  }

  /// Asks for When In Use and has it allowed.
  func grantWhenInUse() throws {
    try manager.requestWhenInUseAuthorization()
    try phone.answer(phone.system.version < .iOS(13) ? .allow : .allowWhileUsing)
  }

  /// Asks for Always and has it allowed, on Settings' page where the prompts alone do not lead there.
  func grantAlways() throws {
    try manager.requestAlwaysAuthorization()
    switch phone.system.version.major {
    case ...10: try phone.answer(.allow)
    case 11...12: try phone.answer(.alwaysAllow)
    default:
      try phone.answer(.allowWhileUsing)
      try phone.choose(.always, for: app)
      try phone.open(app)
    }
  }

  /// The callbacks that the app got since its notices were taken last.
  func callbacks() -> [AuthorizationStatus] {
    app.takeNotices().compactMap {
      if case .authorizationCallback(let status, _) = $0.effect { status } else { nil }
    }
  }
}

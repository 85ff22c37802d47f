import Findings
import PlatformModel

extension Topic {
  /// Places in Settings, by what is on the screen.
  static var settingsPaths: [Topic] {
    SettingsPath.allCases.map { path in
      Topic(.settingsPath, path.name, path.meaning, aliases: path.otherNames) {
        let facts = Links.facts(path.facts)
        return Explanation(
          .settingsPath, path.name, title: path.meaning, paragraphs: path.places,
          since: .allIOS, why: [path.reason], facts: facts,
          fix: [Fix("Name the steps in the words of the release that the person has.")])
      }
    }
  }
}

extension SettingsPath {
  /// The name under which it is explained.
  var name: String {
    switch self {
    case .locationServices: "Location Services"
    case .app: "app's page in Settings"
    case .restrictions: "Restrictions in Settings"
    case .resetLocationAndPrivacy: "Reset Location & Privacy"
    case .motionAndFitness: "Motion & Fitness"
    case .bluetooth: "Bluetooth in Settings of iOS"
    }
  }

  /// Every way to it on some release, as people write it, and other words.
  fileprivate var otherNames: [String] {
    OSVersion.allIOS.map { Self.written(steps(on: $0, app: "the app")) }.uniqued + words
  }

  private var words: [String] {
    switch self {
    case .locationServices: ["locationServices"]
    case .app: ["openSettingsURLString", "app page", "Settings page"]
    case .restrictions: ["restrictions", "Screen Time", "Content & Privacy Restrictions"]
    case .resetLocationAndPrivacy: ["reset location and privacy"]
    case .motionAndFitness: ["motion and fitness", "Fitness Tracking"]
    case .bluetooth: ["Bluetooth switch of iOS"]
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .locationServices: "The switch for the whole device, and the list of apps below it."
    case .app: "The app's own page, which openSettingsURLString opens."
    case .restrictions: "Where restrictions grey location out."
    case .resetLocationAndPrivacy: "Makes every app not determined again."
    case .motionAndFitness: "The switch of Fitness Tracking, and the apps that read motion."
    case .bluetooth: "The switch of the Bluetooth radio."
    }
  }

  fileprivate var reason: String {
    switch self {
    case .locationServices: "While it is off every app reads denied; choices of apps are kept."
    case .app: "After Don’t Allow it is the only way back."
    case .restrictions: "A restricted app cannot ask."
    case .resetLocationAndPrivacy: "It brings every prompt back, for trying the first launch."
    case .motionAndFitness: "Switched off, motion is denied to all apps."
    case .bluetooth:
      "Beacons are heard only while it is on; from iOS 11 on, the switch in Control Center does not turn it off."
    }
  }

  fileprivate var facts: [FactID] {
    switch self {
    case .locationServices: ["IOS-SET-020", "IOS-SET-007", "IOS-REQ-029", "IOS-SET-013", "T37"]
    case .app: ["IOS-SET-021", "IOS-SET-006", "IOS-SET-013", "IOS-SET-010"]
    case .restrictions: ["IOS-SET-022", "T25"]
    case .resetLocationAndPrivacy: ["IOS-SET-014"]
    case .motionAndFitness: ["IOS-MOT-009", "IOS-SET-011"]
    case .bluetooth: ["IOS-BT-010", "IOS-BT-011", "IOS-BT-006"]
    }
  }

  /// The steps on each run of releases in which they are the same.
  fileprivate var places: [String] {
    var runs: [(first: OSVersion, last: OSVersion, steps: [String])] = []
    for version in OSVersion.allIOS {
      let steps = steps(on: version, app: "the app")
      if runs.last?.steps == steps {
        runs[runs.count - 1].last = version
      } else {
        runs.append((version, version, steps))
      }
    }
    return runs.map { run in
      "\(OSVersion.Span(run.first, run.last)): \(Self.written(run.steps))."
    }
  }

  /// Some steps as people write them: "Settings > Privacy".
  fileprivate static func written(_ steps: [String]) -> String {
    (["Settings"] + steps).joined(separator: " > ")
  }
}

extension Topic {
  /// Places in Settings of stock Android, by what is on the screen and by the ways there.
  static var androidSettingsPaths: [Topic] {
    AndroidSettingsPath.allCases.map { path in
      Topic(.settingsPath, path.name, path.meaning, aliases: path.otherNames) {
        let runs = path.runs(app: "the app")
        let first = runs.first?.levels.lowerBound ?? .oldest
        return Explanation(
          .settingsPath, path.name, title: path.meaning,
          paragraphs: runs.map { run in
            "\(run.levels.names): \(SettingsPath.written(run.steps))."
          } + ["These are the ways of stock Android. Makers of phones rename and move them."],
          since: .android(from: first), why: [path.reason], facts: Links.facts(path.facts),
          fix: [Fix("Name the steps in the words of the release that the person has.")],
          related: path.relatedNames.map { .init($0.rawValue, Facts[$0]?.statement ?? "") })
      }
    }
  }
}

extension ClosedRange<APILevel> {
  /// "Android 8.0 to 9 (API 26 to 28)".
  fileprivate var names: String {
    lowerBound == upperBound
      ? lowerBound.description
      : "Android \(lowerBound.versionName) to \(upperBound.versionName) "
        + "(API \(lowerBound.rawValue) to \(upperBound.rawValue))"
  }
}

extension AndroidSettingsPath {
  /// The name under which it is explained.
  var name: String {
    switch self {
    case .location: "Location in Settings of Android"
    case .wifiScanning: "Wi-Fi scanning"
    case .bluetoothScanning: "Bluetooth scanning"
    case .appPermissions: "app permissions on Android"
    case .bluetooth: "Bluetooth in Settings of Android"
    }
  }

  /// Every way to it on some release, as people write it, and other words.
  fileprivate var otherNames: [String] {
    let steps = runs(app: "the app").map(\.steps)
    let isScanning = self == .wifiScanning || self == .bluetoothScanning
    // The page with both switches leads to both.
    let pages = isScanning ? steps.map { Array($0.dropLast()) }.filter { $0.count > 1 } : []
    let ways = (steps + pages).map { (["Settings"] + $0).joined(separator: " > ") }
    return ways.uniqued + words
  }

  private var words: [String] {
    switch self {
    case .location: ["location switch of Android"]
    case .wifiScanning: ["scanning always available", "WiFi scanning always available"]
    case .bluetoothScanning: ["BLE scanning"]
    case .appPermissions: ["permissions of an app in Settings", "app info on Android"]
    case .bluetooth: ["Bluetooth switch of Android"]
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .location: "The switch of Location for the whole phone."
    case .wifiScanning: "The switch that lets Wi-Fi be scanned while Wi-Fi is off."
    case .bluetoothScanning: "The switch that lets Bluetooth be scanned while Bluetooth is off."
    case .appPermissions: "What the person allowed one app."
    case .bluetooth: "The switch of the Bluetooth radio."
    }
  }

  fileprivate var reason: String {
    switch self {
    case .location: "From Android 6 nothing that tells a position works while it is off."
    case .wifiScanning: "With Wi-Fi and this switch off nothing is scanned."
    case .bluetoothScanning:
      "It serves clients of the system; an app usually scans nothing while Bluetooth is off."
    case .appPermissions: "After a final denial it is the only way back."
    case .bluetooth: "Beacons are heard only while it is on."
    }
  }

  fileprivate var relatedNames: [FactID] {
    switch self {
    case .location: ["AND-TOG-001", "AND-TOG-002"]
    case .wifiScanning: ["AND-WIFI-015", "AND-TOG-005", "AND-TOG-006", "AND-TOG-007"]
    case .bluetoothScanning: ["AND-BLE-013", "AND-TOG-008", "AND-TOG-009"]
    case .appPermissions: ["AND-RUN-036", "AND-RUN-037"]
    case .bluetooth: ["AND-BLE-012"]
    }
  }
}

import Findings
import PlatformModel
import ServiceNeeds

extension Topic {
  /// What people complain of, in words, with what it may come from.
  static var complaints: [Topic] {
    Complaint.ios.map(\.topic) + Complaint.android.map(\.topic)
  }
}

/// A complaint of people, with the words that tell it and the causes that a diagnosis can find.
struct Complaint: Sendable {
  /// What it is called; that of Android ends with the name.
  let name: String
  /// Its name for `wayleave diagnose --symptom`.
  let symptom: String
  /// One word of each group is in a text that is about it.
  let words: [[String]]
  /// What it may come from, with what to do.
  let causes: [(sentence: String, step: String)]
  let facts: [FactID]
  let related: [Explanation.Related]

  var topic: Topic {
    let title = "A symptom: \(name)."
    return Topic(
      .complaint, name, title, aliases: [symptom, "\(name) complaint"], complaint: words
    ) {
      Explanation(
        .complaint, name, title: title,
        paragraphs: [
          "`wayleave diagnose SNAPSHOT --symptom \(symptom)` tells which of these applies to a phone."
        ],
        facts: Links.facts(facts),
        fix: causes.map { Fix("\($0.sentence)? \($0.step).") }, related: related)
    }
  }
}

extension Complaint {
  /// One for each symptom of iOS.
  static let ios = Symptom.allCases.map { symptom in
    Complaint(
      name: symptom.title, symptom: symptom.rawValue, words: symptom.words,
      causes: symptom.causes.map { ($0.sentence, $0.step(on: .newestIOS, app: "the app")) },
      facts: [], related: symptom.related)
  }

  /// One for each symptom of Android.
  static let android = AndroidSymptom.allCases.map { symptom in
    Complaint(
      name: symptom.title + " on Android", symptom: symptom.rawValue, words: symptom.words,
      causes: symptom.causes.map { ($0.sentence, $0.step(on: .newest, app: "the app")) },
      facts: symptom.causes.flatMap(\.facts).uniqued, related: [])
  }

  fileprivate static let location = [
    "location", "locations", "gps", "position", "positions", "coordinates", "tracking", "geofence",
    "geofences", "geofencing",
  ]
}

extension Symptom {
  fileprivate var words: [[String]] {
    switch self {
    case .noPrompt: [["prompt", "popup", "dialog", "dialogue", "alert"]]
    case .noLocation: [Complaint.location]
    case .noIndoorPosition: [["indoor", "indoors", "building", "inside"]]
    case .noBeacons: [["beacon", "ibeacon"]]
    case .noLocationInBackground:
      [
        Complaint.location,
        ["background", "backgrounded", "closed", "locked", "killed", "minimized"],
      ]
    case .tripsWithoutActivity: [["trip", "activity", "activities", "motion"]]
    case .locationFailsInSimulator: [Complaint.location, ["simulator"]]
    }
  }

  /// Everything that a diagnosis of it can find, the likeliest first.
  var causes: [Cause] {
    let key = InfoPlistKey.whenInUse.rawValue
    let notGranted: [Cause] = [
      .locationServicesOff, .locationRestricted, .locationDenied, .purposeStringMissing(key),
      .locationNotRequested, .locationRequestUnanswered,
    ]
    return switch self {
    case .noPrompt: notGranted
    case .noLocation: notGranted + [.noSimulatedLocation]
    case .noIndoorPosition: notGranted + [.preciseOff, .bluetoothOff]
    case .noBeacons: [.bluetoothOff] + notGranted + [.preciseOff]
    case .noLocationInBackground:
      [
        .backgroundModeMissing, .backgroundUpdatesSetTooLate, .alwaysProvisional,
        .backgroundUpdatesOff, .onlyWhileUsing,
      ] + notGranted
    case .tripsWithoutActivity:
      [
        .motionDenied, .motionRestricted, .motionNotRequested,
        .purposeStringMissing(InfoPlistKey.motion.rawValue),
      ]
    case .locationFailsInSimulator: [.noSimulatedLocation]
    }
  }

  fileprivate var related: [Explanation.Related] {
    switch self {
    case .noLocationInBackground:
      [
        .init("UIBackgroundModes", "The mode that location in the background needs."),
        .init("ACCESS_BACKGROUND_LOCATION", "The permission on Android."),
      ]
    case .noPrompt:
      [.init("NSLocationWhenInUseUsageDescription", "Without it no prompt comes.")]
    default: []
    }
  }
}

extension AndroidSymptom {
  fileprivate var words: [[String]] {
    switch self {
    case .nothingScanned: [["scan", "scanned", "scanning"]]
    case .noLocation: [Complaint.location]
    case .noWifiScans: [["wifi", "wi"], ["scan", "networks", "list"]]
    case .noBluetoothScans: [["bluetooth", "ble"], ["scan", "devices", "found", "discover"]]
    case .fewWifiScans:
      [["wifi", "wi"], ["scan"], ["few", "slow", "rarely", "throttle", "often", "seconds"]]
    case .noNotificationOfService: [["notification"], ["service", "drawer"]]
    }
  }

  /// What a diagnosis of it can find, the likeliest first; a permission stands for its like.
  var causes: [AndroidCause] {
    let location: [AndroidCause] = [.locationOff, .denied(.location)]
    let wifi = location + [.approximateOnly, .wifiScanningOff, .airplaneMode]
    let bluetooth =
      location + [
        .approximateOnly, .bluetoothOff, .denied(.nearbyDevices), .notRequested(.bluetoothScan),
      ]
    return switch self {
    case .nothingScanned: (wifi + bluetooth).uniqued
    case .noLocation: location + [.undeclared(.fineLocation)]
    case .noWifiScans: wifi + [.undeclared(.changeWifiState)]
    case .noBluetoothScans: bluetooth + [.undeclared(.bluetoothScan)]
    case .fewWifiScans: [.scansThrottled]
    case .noNotificationOfService: [.notificationsDenied, .undeclared(.postNotifications)]
    }
  }
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension AndroidStepReader {
  /// A verb that is known, with how to read it; nil where the words are another verb's.
  struct Verb: Sendable {
    var actor: String
    var name: String
    var read: @Sendable (String, Int) throws(YAMLProblem) -> AndroidScenario.Act?

    init(
      _ actor: String, _ name: String,
      _ read: @escaping @Sendable (String, Int) throws(YAMLProblem) -> AndroidScenario.Act?
    ) {
      self.actor = actor
      self.name = name
      self.read = read
    }

    /// A verb that takes nothing.
    init(_ actor: String, _ name: String, _ event: Android.Event) {
      self.init(actor, name) { words, _ in
        words.lowercased() == name.lowercased() ? .event(event) : nil
      }
    }
  }

  static let verbs: [Verb] = app + person + world

  private static let app: [Verb] = [
    Verb("app", "requestPermissions") { words, line throws(YAMLProblem) in
      guard let rest = words.behind("requestPermissions") else { return nil }
      var names: [Android.Permission] = []
      for part in rest.split(whereSeparator: { $0 == "," || $0 == " " }) {
        guard let one = Android.Permission(AndroidPermission(named: String(part))) else {
          throw YAMLProblem(
            line, unknown: "permission that a dialog grants", String(part),
            known: Android.Permission.allCases.map(\.platform.name))
        }
        names.append(one)
      }
      return .event(.request(Android.Permissions(names)))
    },
    Verb("app", "requestLocationUpdates gps", .requestLocation(.gps)),
    Verb("app", "requestLocationUpdates network", .requestLocation(.network)),
    Verb("app", "removeUpdates", .stopLocation), Verb("app", "startScan", .startScan),
    Verb("app", "getScanResults", .getScanResults),
    Verb("app", "startBluetoothScan", .startBluetoothScan(filtered: true)),
    Verb("app", "startBluetoothScan without filter", .startBluetoothScan(filtered: false)),
    Verb("app", "stopBluetoothScan", .stopBluetoothScan),
    Verb("app", "connectGatt", .connectBluetooth),
    Verb("app", "startForegroundService", .startForegroundService(.ordinary)),
    Verb("app", "startForegroundService exempt", .startForegroundService(.exempt)),
    Verb("app", "startForegroundService after a tap", .startForegroundService(.personsAct)),
    Verb("app", "stopForegroundService", .stopForegroundService),
    Verb("app", "startService", .startService), Verb("app", "setWifiEnabled", .enableWifi),
    Verb("app", "enableBluetooth", .enableBluetooth),
    Verb("app", "requestBluetoothOn", .requestBluetoothOn),
    Verb("app", "createNotificationChannel", .createNotificationChannel),
  ]

  private static let person: [Verb] = [
    Verb("person", "open", .open), Verb("person", "leave", .leave),
    Verb("person", "back", .back), Verb("person", "tap location button", .tapLocationButton),
    Verb("person", "stop in task manager", .stopInTaskManager),
    Verb("person", "choose Precise", .chooseAccuracy(precise: true)),
    Verb("person", "choose Approximate", .chooseAccuracy(precise: false)),
    Verb("person", "answer BUTTON or BUTTON") { words, _ in
      words.behind("answer").map { .press($0.alternatives) }
    },
    Verb("person", "settings GROUP = CHOICE") { words, line throws(YAMLProblem) in
      guard let rest = words.behind("settings") else { return nil }
      let parts = rest.split(separator: "=").map { $0.trimmed }
      guard parts.count == 2 else {
        throw YAMLProblem(
          line, "'\(rest)' is no choice in Settings",
          possible: ["settings Location = Ask every time"])
      }
      if parts[0].lowercased() == "use precise location" {
        return .event(.setPrecise(try ScenarioWords.isOn(parts[1], line: line)))
      }
      let group = try ScenarioWords.one(
        of: Android.Group.allCases, "group of permissions", parts[0], line: line,
        name: \.platform.title)
      let choice = try ScenarioWords.one(
        of: Android.SettingsChoice.allCases, "choice", parts[1].curled, line: line, name: \.label)
      return .event(.choose(group, choice))
    },
    Verb("person", "turn off SWITCH") { words, line throws(YAMLProblem) in
      try words.behind("turn off").map { name throws(YAMLProblem) in
        .event(.setSwitch(try toggle(name, line), false))
      }
    },
    Verb("person", "turn on SWITCH") { words, line throws(YAMLProblem) in
      try words.behind("turn on").map { name throws(YAMLProblem) in
        .event(.setSwitch(try toggle(name, line), true))
      }
    },
    Verb("person", "upgrade to android 14") { words, line throws(YAMLProblem) in
      guard let rest = words.behind("upgrade to") else { return nil }
      guard let level = APILevel(parsing: rest) else {
        throw YAMLProblem(
          line, "'\(rest)' names no release of Android", possible: ["upgrade to android 14"])
      }
      return .upgrade(level)
    },
  ]

  private static let world: [Verb] = [
    Verb("world", "beacon") { words, _ in words.lowercased() == "beacon" ? .beacon(true) : nil },
    Verb("world", "no beacon") { words, _ in
      words.lowercased() == "no beacon" ? .beacon(false) : nil
    },
    Verb("world", "reclaim memory", .processDies),
  ]

  private static func toggle(_ name: String, _ line: Int) throws(YAMLProblem) -> Android.Toggle {
    try ScenarioWords.one(
      of: Android.Toggle.allCases, "switch", name, line: line, name: \.title)
  }
}

extension String {
  /// What stands behind a verb that begins the text; nil where it does not begin it.
  fileprivate func behind(_ verb: String) -> String? {
    guard lowercased().hasPrefix(verb.lowercased() + " ") else { return nil }
    return dropFirst(verb.count).trimmed
  }

  /// The parts between " or ".
  fileprivate var alternatives: [String] {
    var parts = [""]
    for word in split(separator: " ") {
      if word == "or" {
        parts.append("")
      } else {
        parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return parts
  }

  /// With the apostrophe that the system sets.
  fileprivate var curled: String { replacingStraightApostrophe }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

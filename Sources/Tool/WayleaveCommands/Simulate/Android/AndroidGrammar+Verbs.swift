import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension AndroidGrammar {
  typealias Entry = ScenarioVerb.Entry<AndroidScenario.Step>

  /// What an app can call, spelled as Android spells it.
  static let appVerbs: [Entry] = [
    act("requestPermissions") { argument throws(YAMLProblem) in
      .event(.request(try permissions(argument)))
    },
    act("requestLocationUpdates") { argument throws(YAMLProblem) in
      .event(
        .requestLocation(
          try argument.one(
            of: Android.Provider.allCases, "provider of locations", asking: "a provider"
          ) { "\($0)" }))
    },
    plain("removeUpdates", .stopLocation), plain("startScan", .startScan),
    plain("getScanResults", .getScanResults),
    plain("startBluetoothScan", .startBluetoothScan(filtered: true)),
    plain("startBluetoothScan without filter", .startBluetoothScan(filtered: false)),
    plain("stopBluetoothScan", .stopBluetoothScan), plain("connectGatt", .connectBluetooth),
    plain("startForegroundService", .startForegroundService(.ordinary)),
    plain("startForegroundService exempt", .startForegroundService(.exempt)),
    plain("startForegroundService after a tap", .startForegroundService(.personsAct)),
    plain("stopForegroundService", .stopForegroundService), plain("startService", .startService),
    plain("setWifiEnabled", .enableWifi), plain("enableBluetooth", .enableBluetooth),
    plain("requestBluetoothOn", .requestBluetoothOn),
    plain("createNotificationChannel", .createNotificationChannel),
  ]

  /// What the person can do.
  static let person: [Entry] = [
    Entry("open") { argument, context throws(YAMLProblem) in
      AndroidScenario.Step(.event(.open), app: try argument.app(context))
    },
    plain("leave", .leave), plain("back", .back),
    plain("tap location button", .tapLocationButton),
    plain("stop in task manager", .stopInTaskManager),
    act("answer") { argument throws(YAMLProblem) in
      .press(try argument.words("a button").split(separator: " or ").map(String.init))
    },
    act("flip Precise") { argument throws(YAMLProblem) in
      try argument.nothing()
      return .flipPrecise
    },
    act("choose") { argument throws(YAMLProblem) in .event(try choice(argument)) },
    act("Use precise location") { argument throws(YAMLProblem) in
      .event(.setPrecise(try argument.isOn()))
    },
    act("turn on") { argument throws(YAMLProblem) in
      .event(.setSwitch(try control(argument), true))
    },
    act("turn off") { argument throws(YAMLProblem) in
      .event(.setSwitch(try control(argument), false))
    },
    act("update app") { argument throws(YAMLProblem) in
      guard let value = argument.value else {
        throw YAMLProblem(
          argument.line, "the new build is missing",
          possible: ["update app: {name: …, target: …}"])
      }
      return .update(try app(value).build)
    },
    act("update Android") { argument throws(YAMLProblem) in
      let text = try argument.words("a release", possible: ["update Android to 14"])
      let number = text.hasPrefix("to ") ? String(text.dropFirst(3)) : text
      guard let level = APILevel(parsing: number) else {
        throw YAMLProblem(
          argument.line, "'\(number)' names no release of Android",
          possible: ["update Android to 14"])
      }
      return .upgrade(level)
    },
    Entry(old: "settings", new: "choose Location = Ask every time"),
    Entry(old: "settings Use precise location", new: "Use precise location off"),
    Entry(old: "choose Precise", new: "flip Precise"),
    Entry(old: "choose Approximate", new: "flip Precise"),
    Entry(old: "update", new: "update app: {name: …, target: …}"),
    Entry(old: "upgrade", new: "update Android to 14"),
  ]

  /// What the world around the phone does.
  static let world: [Entry] = [
    act("beacons") { argument throws(YAMLProblem) in .beacon(!(try argument.beacons()).isEmpty) },
    Entry("reclaim memory") { argument, context throws(YAMLProblem) in
      AndroidScenario.Step(.event(.processDies), app: try argument.app(context))
    },
    Entry(old: "beacon", new: "beacons 5B0F2E1C-0000-4000-8000-000000000001"),
    Entry(old: "no beacon", new: "beacons none"),
  ]

  private static func act(
    _ name: String,
    _ read:
      @escaping @Sendable (ScenarioVerb.Argument) throws(YAMLProblem) -> AndroidScenario.Act
  ) -> Entry {
    Entry(name) { argument, context throws(YAMLProblem) in
      AndroidScenario.Step(try read(argument), app: context.app)
    }
  }

  private static func plain(_ name: String, _ event: Android.Event) -> Entry {
    act(name) { argument throws(YAMLProblem) in
      try argument.nothing()
      return .event(event)
    }
  }

  /// "ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION", or a list of them.
  private static func permissions(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> Android.Permissions {
    let known = Android.Permission.allCases.map(\.platform.name)
    var words: [String] = []
    if let value = argument.value, value.isList {
      for part in value.list { words.append(try part.requireText("a permission")) }
    } else {
      words = try argument.words("a permission", possible: known)
        .split { $0 == "," || $0 == " " }.map(String.init)
    }
    var permissions: [Android.Permission] = []
    for word in words {
      guard let one = Android.Permission(AndroidPermission(named: word)) else {
        throw YAMLProblem(
          argument.line, unknown: "permission that a dialog grants", word, known: known)
      }
      permissions.append(one)
    }
    return Android.Permissions(permissions)
  }

  /// "Ask every time", or "Nearby devices = Allow": the group is Location where none is named.
  private static func choice(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> Android.Event {
    let choices = Android.SettingsChoice.allCases
    let text = try argument.words("a choice", possible: choices.map(\.label))
    let parts = text.replacingStraightApostrophe.split(separator: " = ").map(String.init)
    var group = Android.Group.location
    if parts.count > 1 {
      group = try ScenarioWords.one(
        of: Android.Group.allCases, "group of permissions", parts[0], line: argument.line,
        name: \.platform.title)
    }
    let choice = try ScenarioWords.one(
      of: choices, "choice in Settings",
      parts.dropFirst(parts.count > 1 ? 1 : 0).joined(
        separator: " = "), line: argument.line, name: \.label)
    return .choose(group, choice)
  }

  private static func control(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> Android.Toggle {
    try argument.one(
      of: Android.Toggle.allCases, "switch of the phone", asking: "a switch", name: \.title)
  }
}

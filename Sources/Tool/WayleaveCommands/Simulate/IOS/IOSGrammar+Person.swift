import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension IOSGrammar {
  typealias PersonEntry = ScenarioVerb.Entry<Scenario.PersonVerb>

  /// What the person can do.
  static let person: [PersonEntry] =
    [
      PersonEntry("open") { argument, context throws(YAMLProblem) in
        if argument.text == "Settings" { return .openSettings }
        return .open(try argument.app(context))
      },
      plain("leave", .leave), plain("lock", .lock), plain("unlock", .unlock),
      PersonEntry("force quit") { argument, context throws(YAMLProblem) in
        .forceQuit(try argument.app(context))
      },
      plain("tap indicator", .tapIndicator),
      PersonEntry("answer") { argument, _ throws(YAMLProblem) in
        .answer(try buttons(argument))
      },
      plain("flip Precise", .flipPrecise), plain("tap location button", .tapLocationButton),
      PersonEntry("choose") { argument, context throws(YAMLProblem) in
        .choose(try choice(argument), context.app)
      },
      PersonEntry("Precise Location") { argument, context throws(YAMLProblem) in
        .setPrecise(try argument.isOn(), context.app)
      },
      PersonEntry("Motion & Fitness") { argument, context throws(YAMLProblem) in
        .setMotion(try argument.isOn(), context.app)
      },
      PersonEntry("Bluetooth permission") { argument, context throws(YAMLProblem) in
        .setBluetooth(try argument.isOn(), context.app)
      },
      PersonEntry("turn on") { argument, _ throws(YAMLProblem) in
        .turn(try control(argument), true)
      },
      PersonEntry("turn off") { argument, _ throws(YAMLProblem) in
        .turn(try control(argument), false)
      },
      plain("reset Location & Privacy", .resetLocationAndPrivacy),
      PersonEntry("reinstall") { argument, context throws(YAMLProblem) in
        .reinstall(try argument.app(context))
      },
      PersonEntry("update app") { argument, context throws(YAMLProblem) in
        guard let value = argument.value else {
          throw YAMLProblem(
            argument.line, "the new build is missing", possible: ["update app: {name: …}"])
        }
        return .updateApp(context.app, try ScenarioApp(value).package)
      },
      PersonEntry("update iOS") { argument, _ throws(YAMLProblem) in
        let text = try argument.words("a release", possible: ["update iOS to 18"])
        return .updateSystem(try release(text, line: argument.line))
      },
      plain("restart", .restart),
    ]

  private static func plain(_ name: String, _ verb: Scenario.PersonVerb) -> PersonEntry {
    PersonEntry(name) { argument, _ throws(YAMLProblem) in
      try argument.nothing()
      return verb
    }
  }

  /// "Allow", or "Allow or Allow While Using App": the first that the prompt offers.
  private static func buttons(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> [IOS.Button] {
    let labels = IOS.Button.allCases
    let text = try argument.words("a button", possible: labels.map(\.rawValue))
    var buttons: [IOS.Button] = []
    for label in text.replacingStraightApostrophe.split(separator: " or ") {
      buttons.append(
        try ScenarioWords.one(
          of: labels, "button of a prompt", String(label), line: argument.line, name: \.rawValue))
    }
    return buttons
  }

  private static func choice(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> IOS.Event.SettingsChoice {
    let labels: [(String, IOS.Event.SettingsChoice)] = [
      ("Never", .never), ("Ask Next Time", .askNextTime),
      ("Ask Next Time Or When I Share", .askNextTime), ("While Using the App", .whileUsing),
      ("Always", .always),
    ]
    return try argument.one(of: labels, "choice in Settings", asking: "a choice", name: \.0).1
  }

  private static func control(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> PhoneSwitch {
    try argument.one(
      of: PhoneSwitch.allCases, "switch of the phone", asking: "a switch", name: \.title)
  }

  private static func release(_ text: String, line: Int) throws(YAMLProblem) -> OSVersion {
    let number = text.hasPrefix("to ") ? String(text.dropFirst(3)) : text
    do {
      return try OSVersion(parsing: number)
    } catch {
      throw YAMLProblem(line, error.description)
    }
  }
}

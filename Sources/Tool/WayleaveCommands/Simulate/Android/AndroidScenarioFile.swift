import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A scenario on Android as it is written down in YAML; Documentation/Scenarios.md has the whole form.
struct AndroidScenarioFile {
  /// The story.
  let scenario: AndroidScenario

  /// Whether a file's story is on Android: its system says so.
  static func isMeant(by root: YAMLValue) -> Bool {
    root.member("system")?.text?.lowercased().hasPrefix("android") ?? false
  }

  /// Reads a file's root.
  init(_ root: YAMLValue) throws(YAMLProblem) {
    let fields = try YAMLFields(root, "a scenario on Android", known: Self.names)
    let levels = try Self.levels(fields.required("system"))
    let app = try fields.required("app")
    let named = try YAMLFields(app, "an app of Android", known: Self.appNames)
    let appName = try named.required("name").requireText("the name of an app")
    let build = try Self.build(app)
    var scenario = AndroidScenario(
      try fields.required("scenario").requireText("the name of the scenario"),
      about: try fields["about"]?.requireText("about"), levels: levels, appName: appName,
      build: build, steps: [])
    if let value = fields["dialogs"] {
      scenario.generation = try ScenarioWords.one(
        of: Android.Generation.allCases, "generation of dialogs", value.requireText("dialogs"),
        line: value.line, name: \.description)
    }
    for value in fields["switches"]?.list ?? [] {
      scenario.switches.insert(
        try ScenarioWords.one(
          of: Android.Switch.allCases, "point on which sources disagree",
          value.requireText("a switch"), line: value.line, name: \.rawValue))
    }
    let steps = try fields.required("steps")
    guard steps.isList else {
      throw YAMLProblem(steps.line, "steps are a list", possible: ["- person: open"])
    }
    for step in steps.list { scenario.steps.append(try AndroidStepReader.step(step)) }
    self.scenario = scenario
  }

  static let names = ["scenario", "about", "system", "dialogs", "switches", "app", "steps"]
  static let appNames = [
    "name", "target", "permissions", "neverForLocation", "onlyForLocationButton",
    "location service", "restricted",
  ]

  /// What an app declares.
  static func build(_ app: YAMLValue) throws(YAMLProblem) -> Android.Build {
    let fields = try YAMLFields(app, "an app of Android", known: appNames)
    let target = try fields.required("target")
    guard let number = target.text.flatMap({ Int($0) }), let level = APILevel(rawValue: number)
    else {
      throw YAMLProblem(
        target.line, "'\(target.text ?? "")' is no target",
        possible: ["a level from \(APILevel.bounds)"])
    }
    var permissions: [AndroidPermission] = []
    var caps: [AndroidPermission: APILevel] = [:]
    for value in fields["permissions"]?.list ?? [] {
      let words = try value.requireText("a permission").split(separator: " ").map(String.init)
      guard let name = words.first else { continue }
      let permission = AndroidPermission(named: name)
      permissions.append(permission)
      // "BLUETOOTH until 30" is maxSdkVersion 30.
      guard words.count > 1 else { continue }
      guard words.count == 3, words[1] == "until", let cap = Int(words[2]) else {
        throw YAMLProblem(
          value.line, "'\(words.joined(separator: " "))' is no permission with its cap",
          possible: ["\(name) until 30"])
      }
      caps[permission] = APILevel(nearest: cap)
    }
    return Android.Build(
      target: level, permissions: permissions, caps: caps,
      neverForLocation: fields["neverForLocation"]?.boolean ?? false,
      fineByLocationButtonOnly: fields["onlyForLocationButton"]?.boolean ?? false,
      hasLocationServiceType: fields["location service"]?.boolean ?? false,
      isBackgroundRestricted: fields["restricted"]?.boolean ?? false)
  }

  /// "android 14", "android 11...16", "android API 30...34".
  static func levels(_ value: YAMLValue) throws(YAMLProblem) -> OSVersion.Span {
    let text = try value.requireText("the system")
    guard let span = AndroidRange(parsing: text)?.span else {
      throw YAMLProblem(
        value.line, "'\(text)' names no release of Android",
        possible: ["android 14", "android 11...16", "android API 30...34"])
    }
    return span
  }
}

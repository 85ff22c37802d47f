import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// Parts of a scenario as its file spells them.
enum ScenarioLines {
  /// The lines below "app:" for an app of an iPhone.
  static func app(_ app: AppPackage) -> [String] {
    var lines = ["name: " + quoted(app.name)]
    if app.kind != .app { lines.append("kind: " + words(app.kind)) }
    if app.deploymentTarget != .oldestIOS {
      lines.append("deployment target: \"\(app.deploymentTarget.number)\"")
    }
    if app.linkedSDK != .newestIOS { lines.append("SDK: \"\(app.linkedSDK.number)\"") }
    var plist: [String] = []
    for (key, text) in app.purposeStrings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      plist.append("\(key.rawValue): \(quoted(text))")
    }
    if !app.temporaryAccuracy.isEmpty {
      plist.append("NSLocationTemporaryUsageDescriptionDictionary:")
      for (key, text) in app.temporaryAccuracy.sorted(by: { $0.key < $1.key }) {
        plist.append("  \(quoted(key)): \(quoted(text))")
      }
    }
    if !app.backgroundModes.isEmpty {
      let modes = app.backgroundModes.map(quoted).joined(separator: ", ")
      plist.append("UIBackgroundModes: [\(modes)]")
    }
    if app.defaultAccuracyReduced { plist.append("NSLocationDefaultAccuracyReduced: true") }
    if app.requiresExplicitServiceSession {
      plist.append("NSLocationRequireExplicitServiceSession: true")
    }
    if !plist.isEmpty { lines += ["Info.plist:"] + plist.map { "  " + $0 } }
    return lines
  }

  /// The lines below "app:" for an app of an Android phone.
  static func app(_ app: AndroidScenario.App) -> [String] {
    let permissions = app.build.permissions.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      quoted($0.key.name + ($0.value.map { " until \($0.rawValue)" } ?? ""))
    }
    var lines = ["name: " + quoted(app.name), "target: \(app.build.target.rawValue)"]
    if !permissions.isEmpty {
      lines.append("permissions: [\(permissions.joined(separator: ", "))]")
    }
    let flags = [
      ("neverForLocation", app.build.neverForLocation),
      ("onlyForLocationButton", app.build.fineByLocationButtonOnly),
      ("location service", app.build.hasLocationServiceType),
      ("restricted", app.build.isBackgroundRestricted),
    ]
    return lines + flags.filter(\.1).map { "\($0.0): true" }
  }

  /// The lines beside the app that say what phone it is, and how long it takes for things.
  static func header(_ scenario: Scenario) -> [String] {
    var lines = scenario.model == .homeButton ? ["phone: home button"] : []
    let switches = scenario.switches.on.map(\.description)
    if !switches.isEmpty { lines.append("switches: [\(switches.joined(separator: ", "))]") }
    let usual = Timing()
    let times = times.filter { $0.length(scenario.timing) != $0.length(usual) }
    if !times.isEmpty {
      lines.append("timing:")
      for time in times {
        let (seconds, rest) = time.length(scenario.timing).components
        let milliseconds = seconds * 1000 + rest / 1_000_000_000_000_000
        lines.append("  \(time.name): \(milliseconds) ms")
      }
    }
    return lines
  }

  /// The same for a scenario on Android.
  static func header(_ scenario: AndroidScenario) -> [String] {
    let switches = Android.Switch.allCases.filter(scenario.switches.contains).map(\.rawValue)
    return (scenario.generation.map { ["prompts: \($0)"] } ?? [])
      + (switches.isEmpty ? [] : ["switches: [\(switches.joined(separator: ", "))]"])
  }

  private static let times: [(name: String, length: @Sendable (Timing) -> Duration)] = [
    ("grace", { $0.grace }), ("suspension", { $0.suspension }), ("once lapse", { $0.onceLapse }),
    ("session memory", { $0.sessionMemory }), ("quiet", { $0.quiet }),
    ("reminder", { $0.reminder }), ("fix", { $0.fix }),
    ("location timeout", { $0.locationTimeout }), ("reduced fix", { $0.reducedFix }),
    ("movement", { $0.movement }), ("significant change", { $0.significantChange }),
    ("visit", { $0.visit }), ("long stop", { $0.longStop }),
  ]

  private static func words(_ kind: IOS.Build.Kind) -> String {
    switch kind {
    case .app: "app"
    case .appClip: "App Clip"
    case .appExtension: "app extension"
    }
  }

  /// A text in double quotes, as YAML and JSON have it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

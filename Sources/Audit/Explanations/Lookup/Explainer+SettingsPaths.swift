import PlatformModel

extension Explainer {
  /// An app's own pages in Settings, by the path to them: "Settings > Trail Guide > Location".
  func places(atEndOf path: String) -> [Int] {
    let steps = path.split(separator: ">", omittingEmptySubsequences: false)
      .map { String($0).folded }
    guard steps.count > 2, steps[0] == "settings", !steps.contains("") else { return [] }
    let rest = Array(steps.dropFirst())
    let apps = rest.filter { !Self.knownSteps.contains($0) }
    return apps.flatMap { Self.pages(at: rest, of: $0) }.flatMap { named[$0.folded] ?? [] }.uniqued
  }

  /// The rows of an app's own page on iOS.
  private static let rows = [
    ["Location"], ["Location", "Precise Location"], ["Motion & Fitness"], ["Bluetooth"],
  ]

  /// The steps that are never the name of an app.
  private static let knownSteps: Set<String> = {
    let ios = SettingsPath.allCases.flatMap { path in
      OSVersion.allIOS.flatMap { path.steps(on: $0, app: "") }
    }
    let android = AndroidSettingsPath.allCases.flatMap { $0.runs(app: "").flatMap(\.steps) }
    return Set((ios + android).map(\.folded))
  }()

  /// The names of the places at the end of some steps, if one of them is an app's name.
  private static func pages(at steps: [String], of app: String) -> [String] {
    let isIOS = OSVersion.allIOS.contains { version in
      let page = SettingsPath.app.steps(on: version, app: app)
      return rows.contains { steps == (page + $0).map(\.folded) }
    }
    let permissions = AndroidSettingsPath.appPermissions
    let isAndroid = permissions.runs(app: app).contains { run in
      let page = run.steps.map(\.folded)
      return steps == page || steps.dropLast() == page[...]
    }
    return (isIOS ? [SettingsPath.app.name] : []) + (isAndroid ? [permissions.name] : [])
  }
}

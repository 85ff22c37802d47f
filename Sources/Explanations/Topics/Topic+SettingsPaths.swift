import Findings
import PlatformModel

extension Topic {
  /// Places in Settings, by what stands on the screen.
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
    }
  }

  fileprivate var otherNames: [String] {
    switch self {
    case .locationServices: ["locationServices"]
    case .app: ["openSettingsURLString", "app page", "Settings page"]
    case .restrictions: ["restrictions", "Screen Time", "Content & Privacy Restrictions"]
    case .resetLocationAndPrivacy: ["reset location and privacy"]
    case .motionAndFitness: ["motion and fitness", "Fitness Tracking"]
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .locationServices: "The switch for the whole device, and the list of apps below it."
    case .app: "The app's own page, which openSettingsURLString opens."
    case .restrictions: "Where restrictions grey location out."
    case .resetLocationAndPrivacy: "Makes every app not determined again."
    case .motionAndFitness: "The switch of Fitness Tracking, and the apps that read motion."
    }
  }

  fileprivate var reason: String {
    switch self {
    case .locationServices: "While it is off every app reads denied; choices of apps are kept."
    case .app: "After Don’t Allow it is the only way back."
    case .restrictions: "A restricted app cannot ask."
    case .resetLocationAndPrivacy: "It brings every prompt back, for trying the first launch."
    case .motionAndFitness: "Switched off, motion is denied to all apps."
    }
  }

  fileprivate var facts: [FactID] {
    switch self {
    case .locationServices: ["IOS-SET-020", "IOS-SET-007", "IOS-REQ-029", "IOS-SET-013", "T37"]
    case .app: ["IOS-SET-021", "IOS-SET-006", "IOS-SET-013", "IOS-SET-010"]
    case .restrictions: ["IOS-SET-022", "T25"]
    case .resetLocationAndPrivacy: ["IOS-SET-014"]
    case .motionAndFitness: ["IOS-MOT-009", "IOS-SET-011"]
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
      let path = (["Settings"] + run.steps).joined(separator: " > ")
      return "\(OSVersion.Span(run.first, run.last)): \(path)."
    }
  }
}

import AuthorizationEngine
import PlatformModel

extension Noticed {
  /// Who notices it, and in what words; nil for what other lines say already.
  func words(_ name: String, _ package: AppPackage, on version: OSVersion) -> (
    byTheSystem: Bool, text: String
  )? {
    if let text = effect.appWords(package, on: version) {
      return (false, text + (detail.map { ": \($0.words)" } ?? ""))
    }
    return effect.systemWords(name).map { (true, $0) }
  }
}

extension Noticed.Detail {
  /// What it is, in a few words.
  package var words: String {
    switch self {
    case .fix(let fix): "\(fix.coordinate) ±\(Int64(clamping: fix.horizontalAccuracy)) m"
    case .entered(let region): "entered \(region)"
    case .left(let region): "left \(region)"
    case .beacons(let uuids): uuids.joined(separator: ", ")
    }
  }
}

extension IOS.Effect {
  /// What the app notices, as the rest of a sentence that begins with its name.
  fileprivate func appWords(_ package: AppPackage, on version: OSVersion) -> String? {
    switch self {
    case .willResignActive: "becomes inactive"
    case .didBecomeActive: "becomes active"
    case .authorizationCallback(let status, let accuracy):
      version < .iOS(14)
        ? "receives didChangeAuthorization: \(status)"
        : "receives didChangeAuthorization: \(status), \(accuracy)"
    case .temporaryAccuracyCompleted(let result):
      "gets the completion of the accuracy request: "
        + (result.code.map { "error \($0)" } ?? "no error")
    case .locationError(let error): "receives didFailWithError: \(error) (\(error.rawValue))"
    case .monitoringError(let error):
      "receives monitoringDidFailFor: \(error) (\(error.rawValue))"
    case .delivered(let delivery): delivery.words
    case .withheld(let why): "gets nothing: \(why.words)"
    case .ignored(let why):
      (why == .alreadyOutstanding ? "gets no second location: " : "gets no prompt: ") + why.words
    case .diagnostic(let diagnostic, let isOn): "reads \(diagnostic.rawValue) = \(isOn)"
    case .buttonAction: "runs the action of the location button"
    case .conditionLimitExceeded: "receives conditionLimitExceeded"
    case .updatesPaused: "receives didPauseLocationUpdates"
    case .updatesResumed: "receives didResumeLocationUpdates"
    case .motionDelivered: "receives motion"
    case .motionError(let code): "receives CMErrorDomain \(code)"
    case .bluetoothState(let code): "receives CBManagerState \(code)"
    case .bluetoothAuthorization(let code): "reads CBManagerAuthorization \(code)"
    case .launched(.person): "is launched"
    case .launched(.location): "is launched in the background for a location event"
    case .resumed: "is resumed"
    case .woken: "is woken in the background"
    case .ended(.crash): nil
    case .ended(let end): "ends: \(end.words)"
    case .aborted(let abort):
      "crashes with \(PlatformText.inconsistency): \(abort.text(on: version))"
    case .killed(let kill):
      "is killed: \(kill.text(bundleIdentifier: package.bundleIdentifier))"
    case .console(let line): "logs: \(line.text)"
    default: nil
    }
  }

  /// What the system does, as the rest of a sentence that begins with "iOS".
  fileprivate func systemWords(_ name: String) -> String? {
    switch self {
    case .indicatorShown: "shows the location indicator for \(name)"
    case .indicatorHidden: "hides the location indicator"
    case .settingsOpened: "opens Settings"
    case .dropped(let happening): "drops the \(happening.words) that it held for \(name)"
    case .grantLapsed: "ends the permission that was given once: \(name) is not determined again"
    default: nil
    }
  }
}

extension IOS.LaunchTrigger {
  fileprivate var words: String {
    switch self {
    case .none: "nothing"
    case .region: "region event"
    case .significantChange: "significant change"
    case .visit: "visit"
    case .condition: "monitor event"
    case .backgroundStart: "location"
    }
  }
}

extension IOS.Effect.Delivery {
  fileprivate var words: String {
    switch self {
    case .preciseLocation: "receives a location"
    case .reducedLocation: "receives a reduced location"
    case .livePrecise: "receives a live update"
    case .liveReduced: "receives a reduced live update"
    case .beacons: "receives beacons"
    case .region: "receives a region event"
    case .significantChange: "receives a significant change"
    case .visit: "receives a visit"
    case .condition: "receives a monitor event"
    case .backgroundStart: "receives what it started in the background"
    }
  }
}

extension IOS.Effect.ProcessEnd {
  fileprivate var words: String {
    switch self {
    case .system: "iOS needed the memory"
    case .person: "the person swiped it away"
    case .restart: "the phone restarts"
    case .update: "it is updated"
    case .removal: "it is removed"
    case .crash: "it crashed"
    }
  }
}

import AuthorizationEngine
import PhoneSimulator

extension IOSGrammar {
  typealias AppEntry = ScenarioVerb.Entry<Scenario.AppVerb>

  /// What an app can call, spelled as Apple spells it.
  static let appVerbs: [AppEntry] = managers + properties + regions + newer + sensors

  private static let managers: [AppEntry] = [
    AppEntry("CLLocationManager") { argument, _ throws(YAMLProblem) in
      try argument.nothing()
      return .createManager
    },
    call("release CLLocationManager", .releaseManager),
    call("requestWhenInUseAuthorization", .requestWhenInUse),
    call("requestAlwaysAuthorization", .requestAlways),
    AppEntry("requestTemporaryFullAccuracyAuthorization") {
      argument, context throws(YAMLProblem) in
      .requestFullAccuracy(
        purposeKey: try argument.words("a purpose key"), manager: context.manager)
    },
    call("startUpdatingLocation", .startUpdating), call("stopUpdatingLocation", .stopUpdating),
    call("requestLocation", .requestLocation),
    call("startMonitoringSignificantLocationChanges", .startSignificantChanges),
    call("stopMonitoringSignificantLocationChanges", .stopSignificantChanges),
    call("startMonitoringVisits", .startVisits), call("stopMonitoringVisits", .stopVisits),
    call("startRangingBeacons", .startRanging), call("stopRangingBeacons", .stopRanging),
    call("locationServicesEnabled on the main thread", .locationServicesEnabledOnMainThread),
  ]

  private static let properties: [AppEntry] = [
    property("allowsBackgroundLocationUpdates", IOS.Event.setAllowsBackground),
    property("showsBackgroundLocationIndicator", IOS.Event.setShowsIndicator),
    property("pausesLocationUpdatesAutomatically", IOS.Event.setPausesAutomatically),
    AppEntry("distanceFilter") { argument, context throws(YAMLProblem) in
      let text = try argument.words("a distance", possible: ["50 m", "none"])
      let metres =
        ["none", "kCLDistanceFilterNone"].contains(text)
        ? nil : try ScenarioWords.metres(text, line: argument.line)
      return .setDistanceFilter(metres, manager: context.manager)
    },
    AppEntry("desiredAccuracy") { argument, context throws(YAMLProblem) in
      let one = try argument.one(of: accuracies, "accuracy", asking: "an accuracy", name: \.0)
      return .call(.setAccuracy(one.1), manager: context.manager)
    },
  ]

  private static let accuracies: [(String, IOS.AccuracyClass)] = [
    ("kCLLocationAccuracyBestForNavigation", .fine), ("kCLLocationAccuracyBest", .fine),
    ("kCLLocationAccuracyNearestTenMeters", .fine),
    ("kCLLocationAccuracyHundredMeters", .fine), ("kCLLocationAccuracyKilometer", .coarse),
    ("kCLLocationAccuracyThreeKilometers", .coarse), ("kCLLocationAccuracyReduced", .reduced),
  ]

  private static let regions: [AppEntry] = [
    AppEntry("startMonitoring") { argument, context throws(YAMLProblem) in
      .monitor(try region(argument), manager: context.manager)
    },
    AppEntry("stopMonitoring") { argument, context throws(YAMLProblem) in
      .stopMonitoring(try argument.words("the name of a region"), manager: context.manager)
    },
    AppEntry("CLMonitor.add") { argument, _ throws(YAMLProblem) in
      .addCondition(try region(argument))
    },
    AppEntry("CLMonitor.remove") { argument, _ throws(YAMLProblem) in
      .removeCondition(try argument.words("the name of a condition"))
    },
  ]

  private static let newer: [AppEntry] = [
    call("iterate CLLocationUpdate.liveUpdates", .startLiveUpdates),
    call("stop CLLocationUpdate.liveUpdates", .stopLiveUpdates),
    call("iterate CLMonitor.events", .startMonitorEvents),
    call("stop CLMonitor.events", .stopMonitorEvents),
    AppEntry("CLServiceSession") { argument, context throws(YAMLProblem) in
      .call(.beginSession(try session(argument)), manager: context.manager)
    },
    AppEntry("CLServiceSession fullAccuracyPurposeKey") { argument, _ throws(YAMLProblem) in
      .beginFullAccuracySession(purposeKey: try argument.words("a purpose key"))
    },
    AppEntry("invalidate CLServiceSession") { argument, context throws(YAMLProblem) in
      .call(.invalidateSession(try session(argument)), manager: context.manager)
    },
    call("CLBackgroundActivitySession", .beginBackgroundActivity),
    call("invalidate CLBackgroundActivitySession", .invalidateBackgroundActivity),
  ]

  private static let sensors: [AppEntry] = [
    call("queryActivityStarting", .queryMotion),
    call("startActivityUpdates", .startMotionUpdates), call("read accelerometer", .readRawMotion),
    call("CBCentralManager", .createBluetoothManager),
    call("CBManager.authorization", .readBluetoothAuthorization),
    AppEntry("scan Wi-Fi") { argument, _ throws(YAMLProblem) in
      try argument.nothing()
      return .scanWiFi
    },
    call("crash", .crash),
  ]

  private static func call(_ name: String, _ event: IOS.Event) -> AppEntry {
    AppEntry(name) { argument, context throws(YAMLProblem) in
      try argument.nothing()
      return .call(event, manager: context.manager)
    }
  }

  private static func property(
    _ name: String, _ event: @escaping @Sendable (Bool) -> IOS.Event
  ) -> AppEntry {
    AppEntry(name) { argument, context throws(YAMLProblem) in
      .call(event(try argument.isOn()), manager: context.manager)
    }
  }

  private static func session(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> IOS.Event.SessionKind {
    try argument.one(
      of: IOS.Event.SessionKind.allCases, "kind of session", asking: "what the session wants"
    ) { "\($0)" }
  }

  /// "{name: hut, around: Amsterdam, radius: 200 m}" or "{name: desk, beacon: UUID}".
  private static func region(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> MonitoredRegion {
    guard let value = argument.value else {
      throw YAMLProblem(
        argument.line, "the region is missing behind the verb",
        possible: ["{name: hut, around: Amsterdam, radius: 200 m}", "{name: desk, beacon: UUID}"])
    }
    let fields = try YAMLFields(
      value, "a region", known: ["name", "around", "radius", "beacon", "on entry", "on exit"])
    let name = try fields.required("name").requireText("the name of a region")
    let shape: MonitoredRegion.Shape
    if let beacon = fields["beacon"] {
      shape = .beacon(uuid: try beacon.requireText("a beacon"))
    } else {
      let around = try fields.required("around")
      let radius = try fields.required("radius")
      shape = .circle(
        try ScenarioWords.place(around.requireText("a place"), line: around.line),
        radius: try ScenarioWords.metres(radius.requireText("a radius"), line: radius.line))
    }
    return MonitoredRegion(
      name, shape, notifiesOnEntry: fields["on entry"]?.boolean ?? true,
      notifiesOnExit: fields["on exit"]?.boolean ?? true)
  }
}

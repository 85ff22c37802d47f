import AuthorizationEngine
import PhoneSimulator

extension IOSGrammar {
  typealias WorldEntry = ScenarioVerb.Entry<Scenario.WorldVerb>

  /// What the world around the phone does.
  static let world: [WorldEntry] = [
    WorldEntry("location") { argument, _ throws(YAMLProblem) in
      let text = try argument.words(
        "a place", possible: ["San Francisco", "52.3728, 4.8936", "none"])
      if text == "none" { return .move(.none) }
      return .move(.point(try ScenarioWords.place(text, line: argument.line)))
    },
    WorldEntry("route") { argument, _ throws(YAMLProblem) in .move(try route(argument)) },
    WorldEntry("gpx") { argument, context throws(YAMLProblem) in
      let name = try argument.words("the name of a GPX file")
      return .move(.track(try context.folder.track(name, line: argument.line)))
    },
    WorldEntry("indoors") { argument, _ throws(YAMLProblem) in
      try argument.nothing()
      return .enter(.indoors)
    },
    WorldEntry("outdoors") { argument, _ throws(YAMLProblem) in
      try argument.nothing()
      return .enter(.outdoors)
    },
    WorldEntry("beacons") { argument, _ throws(YAMLProblem) in
      .hear(try argument.beacons())
    },
    WorldEntry("reclaim memory") { argument, context throws(YAMLProblem) in
      .reclaimMemory(try argument.app(context))
    },
    WorldEntry("suggest") { argument, context throws(YAMLProblem) in
      let known: [IOS.ManagedDefault] = [.whileUsing, .always]
      let permission = try argument.one(
        of: known, "permission that management suggests", asking: "a permission"
      ) { "\($0)" }
      return .suggest(permission, context.app)
    },
    WorldEntry("next day") { argument, _ throws(YAMLProblem) in
      try argument.nothing()
      return .beginNextDay
    },
    WorldEntry("held event expires") { argument, context throws(YAMLProblem) in
      .happen(.heldEventExpires, try argument.app(context))
    },
    WorldEntry("App Clip grant expires") { argument, context throws(YAMLProblem) in
      .happen(.clipGrantExpires, try argument.app(context))
    },
  ]

  /// "{through: [Amsterdam, Berlin], speed: 100 km/h}"
  private static func route(
    _ argument: ScenarioVerb.Argument
  ) throws(YAMLProblem) -> LocationFeed.Movement {
    guard let value = argument.value else {
      throw YAMLProblem(
        argument.line, "the places are missing behind the verb",
        possible: ["route: {through: [Amsterdam, Berlin], speed: 100 km/h}"])
    }
    let fields = try YAMLFields(value, "a route", known: ["through", "speed"])
    var places: [Coordinate] = []
    let through = try fields.required("through")
    for place in through.list {
      places.append(try ScenarioWords.place(place.requireText("a place"), line: place.line))
    }
    guard !places.isEmpty else { throw YAMLProblem(through.line, "a route has no places") }
    let speed = try fields.required("speed")
    return .route(
      places, speed: try ScenarioWords.speed(speed.requireText("a speed"), line: speed.line))
  }
}

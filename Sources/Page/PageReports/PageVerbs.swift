import AuthorizationEngine
import PagePhone
import PhoneSimulator
import PlatformModel

/// What the person and the world can do on the phone of a page, by its words in a scenario.
///
/// Answers and waits carry words of their own; the page writes those itself.
public enum PageVerbs {
  /// On an iPhone.
  package static let iOS: [(words: String, act: Scenario.Act)] = people + settings + surroundings

  private static let app = AppID(rawValue: 0)

  private static let people: [(words: String, act: Scenario.Act)] = [
    ("person: open", .person(.open(app))), ("person: leave", .person(.leave)),
    ("person: open Settings", .person(.openSettings)), ("person: lock", .person(.lock)),
    ("person: unlock", .person(.unlock)), ("person: force quit", .person(.forceQuit(app))),
    ("person: flip Precise", .person(.flipPrecise)), ("person: restart", .person(.restart)),
    ("person: tap indicator", .person(.tapIndicator)),
    ("person: tap location button", .person(.tapLocationButton)),
    ("person: reset Location & Privacy", .person(.resetLocationAndPrivacy)),
    ("person: reinstall", .person(.reinstall(app))),
  ]

  private static let settings: [(words: String, act: Scenario.Act)] = [
    ("person: choose Never", .person(.choose(.never, app))),
    ("person: choose Ask Next Time", .person(.choose(.askNextTime, app))),
    ("person: choose Ask Next Time Or When I Share", .person(.choose(.askNextTime, app))),
    ("person: choose While Using the App", .person(.choose(.whileUsing, app))),
    ("person: choose Always", .person(.choose(.always, app))),
    ("person: Precise Location on", .person(.setPrecise(true, app))),
    ("person: Precise Location off", .person(.setPrecise(false, app))),
    ("person: turn on Location Services", .person(.turn(.locationServices, true))),
    ("person: turn off Location Services", .person(.turn(.locationServices, false))),
  ]

  private static let somewhere = City.all.prefix(1).map { city in
    (
      words: "world: location \(city.name)",
      act: Scenario.Act.world(.move(.point(city.coordinate)))
    )
  }

  /// A drive from the first city, long enough for a significant change.
  private static let drive: [(words: String, act: Scenario.Act)] = City.all.prefix(1).compactMap {
    city in
    Coordinate(latitude: 52.0907, longitude: 5.1214).map { end in
      (
        words: "world: {route: {through: [\(city.name), \"52.0907, 5.1214\"], speed: 80 km/h}}",
        act: Scenario.Act.world(.move(.route([city.coordinate, end], speed: 80 * (1 / 3.6))))
      )
    }
  }

  private static let surroundings: [(words: String, act: Scenario.Act)] =
    somewhere + drive + [
      ("world: location none", .world(.move(.none))), ("world: indoors", .world(.enter(.indoors))),
      ("world: outdoors", .world(.enter(.outdoors))), ("world: next day", .world(.beginNextDay)),
      ("world: reclaim memory", .world(.reclaimMemory(app))),
    ]

  /// On an Android phone.
  package static let android: [(words: String, act: AndroidScenario.Act)] =
    [
      ("person: open", .event(.open)), ("person: leave", .event(.leave)),
      ("person: back", .event(.back)), ("person: flip Precise", .flipPrecise),
      ("person: stop in task manager", .event(.stopInTaskManager)),
      ("person: Use precise location on", .event(.setPrecise(true))),
      ("person: Use precise location off", .event(.setPrecise(false))),
      ("person: turn on Location", .event(.setSwitch(.location, true))),
      ("person: turn off Location", .event(.setSwitch(.location, false))),
      ("world: reclaim memory", .event(.processDies)),
    ] + choices

  /// Choices on the pages of permissions; that of location needs no name.
  private static let choices = Android.Group.allCases.flatMap { group in
    Android.SettingsChoice.allCases.map { choice in
      (
        words: "person: choose " + (group == .location ? "" : "\(group.platform.title) = ")
          + choice.label,
        act: AndroidScenario.Act.event(.choose(group, choice))
      )
    }
  }
}

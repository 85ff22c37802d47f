import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension TokenWriter {
  /// Adds what a step does.
  package mutating func add(_ act: Scenario.Act) {
    switch act {
    case .person(let verb):
      add("person")
      add(verb)
    case .app(let app, let verb):
      add("app")
      add(app.rawValue)
      add(verb)
    case .world(let verb):
      add("world")
      add(verb)
    case .wait(let length):
      add("wait")
      add(length)
    case .until(let moment):
      add("until")
      add(moment)
    case .expect(let app, let expectations):
      add("expect")
      add(app.rawValue)
      add(expectations)
    }
  }

  mutating func add<Observation: RawRepresentable<String>>(
    _ expectations: [Expectation<Observation>]
  ) {
    add(expectations.count)
    for one in expectations {
      add(one.observation.rawValue)
      add(one.values)
      add(one.line)
    }
  }

  private mutating func add(_ verb: Scenario.PersonVerb) {
    func name(_ word: String, _ app: AppID? = nil) {
      add(word)
      if let app { add(app.rawValue) }
    }
    func turned(_ word: String, _ isOn: Bool, _ app: AppID) {
      name(word, app)
      add(isOn)
    }
    switch verb {
    case .open(let app): name("open", app)
    case .leave: name("leave")
    case .openSettings: name("openSettings")
    case .lock: name("lock")
    case .unlock: name("unlock")
    case .forceQuit(let app): name("forceQuit", app)
    case .tapIndicator: name("tapIndicator")
    case .answer(let buttons):
      name("answer")
      add(buttons.map { $0.rawValue })
    case .flipPrecise: name("flipPrecise")
    case .tapLocationButton: name("tapLocationButton")
    case .choose(let choice, let app):
      name("choose", app)
      add(choice.description)
    case .setPrecise(let isOn, let app): turned("setPrecise", isOn, app)
    case .setMotion(let isOn, let app): turned("setMotion", isOn, app)
    case .setBluetooth(let isOn, let app): turned("setBluetooth", isOn, app)
    case .turn(let control, let isOn):
      name("turn")
      add(control.rawValue)
      add(isOn)
    case .resetLocationAndPrivacy: name("resetLocationAndPrivacy")
    case .reinstall(let app): name("reinstall", app)
    case .updateApp(let app, let package):
      name("updateApp", app)
      add(package)
    case .updateSystem(let version):
      name("updateSystem")
      add(version.description)
    case .restart: name("restart")
    }
  }

  private mutating func add(_ verb: Scenario.AppVerb) {
    switch verb {
    case .createManager: add("createManager")
    case .call(let event, let manager):
      add("call")
      add(event.spelled)
      add(manager)
    case .requestFullAccuracy(let purposeKey, let manager):
      add("requestFullAccuracy")
      add(purposeKey)
      add(manager)
    case .beginFullAccuracySession(let purposeKey):
      add("beginFullAccuracySession")
      add(purposeKey)
    case .setDistanceFilter(let metres, let manager):
      add("setDistanceFilter")
      add(metres != nil)
      add(metres ?? 0)
      add(manager)
    case .monitor(let region, let manager):
      add("monitor")
      add(region)
      add(manager)
    case .stopMonitoring(let name, let manager):
      add("stopMonitoring")
      add(name)
      add(manager)
    case .addCondition(let region):
      add("addCondition")
      add(region)
    case .removeCondition(let name):
      add("removeCondition")
      add(name)
    case .scanWiFi: add("scanWiFi")
    }
  }

  private mutating func add(_ region: MonitoredRegion) {
    add(region.identifier)
    switch region.shape {
    case .circle(let place, let radius):
      add("circle")
      add(place)
      add(radius)
    case .beacon(let uuid):
      add("beacon")
      add(uuid)
    }
    add(region.notifiesOnEntry)
    add(region.notifiesOnExit)
  }

  private mutating func add(_ place: Coordinate) {
    add(place.latitude)
    add(place.longitude)
  }

  private mutating func add(_ verb: Scenario.WorldVerb) {
    switch verb {
    case .move(.none): add("nowhere")
    case .move(.point(let place)):
      add("point")
      add(place)
    case .move(.route(let places, let speed)):
      add("route")
      add(places.count)
      for place in places { add(place) }
      add(speed)
    case .move(.track(let track)):
      add("track")
      add(track.points.count)
      for point in track.points {
        add(point.coordinate)
        add(point.offset)
      }
    case .enter(let surroundings):
      add("enter")
      add(surroundings.rawValue)
    case .hear(let beacons):
      add("hear")
      add(beacons)
    case .reclaimMemory(let app):
      add("reclaimMemory")
      add(app.rawValue)
    case .suggest(let permission, let app):
      add("suggest")
      add(permission.description)
      add(app.rawValue)
    case .beginNextDay: add("beginNextDay")
    case .happen(let event, let app):
      add("happen")
      add(event.spelled)
      add(app.rawValue)
    }
  }
}

extension TokenReader {
  private static let events: [String: IOS.Event] = {
    var events: [String: IOS.Event] = [:]
    for event in IOS.Event.all { events[event.spelled] = event }
    return events
  }()

  mutating func event() throws(Problem) -> IOS.Event {
    guard let event = Self.events[try text()] else { throw problem("an event") }
    return event
  }

  mutating func appID() throws(Problem) -> AppID {
    let number = try number()
    guard (0..<appCount).contains(number) else { throw problem("an app") }
    return AppID(rawValue: number)
  }

  /// A manager by its number in the order of creation.
  private mutating func manager() throws(Problem) -> Int {
    let number = try number()
    guard number > 0 else { throw problem("a manager, from 1") }
    return number
  }

  mutating func act() throws(Problem) -> Scenario.Act {
    switch try text() {
    case "person": return .person(try personVerb())
    case "app": return .app(try appID(), try appVerb())
    case "world": return .world(try worldVerb())
    case "wait": return .wait(try duration())
    case "until": return .until(try duration())
    case "expect":
      let app = try appID()
      return .expect(app, try expectations(of: Observation.allCases))
    default: throw problem("who acts")
    }
  }

  mutating func expectations<Observation: RawRepresentable<String>>(
    of known: [Observation]
  ) throws(Problem) -> [Expectation<Observation>] {
    var expectations: [Expectation<Observation>] = []
    for _ in 0..<max(0, try number()) {
      let observation = try one(of: known, "an observation") { $0.rawValue }
      expectations.append(Expectation(observation, try texts(), line: try number()))
    }
    return expectations
  }

  private mutating func personVerb() throws(Problem) -> Scenario.PersonVerb {
    switch try text() {
    case "open": return .open(try appID())
    case "leave": return .leave
    case "openSettings": return .openSettings
    case "lock": return .lock
    case "unlock": return .unlock
    case "forceQuit": return .forceQuit(try appID())
    case "tapIndicator": return .tapIndicator
    case "answer":
      var buttons: [IOS.Button] = []
      for label in try texts() {
        guard let button = IOS.Button(rawValue: label) else { throw problem("a button") }
        buttons.append(button)
      }
      return .answer(buttons)
    case "flipPrecise": return .flipPrecise
    case "tapLocationButton": return .tapLocationButton
    case "choose":
      let app = try appID()
      let choices = IOS.Event.SettingsChoice.allCases
      return .choose(try one(of: choices, "a choice") { $0.description }, app)
    case "setPrecise":
      let app = try appID()
      return .setPrecise(try bool(), app)
    case "setMotion":
      let app = try appID()
      return .setMotion(try bool(), app)
    case "setBluetooth":
      let app = try appID()
      return .setBluetooth(try bool(), app)
    case "turn":
      return .turn(try one(of: PhoneSwitch.allCases, "a switch") { $0.rawValue }, try bool())
    case "resetLocationAndPrivacy": return .resetLocationAndPrivacy
    case "reinstall": return .reinstall(try appID())
    case "updateApp": return .updateApp(try appID(), try app())
    case "updateSystem": return .updateSystem(try version())
    case "restart": return .restart
    default: throw problem("what the person does")
    }
  }

  private mutating func appVerb() throws(Problem) -> Scenario.AppVerb {
    switch try text() {
    case "createManager": return .createManager
    case "call": return .call(try event(), manager: try manager())
    case "requestFullAccuracy":
      return .requestFullAccuracy(purposeKey: try text(), manager: try manager())
    case "beginFullAccuracySession": return .beginFullAccuracySession(purposeKey: try text())
    case "setDistanceFilter":
      let isSet = try bool()
      let metres = try double()
      return .setDistanceFilter(isSet ? metres : nil, manager: try manager())
    case "monitor": return .monitor(try region(), manager: try manager())
    case "stopMonitoring": return .stopMonitoring(try text(), manager: try manager())
    case "addCondition": return .addCondition(try region())
    case "removeCondition": return .removeCondition(try text())
    case "scanWiFi": return .scanWiFi
    default: throw problem("what the app calls")
    }
  }

  private mutating func region() throws(Problem) -> MonitoredRegion {
    let name = try text()
    let shape: MonitoredRegion.Shape
    switch try text() {
    case "circle":
      let place = try place()
      let radius = try double()
      guard (0..<1e8).contains(radius) else { throw problem("a radius") }
      shape = .circle(place, radius: radius)
    case "beacon": shape = .beacon(uuid: try text())
    default: throw problem("a kind of region")
    }
    return MonitoredRegion(
      name, shape, notifiesOnEntry: try bool(), notifiesOnExit: try bool())
  }

  private mutating func place() throws(Problem) -> Coordinate {
    guard let place = Coordinate(latitude: try double(), longitude: try double()) else {
      throw problem("a place")
    }
    return place
  }

  private mutating func worldVerb() throws(Problem) -> Scenario.WorldVerb {
    switch try text() {
    case "nowhere": return .move(.none)
    case "point": return .move(.point(try place()))
    case "route":
      var places: [Coordinate] = []
      for _ in 0..<max(0, try number()) { places.append(try place()) }
      let speed = try double()
      guard !places.isEmpty, speed > 0, speed < 1e5 else { throw problem("a route") }
      return .move(.route(places, speed: speed))
    case "track":
      var points: [LocationFeed.TrackPoint] = []
      for _ in 0..<max(0, try number()) {
        points.append(LocationFeed.TrackPoint(try place(), offset: try duration()))
      }
      guard !points.isEmpty else { throw problem("a track") }
      return .move(.track(GPXTrack(points: points)))
    case "enter":
      return .enter(try one(of: Surroundings.allCases, "surroundings") { $0.rawValue })
    case "hear": return .hear(try texts())
    case "reclaimMemory": return .reclaimMemory(try appID())
    case "suggest":
      let permission = try one(of: IOS.ManagedDefault.allCases, "a permission") { $0.description }
      return .suggest(permission, try appID())
    case "beginNextDay": return .beginNextDay
    case "happen": return .happen(try event(), try appID())
    default: throw problem("what the world does")
    }
  }
}

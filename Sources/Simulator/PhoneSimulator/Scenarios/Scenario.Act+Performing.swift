import AuthorizationEngine
import PlatformModel

extension Scenario.PersonVerb {
  /// Does it on a phone.
  func perform(on world: inout PhoneWorld) -> PhoneRefusal? {
    let (refusal, app) = result(on: &world)
    return refusal.map { explained($0, app, on: world) }
  }

  private func explained(_ reason: IOS.Refusal, _ app: AppID?, on world: PhoneWorld) -> PhoneRefusal
  {
    let refusal = world.explained(reason, app)
    switch self {
    case .answer(let buttons) where reason == .buttonNotOffered:
      let names = buttons.map { "“\($0)”" }.joined(separator: " or ")
      return PhoneRefusal(
        reason, "The prompt on the screen does not offer \(names).", possible: refusal.possible)
    case .updateSystem(let version) where reason == .notOnThisSystem:
      return PhoneRefusal(
        reason, "The phone runs \(world.system.version), and is not updated to \(version).",
        possible: world.system.version.next.map { ["\($0) or newer"] } ?? [])
    default: return refusal
    }
  }

  private func result(on world: inout PhoneWorld) -> (IOS.Refusal?, AppID?) {
    switch self {
    case .open(let app): (world.open(app), app)
    case .leave: (world.leave(), nil)
    case .openSettings: (world.openSettings(), nil)
    case .lock: (world.lock(), nil)
    case .unlock: (world.unlock(), nil)
    case .forceQuit(let app): (world.forceQuit(app), app)
    case .tapIndicator: (world.tapIndicator(), nil)
    case .answer(let buttons): (Self.press(buttons, on: &world), nil)
    case .flipPrecise: (world.togglePrecise(), nil)
    case .tapLocationButton: (world.tapLocationButton(), nil)
    case .choose(let choice, let app): (world.choose(choice, for: app), app)
    case .setPrecise(let isOn, let app): (world.setPrecise(isOn, for: app), app)
    case .setMotion(let isOn, let app): (world.setMotion(isOn, for: app), app)
    case .setBluetooth(let isOn, let app): (world.setBluetoothPermission(isOn, for: app), app)
    case .turn(let control, let isOn): (world.set(control, isOn), nil)
    case .resetLocationAndPrivacy: (world.resetLocationAndPrivacy(), nil)
    case .reinstall(let app): (world.reinstall(app), app)
    case .updateApp(let app, let package): (world.update(app, to: package), app)
    case .updateSystem(let version):
      (world.updateSystem(to: IOS.System(version, switches: world.system.switches)), nil)
    case .restart: (world.restart(), nil)
    }
  }
}

extension Scenario.PersonVerb {
  fileprivate static func press(
    _ buttons: [IOS.Button], on world: inout PhoneWorld
  ) -> IOS.Refusal? {
    guard let prompt = world.prompt else { return .noPrompt }
    let offered = buttons.first { prompt.buttons.contains($0) }
    return (offered ?? buttons.first).map { world.answer($0) } ?? .buttonNotOffered
  }
}

extension Scenario.WorldVerb {
  /// Lets it happen around a phone.
  func perform(on world: inout PhoneWorld) -> PhoneRefusal? {
    switch self {
    case .move(let movement): world.move(movement)
    case .enter(let surroundings): world.enter(surroundings)
    case .hear(let beacons): world.hear(beacons: beacons)
    case .reclaimMemory(let app):
      return world.terminate(app).map { world.explained($0, app) }
    case .suggest(let permission, let app):
      return world.suggest(permission, for: app).map { world.explained($0, app) }
    case .beginNextDay: return world.beginNextDay().map { world.explained($0, nil) }
    case .happen(let event, let app):
      return world.happen(event, to: app).map { world.explained($0, app) }
    }
    return nil
  }
}

extension Scenario.AppVerb {
  /// The number of the manager that the call goes to; nil if it goes to none.
  var manager: Int? {
    switch self {
    case .call(let event, let manager): event.concernsManager ? manager : nil
    case .requestFullAccuracy(_, let manager), .setDistanceFilter(_, let manager),
      .monitor(_, let manager), .stopMonitoring(_, let manager):
      manager
    default: nil
    }
  }

  /// Makes the call on a phone.
  func perform(on world: inout PhoneWorld, by app: AppID, manager: IOS.ManagerID?) -> IOS.Refusal? {
    switch self {
    case .createManager: return world.createManager(for: app) == nil ? .appNotRunning : nil
    case .call(let event, _): return world.call(event, by: app, manager: manager)
    case .requestFullAccuracy(let key, _):
      return world.requestTemporaryFullAccuracy(key, by: app, manager: manager)
    case .beginFullAccuracySession(let key): return world.beginSession(fullAccuracy: key, by: app)
    case .setDistanceFilter(let metres, _):
      return world.setDistanceFilter(
        metres, by: app, manager: manager ?? IOS.ManagerID(rawValue: 0))
    case .monitor(let region, _): return world.monitor(region, by: app, manager: manager)
    case .stopMonitoring(let identifier, _):
      return world.stopMonitoring(identifier, by: app, manager: manager)
    case .addCondition(let condition): return world.addCondition(condition, by: app)
    case .removeCondition(let identifier): return world.removeCondition(identifier, by: app)
    case .scanWiFi:
      world.note(.wifiScanRefused, app)
      return nil
    }
  }
}

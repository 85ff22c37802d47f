import AuthorizationEngine

/// What the world around the phone does: time, place, beacons, the system's own housekeeping.
extension VirtualPhone {
  /// Lets time pass; everything that falls due happens at its moment, and apps answer it there.
  public func advance(by length: Duration) {
    let end = guarded.withLock { guarded in
      guarded.world.now + max(.zero, min(length, Timing.longest))
    }
    while true {
      let deadline = guest?.nextDeadline
      if guarded.withLock({ $0.world.advanceToNextEvent(notAfter: min(end, deadline ?? end)) }) {
        deliver()
      } else if let deadline, deadline <= end {
        pass(to: deadline)
        if !deliver() { break }
      } else {
        break
      }
    }
    pass(to: end)
  }

  /// Puts the phone at a place.
  public func stand(at place: Coordinate) { move(.point(place)) }

  /// Puts the phone into a city.
  public func stand(in city: City) { move(.point(city.coordinate)) }

  /// Takes the phone along places at a speed in metres a second, from now on.
  public func walk(along places: [Coordinate], speed: Double = 1.4) {
    move(.route(places, speed: speed))
  }

  /// Takes the phone along a recorded track, from now on.
  public func follow(_ track: GPXTrack) { move(.track(track)) }

  /// Puts the phone where it cannot tell its position: requests fail with error 0 (IOS-SIM-010).
  public func loseLocation() { move(.none) }

  /// Moves the phone from now on.
  public func move(_ movement: LocationFeed.Movement) { change { $0.move(movement) } }

  /// Moves the phone as somebody has worked it out already.
  package func follow(_ feed: LocationFeed) { change { $0.follow(feed) } }

  /// Takes the phone indoors or outdoors, which decides how good its fixes are.
  public func enter(_ surroundings: Surroundings) { change { $0.enter(surroundings) } }

  /// Sets which beacons can be heard, each by its proximity UUID or as "UUID/major/minor".
  public func hear(beacons: [String]) { change { $0.hear(beacons: beacons) } }

  /// Ends an app's process to win memory; the person sees nothing of it.
  public func reclaimMemory(of app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.terminate(app.id) }
  }

  /// Lets management suggest a permission for an app, iOS 27+ (IOS-27-002).
  public func suggest(_ permission: IOS.ManagedDefault, for app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.suggest(permission, for: app.id) }
  }

  /// Midnight: Bluetooth that Control Center switched off comes back (IOS-BT-010).
  public func beginNextDay() throws(PhoneRefusal) { try act { $0.beginNextDay() } }

  /// Loses the system's Bluetooth service, which is back after a moment (IOS-BT-014).
  public func resetBluetooth() throws(PhoneRefusal) { try act { $0.resetBluetooth() } }

  private func change(_ body: (inout PhoneWorld) -> Void) {
    guarded.withLock { body(&$0.world) }
    deliver()
  }
}

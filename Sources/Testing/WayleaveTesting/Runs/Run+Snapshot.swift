import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// The state of a run.
extension Run {
  /// What is to be known of a state.
  struct StateSnapshot {
    var key: Digest
    var steps: [Step]
    /// The actions that wait, oldest first.
    var waiting: [Int]
    var obligations: [Obligation]
    /// What the app shows, in words where it has said how.
    var view: View
    /// What the app has stored and states are not compared by.
    var uncompared: Set<String> = []
  }

  /// What an app shows.
  struct View: Hashable, Sendable, CustomStringConvertible {
    var objectDigest: Digest
    /// In words, where it has said how.
    var words: String?

    var description: String { words ?? objectDigest.description }
  }

  /// The state that the run has come to.
  func snapshot() -> StateSnapshot {
    var (key, steps, due) = virtual.look { world in
      (
        surroundings(world), self.steps(in: world),
        obligations.due(world.status(of: app.id), on: world.system.version)
      )
    }
    let view: View
    if let shown = declared.shown {
      let value = (try? shown(app)) ?? nil
      view = View(
        objectDigest: value.map { ObjectGraphDigest(showing: $0, known.layouts).digest }
          ?? Digest(),
        words: value.map { "\($0)" } ?? "")
    } else {
      view = View(objectDigest: ObjectGraphDigest(of: declared.model(), known.layouts).digest)
    }
    key.add(view.objectDigest)
    let uncompared = addStored(to: &key)
    for property in declared.properties
    where property.kind == .eventually && holds(property) == false {
      due.append(Obligation(kind: .property, name: "never again: \(property.name)"))
    }
    return StateSnapshot(
      key: key, steps: steps, waiting: taps.pending.map(\.action), obligations: due, view: view,
      uncompared: uncompared)
  }

  /// What the app has stored, each thing by its name; nil if there is nothing.
  var stored: AppContainer.Contents? { AppContainer.known(of: app)?.contents }

  /// Adds what the app has stored; gives the names of what is not compared.
  private func addStored(to key: inout Digest) -> Set<String> {
    guard let stored else { return [] }
    var uncompared = stored.partial
    key.addUnordered(
      stored.words.compactMap { name, word in
        if known.straying.contains(name) {
          uncompared.insert(name)
          return nil
        }
        var digest = Digest()
        digest.add(PhoneWorld.word(name))
        digest.add(word)
        return digest
      })
    return uncompared
  }

  /// The state but for what the app shows.
  func surroundings(_ world: PhoneWorld) -> Digest {
    var key = Digest()
    key.add(world.likeness)
    if let loop { key.add(loop.outlook(at: world.now)) }
    key.add(taps.pending.map { UInt64($0.action) })
    for obligation in obligations.open { key.add(PhoneWorld.word(obligation.name)) }
    key.add([
      taps.isRecent ? 1 : 0, movement.isAway ? 1 : 0, taps.haveAsked.map { $0 ? 2 : 1 } ?? 0,
    ])
    return key
  }

  /// What can be done now.
  private func steps(in world: PhoneWorld) -> [Step] {
    guard let seen = world.situation(of: app.id) else { return [] }
    if world.isBluetoothResetting { return [.wait] }
    let isFree = world.prompt == nil && seen.lock == .unlocked
    var steps: [Step] = []
    if isFree, world.frontmost == app.id, seen.process == .running { steps = possibleTaps }
    if let prompt = world.prompt, seen.lock == .unlocked {
      steps += prompt.buttons.map(Step.answer)
      if environment.contains(.precise), prompt.precise == .full { steps.append(.preciseOff) }
    }
    if nextMoment(in: world) != nil { steps.append(.wait) }
    if seen.lock != .unlocked { return steps + [.unlock] }
    if world.prompt == nil, world.frontmost != app.id { steps.append(.open) }
    if environment.contains(.lock) { steps.append(.lock) }
    if environment.contains(.leave), isFree, world.frontmost == app.id { steps.append(.leave) }
    if environment.contains(.quit), seen.process == .running || seen.process == .suspended {
      steps.append(.quit)
    }
    if environment.contains(.movement), seen.followsMovement { steps.append(.move) }
    let changes = isFree ? changes(in: world) : []
    // Where nothing is added the list stays that of all states.
    return changes.isEmpty ? steps : steps + changes
  }

  /// The actions that can be tapped. Where none waits that is all of them, in one list for all
  /// states.
  private var possibleTaps: [Step] {
    let possible = known.taps(on: declared.actions)
    if taps.pending.count < Self.mostTaps { return possible }
    return possible.indices.filter { place in
      taps.pending.count { $0.action == place } < Self.mostTaps
    }.map(Step.tap)
  }

  /// When something happens of itself next; what a process left that is gone is nothing.
  func nextMoment(in world: PhoneWorld) -> Duration? {
    let code = loop?.nextLivingMoment
    guard let event = world.nextEvent else { return code }
    return min(event, code ?? event)
  }

  /// What can be changed in Settings.
  private func changes(in world: PhoneWorld) -> [Step] {
    guard let seen = world.situation(of: app.id) else { return [] }
    var steps = environment.contains(.settings) ? choices(seen, in: world) : []
    if environment.contains(.locationServices) {
      steps.append(.locationServices(!world.deviceState.has(.locationServicesOn)))
    }
    if environment.contains(.otherPermissions) {
      if seen.motion != .notDetermined { steps.append(.motion(seen.motion != .allowed)) }
      if seen.bluetooth != .notDetermined, world.system.version >= .iOS(13) {
        steps.append(.bluetooth(seen.bluetooth != .allowed))
      }
    }
    if environment.contains(.bluetooth), world.hasBluetoothManager(app.id),
      world.mayUseBluetooth(app.id)
    {
      let isOn = world.deviceState.radio == .on
      steps.append(.radio(!isOn))
      if isOn, seen.process == .running {
        steps.append(.bluetoothReset)
        steps += world.peripherals.indices.map {
          .device($0, isNear: !world.peripherals[$0].isNear)
        }
      }
    }
    if environment.contains(.restart) { steps.append(.restart) }
    return steps
  }

  /// What can be chosen on the app's page in Settings, which its state alone decides.
  private func choices(_ seen: IOS.State, in world: PhoneWorld) -> [Step] {
    if let steps = known.choices[seen] { return steps }
    var steps: [Step] = []
    if let page = world.settingsPage(of: app.id) {
      steps += page.choices.filter { $0.label(on: world.system.version) != page.row }
        .map(Step.choose)
      if let isPrecise = page.isPrecise { steps.append(.setPrecise(!isPrecise)) }
    }
    known.choices[seen] = steps
    return steps
  }

  /// How often one action may be tapped while it waits.
  private static let mostTaps = 2
}

extension IOS.State {
  /// Whether it matters to the app that the phone moves.
  fileprivate var followsMovement: Bool {
    has(.significantChanges) || has(.visits) || self[.regions] != 0 || self[.conditions] != 0
  }
}

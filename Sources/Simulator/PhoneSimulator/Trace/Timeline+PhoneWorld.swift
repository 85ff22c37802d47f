import AuthorizationEngine
import PlatformModel

extension Timeline {
  /// What happened on a phone from an entry of its trace on.
  package init(_ world: PhoneWorld, from first: Int = 0) {
    var version = world.handset.initialVersion
    lines = []
    for (index, entry) in world.trace.enumerated() {
      if case .systemUpdated(let system) = entry.what { version = system.version }
      guard index >= first, let line = Line(entry, in: world, on: version) else { continue }
      lines.append(line)
    }
  }
}

extension Timeline.Line {
  /// The line of an entry; nil for what other lines say already.
  package init?(_ entry: TraceEntry, in world: PhoneWorld, on version: OSVersion) {
    let package = entry.app.map { world.apps[$0.rawValue].package }
    let name = package?.name ?? "the phone"
    let time = entry.time
    switch entry.what {
    case .installed: self.init(time, "person", "installs \(name)")
    case .event(let event, _, let detail):
      let words = event.words(name, detail, on: version)
      self.init(time, Self.name(event.speaker(entry.app), name), words)
      screen = event.screen(name, on: version)
    case .noticed(let noticed):
      guard let package, let words = noticed.words(name, package, on: version) else { return nil }
      var text = words.text
      if entry.count > 1 {
        let span = "in \(ClockText(entry.lastTime - time))"
        if case .withheld(let why) = noticed.effect {
          text = "gets none of \(entry.count) updates \(span): \(why.words)"
        } else if case .fix = noticed.detail {
          // Each location is another one; the line names the last. A page folds lines that are alike.
          text += " (\(entry.count) locations \(span); the last is shown)"
        } else {
          text += " (\(entry.count) times \(span))"
        }
      }
      self.init(time, words.byTheSystem ? "iOS" : name, text)
      isNoticed = true
      screen = noticed.effect.screen(name)
      switch noticed.effect {
      case .indicatorShown:
        indicator = .shown(world.handset.model.indicator(on: version), app: name)
      case .indicatorHidden: indicator = .hidden(app: name)
      default: break
      }
    case .prompt(let prompt):
      self.init(time, "iOS", "asks the person", prompt: prompt)
    case .promptEnded(let prompt):
      guard let words = prompt.end?.words(name) else { return nil }
      self.init(time, "iOS", words)
    case .moved(let title): self.init(time, "world", "the phone \(title)")
    case .entered(let place): self.init(time, "world", "the phone is \(place.rawValue)")
    case .hears(let beacons):
      self.init(
        time, "world",
        beacons.isEmpty ? "no beacon can be heard" : "beacons: " + beacons.joined(separator: ", "))
    case .flipped(let control, let isOn):
      self.init(time, "person", "turns \(control.title) \(isOn ? "on" : "off")")
      screen = control.screen(isOn)
    case .systemUpdated(let system): self.init(time, "iOS", "is now \(system)")
    case .wifiScanRefused:
      self.init(time, name, "cannot scan Wi-Fi: iOS never lets an app do so")
    case .bluetoothReset: self.init(time, "iOS", "loses its Bluetooth service for a moment")
    case .peripheral(let device, let isNear):
      self.init(time, "world", "\(device) is \(isNear ? "near" : "away")")
    case .bluetoothCall(let call):
      guard call.outcome == .taken else { return nil }
      self.init(time, name, "calls \(call.name)")
    case .complaint(let sentence): self.init(time, name, sentence)
    }
  }

  private static func name(_ speaker: Speaker, _ app: String) -> String {
    switch speaker {
    case .person: "person"
    case .app: app
    case .system: "iOS"
    case .world: "world"
    }
  }
}

extension PhonePrompt.End {
  /// What becomes of the question; nil for an answer, which the person's own line says.
  fileprivate func words(_ name: String) -> String? {
    switch self {
    case .answered: nil
    case .dismissedByLock: "dismisses the prompt: the phone was locked"
    case .replaced: "replaces the prompt with another one"
    case .suppressed: "dismisses the prompt: the app no longer waits for it"
    case .appKilled: "dismisses the prompt: \(name) has ended"
    }
  }
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A counterexample as it is printed: what the user does, what follows, and how to repeat it.
struct CounterexampleReport: Sendable {
  /// One step: what is done, and what follows from it.
  struct Part: Hashable, Sendable {
    var sentence: String
    var consequences: [String]
  }

  var fault: Fault
  var release: OSVersion
  var parts: [Part]
  var ending: [String]
  /// The facts that it depends on and that are only reported or inferred, in words.
  var basis: String
  var replay: String
  var scenario: String
}

extension CounterexampleReport {
  /// Repeats the steps; throws if they do not fail in the same way.
  init(_ counterexample: Counterexample, _ explorer: Explorer) throws {
    let replayed = Replay(counterexample.way, explorer)
    if let error = replayed.error { throw error }
    let isSame =
      counterexample.fault.showsLater && replayed.faults.isEmpty
      || replayed.faults.contains(counterexample.fault)
      || counterexample.way.isEmpty && explorer.known.passed.contains(counterexample.fault)
    guard isSame else { throw explorer.nondeterminism(after: counterexample.way) }
    fault = counterexample.fault
    release = counterexample.release
    let names = explorer.names
    parts = replayed.parts.indices.map { place in
      replayed.part(place, names, on: counterexample.release)
    }
    ending = counterexample.ending
    basis = Self.basis(
      of: replayed.rows, on: explorer.outcome.system ?? IOS.System(counterexample.release))
    replay = ([counterexample.release.number] + counterexample.steps).joined(separator: " > ")
    scenario =
      ScenarioText(replayed, title: counterexample.fault.title, on: counterexample.release).text
  }

  /// "rests on IOS-PROMPT-005 (inferred), IOS-AUTH-044 (reported); 9 others are documented or
  /// measured".
  private static func basis(of rows: RowSet, on system: IOS.System) -> String {
    let table = EngineShelf.engine(for: system).rows
    let ids = Set(table.indices.filter(rows.contains).flatMap { table[$0].facts })
    let facts = ids.compactMap { Facts[$0] }.sorted { "\($0.id)" < "\($1.id)" }
    let weak = [Fact.Confidence.inferred, .reported].flatMap { confidence in
      facts.filter { $0.confidence == confidence }.map { fact in
        "\(fact.id) (\(confidence.rawValue)\(fact.isDisputed ? ", disputed" : ""))"
      }
    }
    let others = facts.count - weak.count
    if weak.isEmpty {
      return switch others {
      case 0: ""
      case 1: "its fact is documented or measured"
      default: "all \(others) facts are documented or measured"
      }
    }
    let rest =
      switch others {
      case 0: ""
      case 1: "; another is documented or measured"
      default: "; \(others) others are documented or measured"
      }
    return "rests on \(weak.joined(separator: ", "))\(rest)"
  }

  /// What reports have in common that differ only in the release and its words.
  var essence: [String] { [fault.title] + parts.map(\.sentence) }
}

extension Replay {
  /// A step with the lines of the trace that belong to it.
  fileprivate func part(_ place: Int, _ names: AppNames, on release: OSVersion)
    -> CounterexampleReport.Part
  {
    let step = parts[place].step
    guard let world else { return CounterexampleReport.Part(sentence: "", consequences: []) }
    let end = place + 1 < parts.count ? parts[place + 1].start : world.trace.count
    let entries = world.trace[parts[place].start..<max(end, parts[place].start)]
    var lines = parts[place].turns.map { "out of turn: \($0)" }
    for entry in entries where !entry.isByTheWay {
      guard let line = Timeline.Line(entry, in: world, on: release), line.who != "person" else {
        continue
      }
      let words = line.prompt.map { "asks: \($0.title)" } ?? line.what
      lines.append("\(line.who) \(words)")
    }
    var sentence = step.sentence(names.app, names.actions, on: release)
    if step.base == .wait {
      let later = place + 1 < parts.count ? parts[place + 1].moment : world.now
      sentence += " \((later - parts[place].moment).spelled)"
    }
    return CounterexampleReport.Part(sentence: sentence, consequences: lines)
  }
}

extension TraceEntry {
  /// Whether a report leaves it out, because it always happens.
  fileprivate var isByTheWay: Bool {
    switch what {
    case .noticed(let noticed):
      switch noticed.effect {
      case .willResignActive, .didBecomeActive, .resumed, .suspended, .launched: true
      default: false
      }
    case .event(.graceElapsed, _, _), .event(.suspend, _, _), .installed, .moved: true
    default: false
    }
  }
}

extension Counterexample {
  /// Why it is over from here, where that does not show.
  fileprivate var ending: [String] {
    switch fault {
    case .hang(let action):
      return ["“\(action)” is still waiting. No prompt, timer or event is left that could end it:"]
        + ["returning to the app, answering its prompts and waiting do not end it."]
    case .serviceNotRestarted, .requestIgnored, .bluetoothCallIgnored:
      return ["Nothing that happens by itself from here repeats it."]
    case .lostIntent(let action):
      return ["Returning, answering and waiting start nothing; tapping “\(action)” again does."]
    case .propertyViolated(let words) where words.hasPrefix("never again"):
      return ["Returning to the app, answering its prompts and waiting do not make it true."]
    default: return []
    }
  }
}

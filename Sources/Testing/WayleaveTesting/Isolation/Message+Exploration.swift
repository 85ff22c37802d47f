import AuthorizationEngine
import PhoneSimulator
import PlatformModel

// How what a search learns from a run is written into a message.

extension Message {
  mutating func put(_ snapshot: Run.StateSnapshot) {
    put(snapshot.key)
    put(snapshot.steps) { $0.put($1) }
    put(snapshot.waiting) { $0.put($1) }
    put(snapshot.obligations) { message, obligation in
      message.put(obligation.kind.rawValue)
      message.put(obligation.name)
    }
    put(snapshot.view.objectDigest)
    put(snapshot.view.words.map { [$0] } ?? []) { $0.put($1) }
    put(snapshot.uncompared.sorted()) { $0.put($1) }
  }

  mutating func takeSnapshot() throws -> Run.StateSnapshot {
    Run.StateSnapshot(
      key: try takeDigest(), steps: try takeAll { try $0.takeStep() },
      waiting: try takeAll { try $0.takeNumber() },
      obligations: try takeAll { message in
        guard let kind = Obligation.Kind(rawValue: try message.takeNumber()) else { throw CutOff() }
        return Obligation(kind: kind, name: try message.takeText())
      },
      view: Run.View(
        objectDigest: try takeDigest(), words: try takeAll { try $0.takeText() }.first),
      uncompared: Set(try takeAll { try $0.takeText() }))
  }

  mutating func put(_ digest: Digest) { for word in digest.words { put(word) } }

  mutating func takeDigest() throws -> Digest { Digest(words: [try takeWord(), try takeWord()]) }

  mutating func put(_ fault: Fault) {
    put(fault.parts.kind.rawValue)
    put(fault.parts.words)
  }

  mutating func takeFault() throws -> Fault {
    guard let kind = Fault.Kind(rawValue: try takeNumber()) else { throw CutOff() }
    return Fault(kind, try takeText())
  }

  /// A step that is in a state by itself. One in another order is known to who asks: such a one, as
  /// any that the list lacks, cannot be read there.
  mutating func put(_ step: Step) {
    if case .device(let place, let isNear) = step { return put(-2 - place * 2 - (isNear ? 1 : 0)) }
    if case .tap(let place) = step { return put(Step.otherThanTaps.count + place) }
    put(Step.otherThanTaps.firstIndex(of: step) ?? -1)
  }

  mutating func takeStep() throws -> Step {
    let number = try takeNumber()
    if number <= -2 { return .device((-2 - number) / 2, isNear: (-2 - number) % 2 == 1) }
    guard number >= 0 else { throw CutOff() }
    let others = Step.otherThanTaps
    return number < others.count ? others[number] : .tap(number - others.count)
  }

  /// Where a step leads, but for the state, which follows where there is one.
  mutating func put(_ edge: Edge) {
    put(edge.faults) { $0.put($1) }
    put((edge.starts ? 1 : 0) | (edge.asks ? 2 : 0))
    put(edge.survivors) { $0.put($1 ?? -1) }
    put(edge.open) { $0.put(Int($1)) }
    put((edge.rows ?? RowSet()).words) { $0.put($1) }
    put(edge.reach ?? Reach())
    put(edge.target == nil ? 0 : 1)
  }

  mutating func takeEdge() throws -> (edge: Edge, leads: Bool) {
    var edge = Edge(faults: try takeAll { try $0.takeFault() })
    let calls = try takeNumber()
    (edge.starts, edge.asks) = (calls & 1 == 1, calls & 2 == 2)
    edge.survivors = try takeAll { try $0.takeNumber() }.map { $0 < 0 ? nil : $0 }
    edge.open = try takeAll { UInt8(clamping: try $0.takeNumber()) }
    edge.rows = RowSet(words: try takeAll { try $0.takeWord() })
    edge.reach = try takeReach()
    return (edge, try takeNumber() == 1)
  }

  mutating func put(_ reach: Reach) {
    for places in [reach.tapped, reach.reached, reach.ended] { put(places.sorted()) { $0.put($1) } }
    put(reach.thrown.sorted { $0.key < $1.key }) { message, one in
      message.put(one.key)
      message.put(one.value)
    }
    put(reach.reachedUntapped ? 1 : 0)
    put(reach.hasPrompt ? 1 : 0)
    put(reach.withoutText.sorted()) { $0.put($1) }
  }

  mutating func takeReach() throws -> Reach {
    var reach = Reach()
    reach.tapped = Set(try takeAll { try $0.takeNumber() })
    reach.reached = Set(try takeAll { try $0.takeNumber() })
    reach.ended = Set(try takeAll { try $0.takeNumber() })
    for (place, words) in try takeAll({ (try $0.takeNumber(), try $0.takeText()) }) {
      reach.thrown[place] = words
    }
    reach.reachedUntapped = try takeNumber() == 1
    reach.hasPrompt = try takeNumber() == 1
    reach.withoutText = Set(try takeAll { try $0.takeText() })
    return reach
  }

  mutating func put(_ names: AppNames) {
    put(names.app)
    put(names.actions) { $0.put($1) }
    put(Int(names.knownIssues.rawValue))
    put(names.isStated ? 1 : 0)
  }

  mutating func takeNames() throws -> AppNames {
    AppNames(
      app: try takeText(), actions: try takeAll { try $0.takeText() },
      knownIssues: KnownIssues(rawValue: UInt16(clamping: try takeNumber())),
      isStated: try takeNumber() == 1)
  }

  mutating func put(_ system: IOS.System) {
    put(system.version.number)
    put(system.switches.on) { $0.put(Int($1.rawValue)) }
  }

  mutating func takeSystem() throws -> IOS.System {
    let version = try OSVersion(parsing: try takeText())
    var switches = IOS.Switches()
    for number in try takeAll({ UInt8(clamping: try $0.takeNumber()) }) {
      if let one = IOS.Switch(rawValue: number) { switches[one] = true }
    }
    return IOS.System(version, switches: switches)
  }

  mutating func put(_ report: NondeterminismError) {
    put(report.release.number)
    put(report.steps) { $0.put($1) }
    put(report.difference)
    put(report.advice)
  }

  mutating func takeNondeterminism() throws -> NondeterminismError {
    NondeterminismError(
      release: try OSVersion(parsing: try takeText()), steps: try takeAll { try $0.takeText() },
      difference: try takeText(), advice: try takeText())
  }

  mutating func put(_ report: CounterexampleReport) {
    put(report.parts) { message, part in
      message.put(part.sentence)
      message.put(part.consequences) { $0.put($1) }
    }
    put(report.ending) { $0.put($1) }
    put(report.basis)
    put(report.replay)
    put(report.scenario)
  }

  mutating func takeReport(of counterexample: Counterexample) throws -> CounterexampleReport {
    CounterexampleReport(
      fault: counterexample.fault, release: counterexample.release,
      parts: try takeAll { message in
        CounterexampleReport.Part(
          sentence: try message.takeText(), consequences: try message.takeAll { try $0.takeText() })
      },
      ending: try takeAll { try $0.takeText() }, basis: try takeText(), replay: try takeText(),
      scenario: try takeText())
  }
}

extension Step {
  /// Every step but the taps.
  fileprivate static let otherThanTaps: [Step] =
    [.preciseOff, .lock, .unlock, .leave, .open, .quit, .restart, .wait, .move, .bluetoothReset]
    + [true, false].flatMap {
      [.setPrecise($0), .locationServices($0), .motion($0), .bluetooth($0), .radio($0)]
    }
    + IOS.Button.allCases.map(Step.answer) + IOS.Event.SettingsChoice.allCases.map(Step.choose)
}

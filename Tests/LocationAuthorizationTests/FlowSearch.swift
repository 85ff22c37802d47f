import AuthorizationEngine
import PlatformModel

@testable import LocationAuthorization

/// Walks every model of a request on a release, within a budget of interruptions.
struct FlowSearch {
  let model: FlowModel
  var faults: [String] = []
  /// How many requests returned.
  var outcomes = 0
  /// Walks that are known to end when nothing more comes between.
  private var settles: Set<FlowRun> = []
  /// How each run was first come by.
  private var before: [FlowRun: (FlowRun, Turn)] = [:]

  private struct Moment: Hashable {
    var run: FlowRun
    var interruptions: Int
  }

  /// What may come between; a request for motion or Bluetooth has its own prompt.
  static let interruptions: [IOS.Event] =
    [.lock, .unlock, .leave, .open, .graceElapsed, .suspend, .setLocationServices(false)]
    + [.setLocationServices(true), .setRestricted(true), .queryMotion]
    + IOS.Event.SettingsChoice.allCases.map(IOS.Event.chooseInSettings)

  init(_ model: FlowModel) { self.model = model }

  /// - Parameter budget: How many of them one model has at most.
  mutating func run(interruptions budget: Int) {
    var seen: Set<Moment> = []
    var open: [Moment] = []
    for run in Start.all(for: model) {
      let moment = Moment(run: run, interruptions: 0)
      if seen.insert(moment).inserted { open.append(moment) }
    }
    while let moment = open.popLast() {
      if moment.run.isDead { continue }
      if moment.run.outcome != nil {
        outcomes += 1
        if let fault = model.fault(in: moment.run) { report(fault, moment.run) }
        continue
      }
      if let stuck = stuck(moment.run) { report("it never returns", stuck) }
      let allowed = moment.interruptions < budget ? Self.interruptions : []
      for turn in model.turns(from: moment.run, interruptions: allowed) {
        guard let run = model.taking(turn, moment.run) else { continue }
        let next = Moment(run: run, interruptions: moment.interruptions + turn.cost)
        if seen.insert(next).inserted {
          before[run] = before[run] ?? (moment.run, turn)
          open.append(next)
        }
      }
    }
  }

  /// Where a request waits forever though the phone is unlocked and the app in the foreground; nil
  /// if not.
  private mutating func stuck(_ start: FlowRun) -> FlowRun? {
    var run = start
    while run.outcome == nil, !run.isDead, settles.insert(run).inserted {
      guard let turn = model.quietTurn(from: run), let next = model.taking(turn, run) else {
        return run
      }
      run = next
    }
    return nil
  }

  private mutating func report(_ fault: String, _ run: FlowRun) {
    let outcome = run.outcome.map { "\($0)" } ?? "no outcome"
    var way: [Turn] = []
    var place = run
    while let (earlier, turn) = before[place], way.count < 40 {
      way.insert(turn, at: 0)
      place = earlier
    }
    faults.append("\(outcome): \(fault) after \(way) from \(place.phone)")
  }
}

extension Turn {
  /// What a turn takes of the budget: what a prompt or the clock brings costs nothing.
  fileprivate var cost: Int {
    switch self {
    case .phone(.answer), .phone(.togglePrecise), .graceElapsed, .servicesRead, .echo, .stray: 0
    case .phone: 1
    }
  }
}

/// The states from which a request is made.
enum Start {
  static func all(for model: FlowModel) -> [FlowRun] {
    builds.flatMap { build in
      situations(for: model, build).flatMap { phone in
        [false, true].map { hasAsked in
          model.begin(
            from: phone, declared: Declarations(build),
            hasRequestedAlways: hasAsked && phone.has(.alwaysAsked))
        }
      }
    }
  }

  private static let builds: [IOS.Build] = [
    IOS.Build(
      purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse, .motion, .bluetoothAlways],
      temporaryAccuracyKeys: ["Route"]),
    IOS.Build(purposeStrings: [.whenInUse]),
    IOS.Build(),
  ]

  private static func situations(for model: FlowModel, _ build: IOS.Build) -> [IOS.State] {
    var situations = [IOS.State(build).with(.locationServicesPrompts, 2)]
    func vary(_ field: IOS.Field, _ values: [UInt8]) {
      situations = situations.flatMap { one in values.map { one.with(field, $0) } }
    }
    vary(.locationServicesOn, [1, 0])
    if model.request.concernsLocation {
      vary(.auth, IOS.Grant.allCases.map(\.rawValue))
      vary(.temporary, [0, 1])
      vary(.provisional, [0, 1])
      vary(.alwaysAsked, [0, 1])
      vary(.restricted, [0, 1])
      if model.request.purposeKey != nil { vary(.precise, [0, 1]) }
    }
    if model.request == .motion {
      vary(.motion, IOS.Permission.allCases.map(\.rawValue))
      vary(.fitnessOff, [0, 1])
    }
    if model.request == .bluetooth {
      vary(.bluetooth, IOS.Permission.allCases.map(\.rawValue))
      vary(.radio, [0, 2])
    }
    return Set(situations.filter(model.isPossible)).sorted { $0.words < $1.words }
      .flatMap(model.scenes)
  }
}

extension FlowModel {
  /// Whether the variables of a grant belong together.
  fileprivate func isPossible(_ phone: IOS.State) -> Bool {
    let is13 = engine.system.version >= .iOS(13)
    if phone.has(.restricted), !phone.has(.locationServicesOn) { return false }
    if phone.has(.temporary), phone.grant != .whenInUse || !is13 { return false }
    if phone.has(.alwaysAsked), phone.grant == .notDetermined { return false }
    if phone.has(.provisional), phone.grant != .always || !is13 { return false }
    if phone[.precise] != 0, engine.system.version < .iOS(14) { return false }
    return true
  }

  /// The app in the foreground, behind another prompt, just left, and left for long.
  fileprivate func scenes(of phone: IOS.State) -> [IOS.State] {
    func after(_ events: [IOS.Event]) -> IOS.State {
      events.reduce(engine.settled(phone)) { engine.next(after: $0, on: $1) ?? $0 }
    }
    let open: [IOS.Event] = [.open, .createManager]
    return [after(open), after(open + [.queryMotion]), after(open + [.leave])]
      + [after(open + [.leave, .graceElapsed])]
  }
}

extension Declarations {
  /// What a build of the model declares.
  fileprivate init(_ build: IOS.Build) {
    self.init()
    purposeKeys = Set(build.purposeStrings.map(\.rawValue))
    temporaryAccuracyKeys = build.temporaryAccuracyKeys
    if !temporaryAccuracyKeys.isEmpty {
      purposeKeys.insert(InfoPlistKey.temporaryAccuracy.rawValue)
    }
    isAppClip = build.kind == .appClip
  }
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import TransitionSystem

/// A phone that is played with: a scenario on one release that grows by a step at a time.
///
/// Each moment is kept as a value, so that any step can be taken back. A step that the phone refuses is
/// not kept.
public struct PlayedScenario: Sendable {
  private enum Run: Sendable {
    case iOS(ScenarioRun)
    case android(AndroidScenarioRun)
  }

  /// The phone after a step, with what the step brought.
  private struct Moment: Sendable {
    var run: Run
    var lines: [Timeline.Line]
    var facts: [String]
  }

  /// The first is the phone as it was before any step.
  private var moments: [Moment]

  /// A phone with one app on it.
  ///
  /// A line each: the release, the app's name, then as in Info.plist the number of texts, keys and values
  /// by turns (background modes with spaces between them, true as "yes"); for Android the target level,
  /// the number of permissions and their names. nil for anything else.
  public init?(written text: String) {
    var reader = TokenReader(text)
    do {
      let release = try reader.version()
      let name = try reader.text()
      if let level = release.level {
        guard let target = APILevel(rawValue: try reader.number()) else { return nil }
        let permissions = try reader.texts().map { AndroidPermission(named: $0) }
        self.init(
          AndroidScenario(
            "", releases: .android(level...level),
            apps: [
              AndroidScenario.App(
                name,
                Android.Build(
                  target: target, permissions: permissions,
                  hasLocationServiceType: permissions.contains(
                    .init(named: "FOREGROUND_SERVICE_LOCATION"))))
            ], steps: []))
      } else {
        var app = AppPackage(name: name)
        for (key, value) in try reader.pairs() { app.declare(key, value) }
        self.init(Scenario("", releases: OSVersion.Span(release, release), apps: [app], steps: []))
      }
    } catch {
      return nil
    }
  }

  /// The phone of a scenario that ``TokenWriter`` wrote, on its first release and before its first step.
  ///
  /// nil if the scenario cannot be read or its apps cannot be installed.
  public init?(ofWritten text: String, onAndroid isAndroid: Bool) {
    var reader = TokenReader(text)
    do {
      if isAndroid {
        self.init(try reader.androidScenario())
      } else {
        let scenario = try reader.scenario()
        guard scenario.releases.first.platform == .iOS else { return nil }
        self.init(scenario)
      }
    } catch {
      return nil
    }
    guard Self.record(of: now.run).obstacle == nil else { return nil }
  }

  private init(_ scenario: Scenario) {
    let run = ScenarioRun(scenario, on: scenario.releases.first)
    moments = [Moment(run: .iOS(run), lines: Timeline(run.world).lines, facts: [])]
  }

  private init(_ scenario: AndroidScenario) {
    let run = AndroidScenarioRun(scenario, on: scenario.releases.first.level ?? .newest)
    moments = [Moment(run: .android(run), lines: run.phone.timeline.lines, facts: [])]
  }

  private var now: Moment { moments[moments.count - 1] }

  /// What came of a step.
  public enum Result: Hashable, Sendable {
    case done
    /// The phone cannot do it as it is: one sentence.
    case refused(String)
    /// The text is no step.
    case unreadable
  }

  /// Takes a step, as ``TokenWriter`` writes the act of one; a refused step changes nothing.
  public mutating func take(written text: String) -> Result {
    var reader = TokenReader(text)
    let next: Moment
    do {
      switch now.run {
      case .iOS(var run):
        reader.appCount = run.scenario.apps.count
        let act = try reader.act()
        run.recordFooting()
        run.take(Scenario.Step(act))
        let fired = run.world.footing?.rows ?? []
        let lines = Timeline(run.world, from: run.stepStart).lines
        let isAsked = run.world.trace[run.stepStart...].contains { $0.isAboutPrompt }
        let engine = EngineShelf.engine(for: run.world.system)
        // What the rows say of an app under a prompt explains no step without one.
        let rows = engine.rows.filter {
          fired.contains($0.id)
            && (isAsked || ($0.effects != [.willResignActive] && $0.effects != [.didBecomeActive]))
        }
        next = Moment(
          run: .iOS(run), lines: lines,
          facts: Self.names(rows.flatMap { $0.facts }, citedBy: engine.rows.lazy.map { $0.facts }))
      case .android(var run):
        reader.appCount = run.scenario.apps.count
        let act = try reader.androidAct()
        run.recordRows()
        run.take(AndroidScenario.Step(act))
        let fired = run.phone.firedRows ?? []
        let rows = run.phone.engine.rows.filter { fired.contains($0.id) }
        next = Moment(
          run: .android(run), lines: Array(run.phone.timeline.lines[run.stepStart...]),
          facts: Self.names(
            rows.flatMap { $0.facts }, citedBy: run.phone.engine.rows.lazy.map { $0.facts }))
      }
    } catch {
      return .unreadable
    }
    if let obstacle = Self.record(of: next.run).obstacle { return .refused(obstacle.message) }
    moments.append(next)
    return .done
  }

  /// Takes the last step back; nothing where there is none.
  public mutating func takeBack() {
    if moments.count > 1 { moments.removeLast() }
  }

  /// What happened so far, as a timeline.
  public var trace: String {
    switch now.run {
    case .iOS(let run): Timeline(run.world).text
    case .android(let run): run.phone.timeline.text
    }
  }

  /// What there is to see now, as JSON: each observation with what it gives, a list of texts.
  public var view: String { seen.text }

  /// The phone after the last step, as JSON.
  ///
  /// It has what is `seen`, what is drawn of the `phone`, and what the step brought: `lines`, and the `facts`
  /// of the rows that fired.
  public var look: String {
    let moment = now
    return ItemJSON.object([
      ("seen", seen), ("phone", Self.phone(of: moment.run)),
      ("lines", .array(moment.lines.map(Self.line))), ("facts", .texts(moment.facts)),
    ]).text
  }

  private var seen: ItemJSON {
    switch now.run {
    case .iOS(let run):
      .object(
        Observation.allCases.map {
          ($0.rawValue, .texts(run.observe($0, of: AppID(rawValue: 0))))
        })
    case .android(let run):
      .object(
        AndroidObservation.allCases.map {
          ($0.rawValue, .texts(run.phone.observe($0, from: run.stepStart)))
        })
    }
  }

  private static func phone(of run: Run) -> ItemJSON {
    switch run {
    case .iOS(let run):
      let state = run.world.deviceState
      return .object([
        ("time", .number(milliseconds(run.world.now))),
        ("locked", .truth(state.lock != .unlocked)),
        ("locationServices", .truth(state.has(.locationServicesOn))),
        ("holds", holds(run.world.apps.first?.state)),
      ])
    case .android(let run):
      let phone = run.phone
      let titles = phone.situation.prompt.map { [$0.title(phone.appName)] } ?? []
      return .object([
        ("time", .number(milliseconds(phone.now))), ("title", .texts(titles)),
        ("locationServices", .truth(phone.situation.has(.location))),
        ("pages", .array(Android.Group.allCases.compactMap { page(of: $0, on: phone) })),
        (
          "preciseSwitch",
          .truth(phone.engine.step(phone.situation, .setPrecise(true)).refusal != .notOffered)
        ),
      ])
    }
  }

  /// The page of a group of permissions in Settings; nil where the phone has none for the app.
  private static func page(of group: Android.Group, on phone: AndroidPhone) -> ItemJSON? {
    let outcomes = Android.SettingsChoice.allCases.map {
      ($0, phone.engine.step(phone.situation, .choose(group, $0)))
    }.filter { $0.1.refusal != .notOffered }
    guard !outcomes.isEmpty else { return nil }
    // A choice that changes nothing is the one that is made.
    let members = group.members
    let made = outcomes.first {
      $0.1.refusal == .noChange || $0.1.state == phone.situation
    }?.0
    let isHeld = members.contains { phone.situation.all(.held).has($0) }
    let isOneTime = members.contains { phone.situation.all(.oneTime).has($0) }
    let allowed: Android.SettingsChoice = group == .camera ? .whileUsing : .allow
    let chosen = made ?? (isOneTime ? .askEveryTime : isHeld ? allowed : .dontAllow)
    return .object([
      ("title", .text(group.platform.title)), ("choices", .texts(outcomes.map { $0.0.label })),
      ("chosen", .text(chosen.label)),
    ])
  }

  /// What iOS holds of the app and no API tells: the names of what is so.
  private static func holds(_ state: IOS.AppState?) -> ItemJSON {
    guard let state else { return .texts([]) }
    let (seen, managers) = (state.seen, state.ofAnyManager)
    var names: [String] = []
    func add(_ name: String, _ isSo: Bool) { if isSo { names.append(name) } }
    add("always", seen.grant == .always)
    add("provisional", seen.has(.provisional))
    add("once", seen.has(.temporary))
    add("questionDue", seen.has(.upgradePending))
    add("foreground", seen.presence == .foreground)
    add("running", seen.process == .running)
    add("updating", managers.has(.updating) || managers.has(.requestingOnce))
    add("allowsBackground", managers.has(.allowsBackgroundUpdates))
    add("backgroundMode", seen.has(.backgroundMode))
    add(
      "watching",
      seen.has(.significantChanges) || seen.has(.regions) || seen.has(.visits)
        || seen.has(.conditions))
    return .texts(names)
  }

  private static func line(_ line: Timeline.Line) -> ItemJSON {
    var members: [(String, ItemJSON)] = [
      ("at", .number(milliseconds(line.time))), ("who", .text(line.who)),
      ("what", .text(line.what)),
    ]
    if let prompt = line.prompt {
      members.append(("title", .text(prompt.title)))
      members.append(("body", .texts(prompt.body.map { [$0] } ?? [])))
      members.append(("buttons", .texts(prompt.buttons.map { $0.rawValue })))
    }
    return .object(members)
  }

  private static func record(of run: Run) -> StoryRecord {
    switch run {
    case .iOS(let run): run.record
    case .android(let run): run.record
    }
  }

  /// Each name once, the most particular first.
  ///
  /// A fact that few rows of the engine cite says more of this step than one that many cite.
  private static func names(_ facts: [FactID], citedBy cited: some Sequence<[FactID]>) -> [String] {
    var counted: [(name: String, rows: Int)] = []
    for fact in facts where !counted.contains(where: { $0.name == fact.rawValue }) {
      counted.append((fact.rawValue, cited.count { $0.contains(fact) }))
    }
    return counted.enumerated().sorted {
      ($0.element.rows, $0.offset) < ($1.element.rows, $1.offset)
    }.map { $0.element.name }
  }

  private static func milliseconds(_ time: Duration) -> Int64 {
    time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
  }
}

extension TraceEntry {
  /// Whether a question came up or went.
  fileprivate var isAboutPrompt: Bool {
    switch what {
    case .prompt, .promptEnded: true
    default: false
    }
  }
}

extension AppPackage {
  /// Declares something as Info.plist does.
  fileprivate mutating func declare(_ key: String, _ value: String) {
    switch key {
    case "UIBackgroundModes": backgroundModes = value.split(separator: " ").map(String.init)
    case "NSLocationDefaultAccuracyReduced": defaultAccuracyReduced = value == "yes"
    case "NSLocationRequireExplicitServiceSession":
      requiresExplicitServiceSession = value == "yes"
    default: purposeStrings[InfoPlistKey(rawValue: key)] = value
    }
  }
}

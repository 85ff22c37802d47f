import AuthorizationEngine
import PlatformModel
import Testing

/// A row of the transition table as a test writes it down: a state, a request, an answer, an end.
struct Transition: Sendable {
  let id: String
  let versions: [OSVersion]
  var build: IOS.Build = .complete
  var from: IOS.Grant = .notDetermined
  var provisional = false
  var temporary = false
  var alwaysAsked = false
  var restricted = false
  let request: IOS.Event
  var togglesPrecise = false
  var answer: IOS.Button?
  let gives: Observation

  init(
    _ id: String, _ versions: [OSVersion], build: IOS.Build = .complete,
    from: IOS.Grant = .notDetermined, provisional: Bool = false, temporary: Bool = false,
    alwaysAsked: Bool = false, restricted: Bool = false, _ request: IOS.Event,
    togglesPrecise: Bool = false, _ answer: IOS.Button? = nil, gives: Observation
  ) {
    self.id = id
    self.versions = versions
    self.build = build
    self.from = from
    self.provisional = provisional
    self.temporary = temporary
    self.alwaysAsked = alwaysAsked
    self.restricted = restricted
    self.request = request
    self.togglesPrecise = togglesPrecise
    self.answer = answer
    self.gives = gives
  }

  /// What becomes of the app and what it receives.
  func observe(on version: OSVersion) -> Observation {
    var run = Run(version, build)
    run.state = run.state.with(.restricted, restricted)
    run.open(from, provisional: provisional, temporary: temporary, alwaysAsked: alwaysAsked)
    let engine = run.engine
    var seen = Observation()
    func take(_ event: IOS.Event) {
      engine.note(event, in: run.state)
      switch engine.step(run.state, event) {
      case .moved(let next, let emissions):
        run.state = next
        run.effects = emissions.map(\.effect)
        seen.brokenLaws += StepLaws.broken(by: event, next, run.effects)
        seen.prompts += run.prompts
        seen.callbacks += run.callbacks
      case .refused: seen.refused = true
      }
    }
    take(request)
    if togglesPrecise { take(.togglePrecise) }
    if let answer { take(.answer(answer)) }
    seen.grant = run.state.grant
    seen.provisional = run.state.has(.provisional)
    seen.temporary = run.state.has(.temporary)
    seen.alwaysAsked = run.state.has(.alwaysAsked)
    seen.precision = run.state.precision
    seen.settings = engine.settingsRow(of: run.state)
    return seen
  }
}

/// What a person and an app can see of a transition.
struct Observation: Equatable, Sendable {
  var refused = false
  var prompts: [IOS.Prompt] = []
  var callbacks: [AuthorizationStatus] = []
  var grant: IOS.Grant = .notDetermined
  var provisional = false
  var temporary = false
  var alwaysAsked = false
  var precision: IOS.Precision = .full
  var settings: IOS.SettingsRow = .absent
  var brokenLaws: [String] = []

  /// An end: the prompt on the way, the callbacks, the stored grant and the row in Settings.
  static func end(
    _ grant: IOS.Grant, _ settings: IOS.SettingsRow, prompt: IOS.Prompt? = nil,
    callback: AuthorizationStatus? = nil, provisional: Bool = false, temporary: Bool = false,
    alwaysAsked: Bool = false, precision: IOS.Precision = .full
  ) -> Observation {
    Observation(
      prompts: prompt.map { [$0] } ?? [], callbacks: callback.map { [$0] } ?? [], grant: grant,
      provisional: provisional, temporary: temporary, alwaysAsked: alwaysAsked,
      precision: precision,
      settings: settings)
  }
}

/// A transition on one release.
struct TransitionOnRelease: Sendable, CustomTestStringConvertible {
  let transition: Transition
  let version: OSVersion
  var testDescription: String { "\(transition.id) on \(version)" }
}

import AuthorizationEngine
import PlatformModel
import StateExploration

extension AuthorizationEngine.IOS: ToldPlatform {
  static var family: Platform { .iOS }

  static func name(of span: OSVersion.Span) -> String { span.description }

  static var tableTitle: String { "Where people end up" }

  static func column(of span: OSVersion.Span) -> String { span.description }

  static func brief(_ event: Event, under question: Prompt?, on release: OSVersion) -> String {
    event.brief(on: release)
  }

  static func goesWithoutSaying(_ event: Event) -> Bool { event == .createManager }

  static func words(for occurrence: Occurrence) -> String {
    switch occurrence.effect {
    case .aborted: "allowsBackgroundLocationUpdates without the background mode"
    case .ignored(let silence): silence.words
    default: occurrence.effect.spelled
    }
  }

  static func areAlike(_ left: Occurrence, _ right: Occurrence) -> Bool {
    left.effect == right.effect
  }

  static var silenceTitle: String { "Requests that show nothing and get no answer" }

  static func buttons(
    of prompt: Prompt, leaving events: [Event], on release: OSVersion
  ) -> [String] { prompt.buttons(on: release).map(\.rawValue) }

  static func settings(
    for standing: StateExploration.Standing, on release: OSVersion, app: String
  ) -> [String] {
    let place: SettingsPath = standing == .servicesOff ? .locationServices : .app
    return place.steps(on: release, app: app) + (place == .app ? ["Location"] : [])
  }

  static var always: String { "Always" }

  static var reducedNote: String {
    "Each grant exists with Precise Location off as well, from iOS 14 on."
  }
}

extension IOS.Effect.Silence {
  fileprivate var words: String {
    switch self {
    case .keyMissing: "the purpose string is missing"
    case .promptUp: "a question is on the screen already, and stays"
    case .restricted: "restrictions forbid it"
    case .notInForeground: "the app is not on the screen"
    case .servicesOff: "Location Services are off, and the system asked often enough"
    case .denied: "it was refused before"
    case .alreadyGranted: "the permission is granted already"
    case .temporaryGrant: "Always after Allow Once"
    case .alwaysAlreadyAsked: "Always was asked for before"
    case .onePromptPerApp: "iOS 8 asks once"
    case .appClip: "an App Clip may not ask for Always"
    case .alreadyOutstanding: "requestLocation() again; the first one stays outstanding"
    }
  }
}

import AuthorizationEngine
import PlatformModel
import StateExploration

extension Android: ToldPlatform {
  static var family: Platform { .android }

  static func name(of span: OSVersion.Span) -> String {
    let names = [span.first, span.last].compactMap { $0.level?.versionName }
    return "Android "
      + (names.first == names.last ? names.prefix(1) : names[...])
      .joined(separator: "-")
  }

  static var tableTitle: String { "Where people end up, by release of Android" }

  static func column(of span: OSVersion.Span) -> String {
    String(name(of: span).dropFirst("Android ".count))
  }

  static func brief(_ event: Event, under prompt: Prompt?, on release: OSVersion) -> String {
    event.brief(under: prompt, on: release.level ?? .newest)
  }

  static func goesWithoutSaying(_ event: Event) -> Bool { false }

  static func words(for occurrence: SearchOccurrence<Android>) -> String {
    let names =
      if case .request(let names) = occurrence.path.last {
        names.inWords
      } else {
        ""
      }
    let reason =
      switch occurrence.effect {
      case .ignored(let silence): silence.words
      case .cancelled: "below target 23 no dialog is shown at run time"
      default: occurrence.effect.spelled
      }
    return "\(names): \(reason)"
  }

  static func areAlike(
    _ left: SearchOccurrence<Android>, _ right: SearchOccurrence<Android>
  ) -> Bool { left.key == right.key }

  static var silenceTitle: String { "Requests that show no dialog" }

  static func buttons(
    of prompt: Prompt, leaving events: [Event], on release: OSVersion
  ) -> [String] {
    (prompt == .accuracyChoice ? ["Precise or Approximate"] : [])
      + prompt.buttons.filter { events.contains(.answer($0)) }.map {
        $0.label(on: release.level ?? .newest, of: prompt)
      }
  }

  static func settings(
    for standing: AndroidStanding, on release: OSVersion, app: String
  ) -> [String] {
    let place: AndroidSettingsPath = standing == .locationOff ? .location : .appPermissions
    return (place.steps(on: release.level ?? .newest, app: app) ?? [])
      + (place == .appPermissions ? ["Location"] : [])
  }

  static var always: String { "All the time" }

  static var reducedNote: String {
    "Each grant exists as an approximate one as well, from Android 12 on."
  }
}

extension Android.Silence {
  fileprivate var words: String {
    switch self {
    case .undeclared: "it is not declared"
    case .unknownHere: "this release does not know it"
    case .final: "it was denied for good"
    case .policy: "a policy decides it"
    case .restricted: "the installer does not allow location in the background"
    case .targetTooOld: "the target is too old"
    case .grantedWithGroup: "it is granted with its group"
    case .backgroundWithOthers: "the background is asked for together with others"
    case .backgroundAlone: "no location is granted yet"
    case .fineAlone: "precise location is asked for without approximate location"
    case .byButtonOnly: "it is for the location button only"
    }
  }
}

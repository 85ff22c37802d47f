import PlatformModel
import Testing

@testable import AuthorizationEngine

extension AndroidPhone {
  /// An app on the screen of a phone, which holds just what is said.
  init(
    _ level: Int, target: Int? = nil, generation: Android.Generation? = nil,
    with switches: Set<Android.Switch> = [], declares: [Android.Permission],
    and others: [AndroidPermission] = [], holds: [Android.Permission] = []
  ) {
    self.init(
      Android.System(APILevel(nearest: level), generation: generation, switches: switches),
      Android.Build(
        target: APILevel(nearest: target ?? level),
        permissions: declares.map(\.platform) + others))
    situation = situation.with(.held, Android.Permission.allCases, false)
      .with(.implied, Android.Permission.allCases, false)
      .with(.held, holds)
    does(.open)
  }

  /// Does one thing, of which all that it reports and changes is known.
  mutating func expect(
    _ event: Android.Event, reports reported: [Android.Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    changes: (Android.State) -> Android.State = { $0 }
  ) {
    let before = situation
    effects = []
    does(event)
    let place: Comment = "\(event.spelled) on \(engine.system), target \(before.target)"
    #expect(refusal == nil, place, sourceLocation: sourceLocation)
    #expect(effects == reported, place, sourceLocation: sourceLocation)
    #expect(situation == changes(before), place, sourceLocation: sourceLocation)
  }

  /// Tries what cannot be done.
  func expect(
    _ event: Android.Event, isRefused why: Android.Refusal,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var phone = self
    phone.does(event)
    #expect(
      phone.refusal == why, "\(event.spelled) on \(engine.system), target \(situation.target)",
      sourceLocation: sourceLocation)
  }

  /// Asks for some permissions in one request.
  mutating func asks(_ names: [Android.Permission]) {
    does(.request(Android.Permissions(names)))
  }
}

extension Android.State {
  /// The same state with a mark set on some permissions, or cleared.
  func with(
    _ mark: Android.Mark, _ permissions: [Android.Permission], _ value: Bool = true
  ) -> Android.State {
    permissions.reduce(self) { $0.with(mark, $1, value) }
  }

  /// The same state in which the app has asked for some permissions and sees a dialog.
  func asking(_ names: [Android.Permission], shows prompt: Android.Prompt) -> Android.State {
    with(.open, 1).with(.prompt, prompt.rawValue + 1).with(.named, names).with(.asked, names)
  }

  /// The same state with no dialog and no request.
  var answered: Android.State {
    with(.open, 0).with(.prompt, 0).with(.named, Android.Permission.allCases, false)
      .with(.asked, Android.Permission.allCases, false)
  }

  /// The same state after the end of the process, which takes all with it that it had begun.
  var ended: Android.State {
    answered.with(.presence, Android.Presence.stopped.rawValue)
      .with(.service, Android.Service.none.rawValue)
      .with(.updating, 0).with(.bluetoothScan, 0)
  }
}

extension Android.Effect {
  /// The result of a request for some permissions.
  static func result(
    _ names: [Android.Permission], granted: [Android.Permission]
  ) -> Android.Effect {
    .result(names: Android.Permissions(names), granted: Android.Permissions(granted))
  }
}

extension Android.Permission {
  /// The levels on which a person decides about it, as the platform’s list of permissions has them.
  var runtimeLevels: ClosedRange<Int> {
    switch self {
    case .fine, .coarse, .camera: 23...37
    case .background, .activity: 29...37
    case .scan, .connect, .advertise, .ranging: 31...37
    case .nearbyWifi, .notifications: 33...37
    case .localNetwork: 37...37
    }
  }

  /// Those that have no part of location.
  static let others: [Android.Permission] = allCases.filter { $0.group != .location }
}

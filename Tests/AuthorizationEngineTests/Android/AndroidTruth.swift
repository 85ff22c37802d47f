import PlatformModel

@testable import AuthorizationEngine

/// A row of the table of requests: device, target, what is held, what is asked and answered, what
/// is so then.
///
/// Permissions are by a letter or two, their marks behind a colon: h held, s a choice was made,
/// f final, 1 for one time, i implied, o switched off below the check, p policy, a taken back
/// unused; an asterisk leaves the others open. What a row does not name is not held.
struct AndroidTruth: Sendable, CustomStringConvertible {
  /// The number in the table, with a letter of its own: A01 to A100.
  var id: String
  var levels: ClosedRange<Int>
  var targets: ClosedRange<Int>
  var generations: ClosedRange<Android.Generation>
  var switches: Set<Android.Switch>
  var before: String
  var ask: String
  /// What the person does then, one way or the other.
  var ways: [[Android.Event]]
  var after: String
  /// G and D in the order asked; "empty" for empty arrays; nil if nothing is reported.
  var result: String?
  /// The rationale of the first name, and of background where the row says it.
  var rationale: Bool?
  var backgroundRationale: Bool?
  /// The dialogs that are shown, or none at all.
  var shows: [Android.Prompt]?
  var older: Bool
  var undeclared: String

  init(
    _ id: String, _ levels: ClosedRange<Int>, _ targets: ClosedRange<Int>,
    _ generations: ClosedRange<Android.Generation> = .g0 ... .g7,
    with switches: Set<Android.Switch> = [], held before: String = "", ask: String = "",
    _ ways: [Android.Event]..., gives after: String, _ result: String? = nil,
    rationale: Bool? = nil, background: Bool? = nil, shows: [Android.Prompt]? = nil,
    older: Bool = false, undeclared: String = ""
  ) {
    self.id = id
    self.levels = levels
    self.targets = targets
    self.generations = generations
    self.switches = switches
    self.before = before
    self.ask = ask
    self.ways = ways.isEmpty ? [[]] : ways
    self.after = after
    self.result = result
    self.rationale = rationale
    self.backgroundRationale = background
    self.shows = shows
    self.older = older
    self.undeclared = undeclared
  }

  var description: String { id }
}

extension AndroidTruth {
  static let letters: [String: Android.Permission] = [
    "F": .fine, "C": .coarse, "B": .background, "SCAN": .scan, "CONN": .connect,
    "ADV": .advertise, "NWD": .nearbyWifi, "AR": .activity, "PN": .notifications, "CAM": .camera,
    "UWB": .ranging,
  ]

  /// The permissions of a list of names, with their marks.
  static func marks(_ text: String) -> [(Android.Permission, String)] {
    text.split(separator: " ").compactMap { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      return letters[String(parts[0])].map { ($0, parts.count > 1 ? String(parts[1]) : "h*") }
    }
  }

  static func names(_ text: String) -> [Android.Permission] { marks(text).map(\.0) }

  static let markLetters: [(Character, Android.Mark)] = [
    ("h", .held), ("s", .set), ("f", .fixed), ("1", .oneTime), ("i", .implied),
    ("o", .switchedOff), ("p", .policy), ("a", .autoRevoked),
  ]

  /// A package that declares everything but what the row leaves out.
  func build(target: Int) -> Android.Build {
    let left = Self.names(undeclared)
    var permissions = Android.Permission.allCases
      .filter { $0 != .localNetwork && !left.contains($0) }.map(\.platform)
    permissions += [.accessWifiState, .changeWifiState, .foregroundService]
    if older { permissions += [.bluetooth, .bluetoothAdmin, .activityRecognitionOfServices] }
    return Android.Build(target: APILevel(nearest: target), permissions: permissions)
  }

  /// The state from which the row starts.
  func start(on engine: Android.Engine, target: Int) -> Android.State {
    engine.note(.install, in: engine.fresh(build(target: target)))
    var situation = engine.install(build(target: target))
    if !before.isEmpty || target > 22 && engine.system.level > 22 && !older {
      for permission in Android.Permission.allCases where target > 22 && engine.system.level > 22 {
        situation = situation.with(.held, permission, false).with(.implied, permission, false)
      }
    }
    for (permission, marks) in Self.marks(before) {
      for (letter, mark) in Self.markLetters where marks.contains(letter) {
        situation = situation.with(mark, permission)
      }
    }
    return situation.with(.presence, Android.Presence.visible.rawValue)
  }
}

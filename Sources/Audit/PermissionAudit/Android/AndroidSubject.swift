import AppArtifacts
import Findings
import PlatformModel
import ServiceNeeds
import SourceReaders

/// One variant of an Android app, with everything that the rules share derived once.
public struct AndroidSubject: Sendable {
  /// The app.
  public let app: AndroidApp
  /// The variant.
  public let variant: AndroidApp.Variant
  /// The uses of Android's APIs in its sources, in their order; of a package's code those that its
  /// own classes make for sure.
  public private(set) var calls: [AndroidCall]
  /// The uses in the compiled code of a package, those of libraries included, which may never run.
  private(set) var codeCalls: [AndroidCall] = []
  /// The sources of modules to which no other source gets.
  let unreached: Set<String>
  /// Where its sources name permissions for location, Bluetooth or movement, by path.
  let namings: [(path: String, naming: AndroidPermissionNaming)]
  /// The packages that its sources declare, by path.
  let packages: [String: String]
  /// The services that the app is said to use.
  var needs: [NeedsChoice] = []
  /// What the code of a package says as a whole; nil for sources, and where it was not read.
  let code: AndroidCodeReading?
  /// What could not be read of its sources.
  let problems: [ReadingProblem]

  /// A variant with the sources that were read, by path.
  init(_ app: AndroidApp, _ variant: AndroidApp.Variant, _ sources: [String: AndroidSourceReading])
  {
    self.app = app
    self.variant = variant
    let readings = (variant.sources + (app.isPackage ? [app.project] : [])).compactMap {
      sources[$0]
    }
    code = readings.compactMap(\.code).first
    let all = AndroidFollowing(readings: readings).calls
    unreached = Set(readings.filter { !variant.reaches($0) }.map(\.path))
    namings = readings.flatMap { reading in reading.namings.map { (reading.path, $0) } }
    packages = Dictionary(
      readings.compactMap { reading in reading.package.map { (reading.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    problems = readings.flatMap(\.problems)
    calls = all
    guard code != nil else { return }
    codeCalls = all.filter { $0.caller != nil }
    calls = all.filter { call in
      call.caller.map { Self.isCertain($0, call.api, owner(of: $0)) } ?? true
    }
  }

  /// The merged manifest.
  var manifest: AndroidManifest { variant.manifest }

  /// Whether everything that the built app will declare is in the manifest.
  var hasWholeManifest: Bool {
    switch app.form {
    case .package(.library), .package(.splitSet): app.unknowns.isEmpty
    case .package: true
    case .manifest: true
    case .source: false
    case .module: app.unknowns.isEmpty
    }
  }

  /// How bad it is that something is not declared: a library that the tree does not show may bring
  /// it.
  var severityOfLack: Severity { hasWholeManifest ? .error : .warning }

  /// What is to be added where something is not declared.
  var asFarAsSeen: String { hasWholeManifest ? "" : " in the manifests that were found" }

  /// What the app is installed on, by the features without which it is not.
  var device: Device {
    func requires(_ name: String) -> Bool {
      manifest.features.contains { $0.name == name && $0.isRequired }
    }
    if requires("android.hardware.type.watch") { return .watch }
    if requires("android.hardware.type.automotive") { return .car }
    if requires("android.software.leanback") || requires("android.hardware.type.television") {
      return .television
    }
    return .phone
  }

  /// The kinds of device for which the store has minimums of their own (AND-PLAY-012).
  enum Device: String {
    case phone = "phones"
    case watch = "Wear OS"
    case television = "Android TV"
    case car = "Android Automotive OS"

    /// The plural of what people call such a device.
    var noun: String {
      switch self {
      case .phone: "phones"
      case .watch: "watches"
      case .television: "televisions"
      case .car: "cars"
      }
    }

    /// The least target that the store takes for it; nil if that of phones holds (AND-PLAY-012).
    var storeMinimum: Int? {
      switch self {
      case .phone: nil
      case .watch, .car: 35
      case .television: 34
      }
    }
  }

  /// The target level; nil if nothing says or it is a name.
  var target: Int? { manifest.targetSDK?.api }

  /// Whether the target is known to reach a level.
  func targets(_ level: Int) -> Bool { target.map { $0 >= level } ?? false }

  /// The levels that it runs on, of those that the model knows.
  var levels: [Int] {
    let first = max(manifest.minimumSDK?.api ?? 0, APILevel.oldest.rawValue)
    return first > APILevel.newest.rawValue ? [] : Array(first...APILevel.newest.rawValue)
  }

  /// The entry that counts for a permission on a level: the first that is not skipped
  /// (AND-MAN-002).
  func request(_ permission: AndroidPermission, on level: Int) -> AndroidManifest.PermissionRequest?
  {
    manifest.permissions.first { $0.name == permission.rawValue && $0.counts(on: level) }
  }

  /// Every entry of a permission, on whatever level it counts.
  func requests(_ permission: AndroidPermission) -> [AndroidManifest.PermissionRequest] {
    manifest.permissions.filter { $0.name == permission.rawValue }
  }

  /// Whether a permission is declared on a level, or by a split of another that is (AND-SPL-001).
  func declares(_ permission: AndroidPermission, on level: Int) -> Bool {
    request(permission, on: level) != nil
  }

  /// Whether what is declared brings a permission along on a level, so that it counts as declared
  /// (AND-SPL-001, AND-SPL-002, AND-SPL-004).
  func bringsAlong(_ permission: AndroidPermission, on level: Int) -> Bool {
    switch permission {
    case .coarseLocation: level >= 29 && declares(.fineLocation, on: level)
    case .backgroundLocation: level >= 29 && !targets(29) && declaresLocation(on: level)
    case .bluetoothScan, .bluetoothConnect, .bluetoothAdvertise:
      level >= 31 && !targets(31)
        && (declares(.bluetooth, on: level) || declares(.bluetoothAdmin, on: level))
    case .activityRecognition:
      level >= 29 && !targets(29) && declares(.activityRecognitionOfServices, on: level)
    default: false
    }
  }

  /// Whether precise or approximate location is declared on a level.
  func declaresLocation(on level: Int) -> Bool {
    declares(.fineLocation, on: level) || declares(.coarseLocation, on: level)
  }

  /// Whether BLUETOOTH_SCAN is declared on a level, and not with the promise that no location is
  /// derived from scans.
  func scansForLocation(on level: Int) -> Bool {
    request(.bluetoothScan, on: level).map { !$0.flags.contains(.neverForLocation) } ?? false
  }

  /// Where a permission that is missing has to be added.
  var place: SourcePosition { SourcePosition(file: manifest.file) }

  /// The uses in sources that other sources get to.
  var reachedCalls: [AndroidCall] { calls.filter { !unreached.contains($0.path) } }

  /// The uses of any of some APIs.
  func calls(_ apis: AndroidAPI...) -> [AndroidCall] { calls.filter { apis.contains($0.api) } }

  /// Levels as releases: "Android 12-17".
  static func releases(_ levels: [Int]) -> String? {
    guard let first = levels.min(), let last = levels.max() else { return nil }
    let names = [first, last].map { APILevel(nearest: $0).versionName }
    return "Android " + (names[0] == names[1] ? names[0] : "\(names[0])-\(names[1])")
  }
}

extension AndroidSubject {
  /// The edits that add permissions; none of them asks for more of what people may refuse if the
  /// edits are safe.
  func declaring(_ permissions: [AndroidPermission], cap: Int? = nil) -> [Edit] {
    guard !app.isPackage else { return [] }
    let levels = self.levels.filter { $0 >= 23 && $0 <= cap ?? .max }
    let isSafe =
      hasWholeManifest
      && permissions.allSatisfy { permission in
        permission == .coarseLocation && !requests(.fineLocation).isEmpty
          || levels.allSatisfy { level in
            guard let entry = permission.entry else { return false }
            return [nil, .normal].contains(entry.protection(on: APILevel(nearest: level)))
          }
      }
    return permissions.filter { requests($0).isEmpty }.map {
      Edit(.declare($0.rawValue, maximumSDK: cap), at: place, isSafe ? .safe : .unsafe)
    }
  }

  /// A permission, with the approximate location that Android 12 wants beside the precise one.
  func withCompanion(_ permission: AndroidPermission) -> [AndroidPermission] {
    permission == .fineLocation && targets(31) && requests(.coarseLocation).isEmpty
      ? [permission, .coarseLocation] : [permission]
  }

  /// An edit of an entry; none if another manifest than the app's own brings it.
  func edits(
    of request: AndroidManifest.PermissionRequest, _ safety: Edit.Safety,
    _ action: (Edit.Entry) -> Edit.Action
  ) -> [Edit] {
    guard !app.isPackage, request.origin.isEditable, request.position.line != nil else { return [] }
    return [
      Edit(
        action(Edit.Entry(request.element.rawValue, request.name)), at: request.position, safety)
    ]
  }
}

extension AndroidManifest.Origin {
  /// Whether a manifest of the app's own brings it.
  var isEditable: Bool {
    switch self {
    case .app, .module: true
    case .plugin, .library: false
    }
  }
}

extension AndroidManifest.PermissionRequest {
  /// The name without the platform's prefix.
  var shortName: String { AndroidPermission(rawValue: name).name }

  /// A word on who brought the entry, where it was not the app's own manifest.
  var brought: [Finding.Related] {
    origin.name.map { [Finding.Related(position, "brought by \($0)")] } ?? []
  }
}

extension AndroidCall {
  /// Where the call is; one of compiled code has no line.
  var position: SourcePosition {
    caller == nil ? SourcePosition(file: path, line: line) : SourcePosition(file: path)
  }

  /// The place with the reason to look at it.
  var related: Finding.Related {
    Finding.Related(
      position, caller.map { "\(name) used by \($0.name)" } ?? "\(name) used here")
  }
}

extension Fix {
  /// Adds permissions to a manifest.
  static func declare(
    _ permissions: [AndroidPermission], cap: Int? = nil, edits: [Edit] = []
  ) -> Fix {
    let names = permissions.map(\.name).joined(separator: " and ")
    let end = cap.map { " android:maxSdkVersion=\"\($0)\"" } ?? ""
    return Fix(
      "Declare \(names) " + (cap.map { "up to API \($0)." } ?? "in the manifest."),
      snippet: permissions.map {
        "<uses-permission android:name=\"\($0.rawValue)\"\(end) />"
      }.joined(separator: "\n"), edits: edits)
  }
}

extension AndroidApp.Variant {
  /// Whether it is what developers run: its build type ends in debug or profile.
  var isDebug: Bool {
    let word = name.lowercased()
    return word.hasSuffix("debug") || word.hasSuffix("profile")
  }
}

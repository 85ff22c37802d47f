import Abilities
import AppArtifacts
import AuthorizationEngine
import Findings
import PlatformModel

/// The tables of what an Android app's users get, one for each set of variants that differ.
enum AndroidAbilities {
  fileprivate struct Key: Hashable {
    var build: Android.Build
    var levels: [Int]
    /// How the code asks for location.
    var asking: AndroidAsking
    /// Whether the code makes no request for location.
    var neverAsks: Bool
    /// Whether requests for location are in code that nothing calls, and for the background.
    var requestsInVain: Bool
    var requestsBackgroundInVain: Bool
    /// Whether a request for the background is presumed though no code names the permission.
    var presumesBackground: Bool
    /// Where a request that Android 11 and later end is beside others.
    var jointRequest: String?
    /// The rules that find that no device installs the package.
    var refusing: [RuleID]
  }

  /// A table for each way in which variants differ; none if the target or location is unknown.
  static func tables(for subjects: [AndroidSubject]) -> [Table] {
    var groups: [(key: Key, variants: [String])] = []
    for subject in subjects {
      guard let key = Key(subject) else { continue }
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].variants.append(subject.variant.name)
      } else {
        groups.append((key, [subject.variant.name]))
      }
    }
    // Builds that differ in what no row shows share a table.
    var tables: [(table: Table, variants: [String])] = []
    for (key, variants) in groups {
      let levels = key.levels.compactMap { APILevel(rawValue: $0) }
      guard let table = table(key, levels) else { continue }
      if let place = tables.firstIndex(where: { $0.table == table }) {
        tables[place].variants += variants
      } else {
        tables.append((table, variants))
      }
    }
    return tables.map { table, variants in
      guard variants.count < subjects.count else { return table }
      var table = table
      let names = subjects.map(\.variant.name).filter(variants.contains)
      table.configurations = names
      table.title += ", " + names.joined(separator: ", ")
      return table
    }
  }

  private static func table(_ key: Key, _ levels: [APILevel]) -> Table? {
    let table = AndroidAbilityTable.table(for: key.build, on: levels, asking: key.asking)
    guard var table else { return nil }
    if !key.refusing.isEmpty { return AndroidAbilityTable.notInstalled.citing(key.refusing) }
    let rule = BackgroundAskedWithForeground().id
    if table.rows.isEmpty { return key.asking.isTogether ? table.citing([rule]) : table }
    if let place = key.jointRequest {
      table.notes.append(
        "from Android 11 on the request at \(place) grants none of this (see \(rule))")
    }
    table.notes += notes(key, levels)
    return table
  }

  /// What the code does not ask for.
  private static func notes(_ key: Key, _ levels: [APILevel]) -> [String] {
    if key.neverAsks, key.build.target >= 23 {
      return [
        key.requestsInVain
          ? "nothing calls the code that requests location; the rows say what a request would give"
          : "no request for location was found in the code; the rows say what one would give"
      ]
    }
    var notes: [String] = []
    if key.asking.isForFineOnly, key.build.target >= 31, levels.contains(where: { $0 >= 31 }) {
      notes.append(
        "the code asks for ACCESS_FINE_LOCATION without ACCESS_COARSE_LOCATION (see"
          + " \(FineWithoutCoarse().id))")
    }
    if key.presumesBackground, key.build.permissions[.backgroundLocation] != nil,
      key.build.target >= 23, levels.contains(where: { $0.rawValue >= 29 })
    {
      notes.append(
        "the code shows no request for ACCESS_BACKGROUND_LOCATION; the row “All the time” says what"
          + " one would give")
    }
    let without = levels.map(\.rawValue).filter {
      $0 >= 29 && !key.asking.isForBackground(on: $0)
    }
    if key.build.permissions[.backgroundLocation] != nil,
      let releases = AndroidSubject.releases(without)
    {
      let isNever = key.asking.levelsForBackground?.isEmpty == true
      notes.append(
        (isNever
          ? (key.requestsBackgroundInVain
            ? "nothing calls the code that requests ACCESS_BACKGROUND_LOCATION"
            : "no request for ACCESS_BACKGROUND_LOCATION was found in the code")
          : "the code does not ask for ACCESS_BACKGROUND_LOCATION on \(releases)")
          + "; Settings may grant it")
    }
    return notes
  }
}

extension AndroidAbilities.Key {
  /// What the table of a variant depends on; nil if its target is unknown.
  fileprivate init?(_ subject: AndroidSubject) {
    guard let build = subject.build else { return nil }
    let twice = PermissionDeclaredTwice()
    self.init(
      build: build, levels: subject.levels, asking: subject.asking, neverAsks: subject.neverAsks,
      requestsInVain: subject.requestsInVain(for: .fineLocation, .coarseLocation),
      requestsBackgroundInVain: subject.requestsInVain(for: .backgroundLocation),
      presumesBackground: subject.presumesBackground,
      jointRequest: subject.asksTogether
        ? nil : subject.refusedRequests.first.map { "\($0.path):\($0.line)" },
      refusing: twice.findings(in: subject).contains { $0.denial == .installation }
        ? [twice.id] : [])
  }
}

extension AndroidSubject {
  /// Whether its table says that no prompt ever appears, so that no grant can be presumed.
  var isNeverGranted: Bool {
    AndroidAbilities.tables(for: [self]).first?.notes
      == AbilityTable.noPrompt
      .citing([BackgroundAskedWithForeground().id]).notes
  }
}

extension AndroidSubject {
  /// What the engine receives of the variant; nil if its target is unknown.
  var build: Android.Build? {
    guard let target else { return nil }
    var caps: [AndroidPermission: APILevel] = [:]
    var permissions: [AndroidPermission] = []
    for request in manifest.permissions {
      let permission = AndroidPermission(rawValue: request.name)
      let cap = request.maximumSDK?.api
      guard !permissions.contains(permission), cap.map({ $0 >= APILevel.oldest.rawValue }) ?? true
      else { continue }
      permissions.append(permission)
      caps[permission] = cap.map(APILevel.init(nearest:))
    }
    return Android.Build(
      target: APILevel(nearest: target), permissions: permissions, caps: caps,
      neverForLocation: requests(.bluetoothScan).first?.flags.contains(.neverForLocation) ?? false,
      fineByLocationButtonOnly: requests(.fineLocation).first?.flags
        .contains(.onlyForLocationButton) ?? false,
      hasLocationServiceType: manifest.components.contains {
        $0.foregroundTypes.contains(.location)
      })
  }
}

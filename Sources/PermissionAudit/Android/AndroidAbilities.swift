import Abilities
import AppArtifacts
import AuthorizationEngine
import Findings
import PlatformModel
import SourceReaders

/// The tables of what an Android app's users get, one for each set of variants that differ.
enum AndroidAbilities {
  private struct Key: Hashable {
    var build: Android.Build
    var levels: [Int]
    /// Whether the only request for location asks for the background too.
    var asksTogether: Bool
    /// Where such a request stands beside others.
    var jointRequest: String?
    /// The rules that find that no device installs the package.
    var refusing: [RuleID]
  }

  /// A table for each way in which variants differ; none where the target or location is unknown.
  static func tables(for subjects: [AndroidSubject]) -> [Table] {
    var groups: [(key: Key, variants: [String])] = []
    for subject in subjects {
      guard let build = subject.build else { continue }
      let twice = PermissionDeclaredTwice()
      let key = Key(
        build: build, levels: subject.levels, asksTogether: subject.asksTogether,
        jointRequest: subject.asksTogether
          ? nil : subject.jointRequests.first.map { "\($0.path):\($0.line)" },
        refusing: twice.findings(in: subject).contains { $0.denial == .installation }
          ? [twice.id] : [])
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].variants.append(subject.variant.name)
      } else {
        groups.append((key, [subject.variant.name]))
      }
    }
    return groups.compactMap { key, variants in
      let levels = key.levels.compactMap { APILevel(rawValue: $0) }
      guard var table = table(key, levels) else { return nil }
      if variants.count < subjects.count { table.title += ", " + variants.joined(separator: ", ") }
      return table
    }
  }

  private static func table(_ key: Key, _ levels: [APILevel]) -> Table? {
    let table = AndroidAbilityTable.table(
      for: key.build, on: levels, asksTogether: key.asksTogether)
    guard var table else { return nil }
    if !key.refusing.isEmpty { return AndroidAbilityTable.notInstalled.citing(key.refusing) }
    let rule = BackgroundAskedWithForeground().id
    if table.rows.isEmpty { return key.asksTogether ? table.citing([rule]) : table }
    if let place = key.jointRequest {
      table.notes.append(
        "from Android 11 on the request at \(place) gets nothing of it (see \(rule))")
    }
    return table
  }
}

extension AndroidSubject {
  /// Whether its table says that no prompt ever appears, so that no grant can be presumed.
  var isNeverGranted: Bool {
    AndroidAbilities.tables(for: [self]).first?.notes
      == AbilityTable.noPrompt
      .citing([BackgroundAskedWithForeground().id]).notes
  }

  /// The requests for location in the foreground and the background at once that Android 11 and later
  /// may see.
  var jointRequests: [AndroidCall] {
    calls(.permissionRequest).filter { call in
      !call.isForOldLevels && call.permissions.contains("ACCESS_BACKGROUND_LOCATION")
        && call.asksInForeground
    }
  }

  /// Whether nothing else asks for location in the foreground, as far as is known.
  var asksTogether: Bool {
    let joint = jointRequests
    return !joint.isEmpty
      && calls(.permissionRequest).allSatisfy { call in
        joint.contains(call) || call.isForOldLevels
          || !call.permissions.isEmpty && !call.asksInForeground
      }
  }
}

extension AndroidCall {
  fileprivate var asksInForeground: Bool {
    permissions.contains { $0 == "ACCESS_FINE_LOCATION" || $0 == "ACCESS_COARSE_LOCATION" }
  }
}

extension AndroidSubject {
  /// What the engine is told of the variant; nil where its target is unknown.
  fileprivate var build: Android.Build? {
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

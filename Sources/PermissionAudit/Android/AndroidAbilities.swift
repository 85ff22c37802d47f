import Abilities
import AppArtifacts
import AuthorizationEngine
import Findings
import PlatformModel

/// The tables of what an Android app's users get, one for each set of variants that differ.
enum AndroidAbilities {
  private struct Key: Hashable {
    var build: Android.Build
    var levels: [Int]
  }

  /// A table for each way in which variants differ; none where the target or location is unknown.
  static func tables(for subjects: [AndroidSubject]) -> [Table] {
    var groups: [(key: Key, variants: [String])] = []
    for subject in subjects {
      guard let build = subject.build else { continue }
      let key = Key(build: build, levels: subject.levels)
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].variants.append(subject.variant.name)
      } else {
        groups.append((key, [subject.variant.name]))
      }
    }
    return groups.compactMap { key, variants in
      let levels = key.levels.compactMap { APILevel(rawValue: $0) }
      guard var table = AndroidAbilityTable.table(for: key.build, on: levels) else { return nil }
      if variants.count < subjects.count { table.title += ", " + variants.joined(separator: ", ") }
      return table
    }
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

import Abilities
import AuthorizationEngine
import Findings
import PlatformModel
import SourceReaders

/// The tables of what a target's users get, one for each set of configurations that differ.
enum AbilityTables {
  /// All that a table goes by: configurations that agree on it share the table.
  struct Key: Hashable {
    var build: AppBuild
    var behaviour: AppBehaviour
    var first: OSVersion
  }

  /// A table for each way in which the configurations of a target behave; none where it never asks.
  static func tables(for subjects: [Subject]) -> [Table] {
    var groups: [(key: Key, configurations: [String])] = []
    for subject in subjects {
      guard let key = subject.abilityKey else { continue }
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].configurations.append(subject.configuration.name)
      } else {
        groups.append((key, [subject.configuration.name]))
      }
    }
    return groups.compactMap { key, configurations in
      let releases = OSVersion.allIOS.filter { $0 >= key.first }
      guard var table = AbilityTable.table(for: key.build, key.behaviour, on: releases) else {
        return nil
      }
      if configurations.count < subjects.count {
        table.title += ", " + configurations.joined(separator: ", ")
      }
      return table
    }
  }
}

extension Subject {
  /// What its ability table goes by; nil for bundles that ask nobody and unknown Info.plists.
  fileprivate var abilityKey: AbilityTables.Key? {
    guard hostsFrameworks, plist != nil else { return nil }
    return AbilityTables.Key(
      build: build, behaviour: behaviour, first: deploymentTarget ?? .oldestIOS)
  }

  /// How its code asks, as far as it shows.
  ///
  /// What only the table of libraries speaks of counts where the app declares the key for it, and a
  /// flag that only the running program knows counts where setting it does no harm.
  private var behaviour: AppBehaviour {
    // Sessions ask from iOS 18 on; below, only the request of the manager does.
    let sessions = demands(for: .whenInUse).filter { $0.api == .serviceSession }
    let hasSessions = !sessions.isEmpty && !runs(before: .iOS(18))
    return AppBehaviour(
      requestsWhenInUse: hasSessions || makes(.requestWhenInUseAuthorization, with: .whenInUse),
      requestsAlways: makes(.requestAlwaysAuthorization, with: .alwaysAndWhenInUse),
      allowsBackgroundUpdates: sets(
        .allowsBackgroundLocationUpdates, isSafe: backgroundMode == .on),
      showsIndicator: sets(.showsBackgroundLocationIndicator, isSafe: true))
  }

  /// Whether its code makes a request; a library's counts where the key for it is there.
  func makes(_ api: PlatformAPI, with key: InfoPlistKey) -> Bool {
    uses(of: api).contains { use in
      use.isExercised && (use.certainty != .known || text(key) != nil)
    }
  }

  /// Whether its code sets a property to true, or to what only the running program knows where that is safe.
  func sets(_ property: PlatformAPI, isSafe: Bool) -> Bool {
    uses(of: property).contains { use in
      use.isExercised && use.argument != .boolean(false)
        && (isSafe || use.argument == .boolean(true) && !use.isGuarded)
    }
  }
}

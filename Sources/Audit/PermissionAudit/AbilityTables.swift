import Abilities
import AuthorizationEngine
import Findings
import PlatformModel
import SourceReaders

/// The tables of what a target's users get, one for each set of configurations that differ.
///
/// They go by the build and the behaviour that the rules go by, and end in the same verdict: where
/// nothing asks with effect, a table is one sentence that names the rules.
enum AbilityTables {
  /// All that a table goes by: configurations that agree on it share the table.
  struct Key: Hashable {
    var build: AppBuild
    var behaviour: AppBehaviour
    var first: OSVersion
    /// The rules that find that no prompt appears.
    var silencing: [RuleID]
    /// Whether code that nobody can see may ask by itself.
    var mayAskUnseen: Bool
    /// Whether nobody can tell whether the background mode is there.
    var isModeUnknown: Bool
    /// Whether the code waits for a CLMonitor only, which the table does not run.
    var monitorsOnly: Bool
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
      guard var table = table(key) else { return nil }
      if configurations.count < subjects.count {
        table.title += ", " + configurations.joined(separator: ", ")
      }
      return table
    }
  }

  /// The rules whose findings may say that no prompt appears.
  static let silencing: [any Rule] = [
    ExplicitSessionMissing(), LegacyAlwaysStringMissing(), LocationNeverRequested(),
    ManagerAsLocalVariable(), PurposeKeyMisspelled(), PurposeStringLegacyOnly(),
    PurposeStringMissing(), PurposeStringWrongType(),
  ]

  fileprivate static func table(_ key: Key) -> Table? {
    let releases = OSVersion.allIOS.filter { $0 >= key.first }
    let table = AbilityTable.table(for: key.build, key.behaviour, on: releases)
    if table == nil ? !key.silencing.isEmpty : table == AbilityTable.noPrompt {
      let sentence = key.mayAskUnseen ? AbilityTable.noPromptOfOwn : AbilityTable.noPrompt
      return sentence.citing(key.silencing)
    }
    guard var table else { return nil }
    if key.monitorsOnly {
      table.notes.append(
        "The table is about location updates, which the code does not start; the events of a"
          + " CLMonitor may arrive at other times.")
    }
    if key.isModeUnknown, key.behaviour.backgroundFlag != .never {
      table.notes.append(
        "UIBackgroundModes holds a variable; the table assumes that it contains location.")
    }
    return table
  }
}

extension Table {
  /// A sentence with the rules that say why.
  func citing(_ rules: [RuleID]) -> Table {
    guard !rules.isEmpty, let note = notes.first else { return self }
    var table = self
    let names = rules.map(\.rawValue).joined(separator: " and ")
    table.notes = [note.dropLast() + " (see \(names))."]
    return table
  }
}

extension Subject {
  /// What its ability table goes by; nil for bundles that ask nobody and unknown Info.plists.
  fileprivate var abilityKey: AbilityTables.Key? {
    guard hostsFrameworks, plist != nil else { return nil }
    var build = build
    build.hasLocationBackgroundMode = backgroundMode == .on || backgroundMode == .unknown
    let rules = AbilityTables.silencing.filter { rule in
      rule.findings(in: self).contains { $0.denial == .prompt }
    }
    return AbilityTables.Key(
      build: build, behaviour: behaviour, first: deploymentTarget ?? .oldestIOS,
      silencing: rules.map(\.id),
      mayAskUnseen: !possible.isDisjoint(with: LocationNeverRequested.asking),
      isModeUnknown: backgroundMode == .unknown,
      monitorsOnly: monitorsOnly)
  }

  /// Whether its code makes a CLMonitor, and starts nothing else.
  private var monitorsOnly: Bool {
    uses(of: .monitor).contains(where: \.isExercised)
      && !mayItselfUse(.locationServices + [.liveUpdates])
  }

  /// Whether its table says that no prompt ever appears, so that no grant can be presumed.
  ///
  /// A grant that unseen code asks for is the app's too.
  var isNeverGranted: Bool {
    guard let key = abilityKey, !key.mayAskUnseen, let table = AbilityTables.table(key) else {
      return false
    }
    return table.rows.isEmpty
  }
}

import Abilities
import AuthorizationEngine
import Findings
import PlatformModel
import SourceReaders

/// The tables of what a target's users get, one for each set of configurations that differ.
///
/// They go by the build and the behavior that the rules go by, and end in the same verdict: where
/// nothing asks with effect, a table is one sentence that names the rules.
enum AbilityTables {
  /// All that a table goes by: configurations that agree on it share the table.
  struct Key: Hashable {
    var build: IOS.Build
    var behaviour: AppBehaviour
    var first: OSVersion
    /// The rules that find that no prompt appears.
    var silencing: [RuleID]
    /// The keys of which only InfoPlist.strings has the text: no source says what iOS does then.
    var onlyTranslated: [InfoPlistKey]
    /// Whether code that is out of sight may ask by itself.
    var mayAskUnseen: Bool
    /// Whether code that is out of sight may run in the background under While Using.
    var mayRunUnseen: Bool
    /// The services beside updates for which the system launches an app that has Always.
    var waking: Set<AppBehaviour.Service>
    /// Whether it is unknown whether the background mode is there.
    var isModeUnknown: Bool
    /// Whether the code waits for a CLMonitor only, which the table does not run.
    var monitorsOnly: Bool
  }

  /// A table for each way in which the configurations of a target behave; none if it never asks.
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
        table.configurations = configurations
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
      if key.isUndecided {
        var table = AbilityTable.unknownPrompt.citing([PurposeStringMissing().id])
        table.notes.append(key.translatedNote)
        return table
      }
      let sentence = key.mayAskUnseen ? AbilityTable.noPromptOfOwn : AbilityTable.noPrompt
      return sentence.citing(key.silencing)
    }
    guard var table else { return nil }
    if key.monitorsOnly {
      table.notes.append(
        "The table is about location updates, which the code does not start; the events of a"
          + " CLMonitor may arrive at other times.")
    }
    if !key.onlyTranslated.isEmpty { table.notes.append(key.translatedNote) }
    if key.mayRunUnseen, table.has("foreground") {
      table.notes.append(
        "UIBackgroundModes holds location, and linked code whose source was not found may use it:"
          + " “foreground” may be more.")
    }
    if let waking = key.wakingNote, table.rows.contains(where: { $0.label == "Always" }) {
      table.notes.append(waking)
    }
    if key.isModeUnknown, key.behaviour.backgroundFlag != .never {
      table.notes.append(
        "UIBackgroundModes holds a variable; the table assumes that it contains location.")
    }
    return table
  }
}

extension AbilityTables.Key {
  /// Whether nothing but an unknown of iOS decides if a prompt appears.
  fileprivate var isUndecided: Bool { silencing.isEmpty && !onlyTranslated.isEmpty }

  fileprivate var translatedNote: String {
    let names = onlyTranslated.map(\.rawValue).joined(separator: " and ")
    return "InfoPlist.strings has \(names), which the Info.plist lacks; no source says whether iOS"
      + " uses it."
  }

  /// What comes beside updates under Always, with no need of the background mode (IOS-BG-040).
  fileprivate var wakingNote: String? {
    let names = AppBehaviour.Service.allCases.filter(waking.contains).map(\.rawValue)
    guard !names.isEmpty else { return nil }
    return "The table is about location updates. Under Always the system also launches the app for"
      + " \(names.joined(separator: " and "))."
  }
}

extension Table {
  /// Whether a cell says this and no more.
  fileprivate func has(_ text: String) -> Bool {
    rows.contains { $0.cells.contains { $0.text == text } }
  }

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
  /// What its ability table goes by; nil for bundles that ask no one and unknown Info.plists.
  fileprivate var abilityKey: AbilityTables.Key? {
    guard hostsFrameworks, plist != nil else { return nil }
    var build = build
    build.hasLocationBackgroundMode = backgroundMode == .on || backgroundMode == .unknown
    let rules = AbilityTables.silencing.filter { rule in
      rule.findings(in: self).contains { $0.denial == .prompt }
    }
    return AbilityTables.Key(
      build: build, behaviour: behaviour, first: deploymentTarget ?? .oldestIOS,
      silencing: rules.map(\.id), onlyTranslated: onlyTranslated,
      mayAskUnseen: !unseen.possible.isDisjoint(with: LocationNeverRequested.asking),
      mayRunUnseen: backgroundMode == .on && behaviour.backgroundFlag == .never
        && unseen.possible.contains(.allowsBackgroundLocationUpdates),
      waking: wakingBesideUpdates,
      isModeUnknown: backgroundMode == .unknown,
      monitorsOnly: monitorsOnly)
  }

  /// The location keys that its requests need and only its translations hold.
  private var onlyTranslated: [InfoPlistKey] {
    [InfoPlistKey.whenInUse, .alwaysAndWhenInUse].filter { key in
      lacks(key) && translated(key) != .none && demands(for: key).contains(where: \.asks)
    }
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
    guard let key = abilityKey, !key.mayAskUnseen, !key.isUndecided,
      let table = AbilityTables.table(key)
    else {
      return false
    }
    return table.rows.isEmpty
  }
}

import AppArtifacts
import SourceReaders

extension SourceSweep {
  /// The sources to parse because of an API for which the store wants a reason: where a target has no
  /// privacy manifest, the first of its sources that may use each.
  static func wanted(
    for artifact: AppArtifact, _ verdicts: [String: SourceSieve.Verdict]
  ) -> Set<String> {
    var wanted: Set<String> = []
    for target in artifact.targets where target.owesPrivacyManifest {
      var unasked = Set([PlatformAPI].reasoned)
      for file in target.sources {
        guard !unasked.isEmpty else { break }
        guard let verdict = verdicts[file.path], !unasked.isDisjoint(with: verdict.reasons),
          target.answers(for: file.path)
        else { continue }
        unasked.subtract(verdict.reasons)
        wanted.insert(file.path)
      }
    }
    return wanted
  }

  /// Reads what only some targets need: the entry of an app, where an object asks as it is made; an
  /// API for which the store wants a reason, where there is no privacy manifest and what was parsed
  /// for it does not use it; and what treats a denied Bluetooth permission, where a delegate does not.
  static func complete(
    _ readings: inout SourceReadings, for artifact: AppArtifact, in tree: FileTree,
    _ verdicts: [String: SourceSieve.Verdict]
  ) {
    for target in artifact.targets where target.bundle != nil {
      complete(&readings, for: target, in: tree, verdicts)
    }
  }

  private static func complete(
    _ readings: inout SourceReadings, for target: AppTarget, in tree: FileTree,
    _ verdicts: [String: SourceSieve.Verdict]
  ) {
    let read = target.configurations.map { readings[target, $0] }
    let own = target.sources.flatMap { file in read.compactMap { $0[file.path] } }
    var needsEntry =
      own.contains { $0.calls.contains(where: \.surroundings.isInInitializer) }
      && !own.contains { $0.calls.contains { $0.api == .madeAtLaunch } }
    var unasked = Set(target.owesPrivacyManifest ? [PlatformAPI].reasoned : [])
    for reading in own { unasked.subtract(target.reasons(toAsk: reading)) }
    var needsDenial =
      own.contains { $0.calls.contains(where: \.isIdleOnDenial) }
      && !own.contains { $0.calls.contains { $0.api == .bluetoothDenial } }
    for file in target.sources {
      guard needsEntry || !unasked.isEmpty || needsDenial else { return }
      let mayUse = verdicts[file.path]?.reasons ?? []
      let mayMatter = !unasked.isDisjoint(with: mayUse) && target.answers(for: file.path)
      guard mayMatter || needsEntry || needsDenial,
        !read.contains(where: { $0[file.path] != nil }), let bytes = try? tree.read(file.path),
        mayMatter
          || bytes.withUnsafeBytes({ bytes in
            needsDenial && SourceFilter.mayTreatDenial(bytes)
              || needsEntry && file.language == .swift && SourceFilter.mayBeEntry(bytes)
          })
      else { continue }
      let found = readings.read(readings.job(for: file, of: target)) { conditions in
        SourceReader.read(bytes, path: file.path, language: file.language, conditions: conditions)
      }
      // What one configuration compiles and another does not is looked for on.
      let named = found.map { target.reasons(toAsk: $0.reading) }
      unasked.subtract(named.dropFirst().reduce(named.first ?? []) { $0.intersection($1) })
      for (reading, places) in found {
        readings.store(reading, for: places)
        if reading.calls.contains(where: { $0.api == .madeAtLaunch }) { needsEntry = false }
        if reading.calls.contains(where: { $0.api == .bluetoothDenial }) { needsDenial = false }
      }
    }
  }
}

extension AppTarget {
  /// Whether the bundle has no privacy manifest in some configuration, as far as the tree shows all.
  var owesPrivacyManifest: Bool {
    guard !hasLooseSources, bundle != .watch, bundle != nil else { return false }
    return configurations.contains { $0.privacyManifest == nil && !$0.copiesPrivacyManifest }
  }

  /// Whether the target's own manifest has to speak for a source: a package may have one of its own,
  /// and fetched code is its authors' duty.
  func answers(for path: String) -> Bool {
    let fetched: Set<Substring> = ["Pods", "node_modules", "Carthage", ".symlinks", "vendor"]
    return !path.split(separator: "/").contains(where: fetched.contains)
      && !manifestedFolders.contains { path.hasPrefix($0 + "/") }
  }

  /// The APIs of a source for which the target's own manifest has to give a reason.
  fileprivate func reasons(toAsk reading: SourceReading) -> Set<PlatformAPI> {
    guard answers(for: reading.path) else { return [] }
    return Set(reading.calls.map(\.api)).intersection([PlatformAPI].reasoned)
  }
}

extension [PlatformAPI] {
  /// The APIs for whose use the store wants a reason (IOS-STORE-020).
  static let reasoned: Self = [
    .userDefaults, .fileTimestamps, .systemBootTime, .diskSpace, .activeKeyboards,
  ]
}

extension PlatformCall {
  /// Whether it is a Bluetooth delegate that does nothing where the radio is not on.
  fileprivate var isIdleOnDenial: Bool { api == .bluetoothState && argument == .boolean(false) }
}

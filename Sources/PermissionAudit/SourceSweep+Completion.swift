import AppArtifacts
import SourceReaders

extension SourceSweep {
  /// For each target, the place of the first source that may need a reason; the number of sources
  /// where none does, and nil where nobody asks for one.
  static func reasonSearch(in artifact: AppArtifact, _ tree: FileTree) -> [Int?] {
    Threads.map(artifact.targets.count) { number -> Int? in
      let target = artifact.targets[number]
      guard target.owesPrivacyManifest else { return nil }
      let sources = target.sources
      return sources.firstIndex { file in
        guard target.answers(for: file.path), let bytes = try? tree.read(file.path)
        else { return false }
        return bytes.withUnsafeBytes(SourceFilter.mayNeedReason)
      } ?? sources.count
    }
  }

  /// Reads what only some targets need: the entry of an app, where an object asks as it is made; an
  /// API for which the store wants a reason, where there is no privacy manifest; and what treats a
  /// denied Bluetooth permission, where a delegate does not.
  ///
  /// Most sources name such an API, so a target's are looked through until one is found. `searched`
  /// holds how far that is done.
  static func complete(
    _ readings: inout SourceReadings, for artifact: AppArtifact, in tree: FileTree,
    searched: [Int?]
  ) {
    for (target, searched) in zip(artifact.targets, searched) where target.bundle != nil {
      complete(&readings, for: target, in: tree, searched: searched)
    }
  }

  private static func complete(
    _ readings: inout SourceReadings, for target: AppTarget, in tree: FileTree, searched: Int?
  ) {
    let read = target.configurations.map { readings[target, $0] }
    let own = target.sources.flatMap { file in read.compactMap { $0[file.path] } }
    var needsEntry =
      own.contains { $0.calls.contains(where: \.surroundings.isInInitializer) }
      && !own.contains { $0.calls.contains { $0.api == .madeAtLaunch } }
    var needsReason = searched != nil && !own.contains { target.givesReasonTo(ask: $0) }
    var needsDenial =
      own.contains { $0.calls.contains(where: \.isIdleOnDenial) }
      && !own.contains { $0.calls.contains { $0.api == .bluetoothDenial } }
    for (place, file) in target.sources.enumerated() {
      guard needsEntry || needsReason || needsDenial else { return }
      let mayMatter =
        needsReason && searched.map { place > $0 } == true && target.answers(for: file.path)
      guard mayMatter || needsEntry || needsDenial,
        !read.contains(where: { $0[file.path] != nil }), let bytes = try? tree.read(file.path),
        bytes.withUnsafeBytes({ bytes in
          mayMatter && SourceFilter.mayNeedReason(bytes)
            || needsDenial && SourceFilter.mayTreatDenial(bytes)
            || needsEntry && file.language == .swift && SourceFilter.mayBeEntry(bytes)
        })
      else { continue }
      let found = readings.read(readings.job(for: file, of: target)) { conditions in
        SourceReader.read(bytes, path: file.path, language: file.language, conditions: conditions)
      }
      if found.allSatisfy({ target.givesReasonTo(ask: $0.reading) }) { needsReason = false }
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

  fileprivate func givesReasonTo(ask reading: SourceReading) -> Bool {
    answers(for: reading.path)
      && reading.calls.contains { [PlatformAPI].reasoned.contains($0.api) }
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

import AppArtifacts
import PlatformModel
import SourceReaders

extension SourceSweep {
  /// The sources to parse only because of an API for which the store wants a reason.
  ///
  /// A target without a privacy manifest needs one source for each such API. Those that are parsed
  /// anyway come first, then the shortest.
  static func wanted(
    for artifact: AppArtifact, _ verdicts: [String: SourceSieve.Verdict]
  ) -> Set<String> {
    var wanted: Set<String> = []
    for target in artifact.targets where target.owesPrivacyManifest {
      var unasked = Set([PlatformAPI].reasoned)
      var light: [(path: String, verdict: SourceSieve.Verdict)] = []
      for file in target.sources {
        guard let verdict = verdicts[file.path], !verdict.reasons.isEmpty,
          target.answers(for: file.path)
        else { continue }
        if verdict.weight > 0 || wanted.contains(file.path) {
          unasked.subtract(verdict.reasons)
        } else {
          light.append((file.path, verdict))
        }
      }
      for api in [PlatformAPI].reasoned where unasked.contains(api) {
        let able = light.filter { $0.verdict.reasons.contains(api) }
        guard let first = able.min(by: { $0.verdict.size < $1.verdict.size }) else { continue }
        unasked.subtract(first.verdict.reasons)
        wanted.insert(first.path)
      }
    }
    return wanted
  }

  /// Reads what only some targets need: the entry of an app, where an object asks as it is made or in a
  /// method that may be called there; an API for which the store wants a reason, where there is no
  /// privacy manifest and what was parsed for it does not use it; what treats a denied Bluetooth permission, where a delegate does not; and
  /// a web view, where nothing else has a use for the When In Use text.
  static func complete(
    _ readings: inout SourceReadings, for artifact: AppArtifact, in tree: FileTree,
    _ verdicts: [String: SourceSieve.Verdict]
  ) {
    for target in artifact.targets where target.bundle != nil && !target.isBuilt {
      complete(&readings, for: target, in: tree, verdicts)
    }
  }

  private static func complete(
    _ readings: inout SourceReadings, for target: AppTarget, in tree: FileTree,
    _ verdicts: [String: SourceSieve.Verdict]
  ) {
    let read = target.configurations.map { readings[target, $0] }
    let used = Set(read.flatMap(\.keys))
    let own = target.sources.filter { used.contains($0.path) }.flatMap { file in
      read.compactMap { $0[file.path] }
    }
    var wanted = Wanted.apis(for: target, beside: own)
    var unasked = Set(target.owesPrivacyManifest ? [PlatformAPI].reasoned : [])
    for reading in own { unasked.subtract(target.reasons(toAsk: reading)) }
    let mayBeInFrameworks = wanted.contains { $0.api == .webView }
    for file in target.sources + (mayBeInFrameworks ? target.frameworkSources : []) {
      guard !wanted.isEmpty || !unasked.isEmpty else { return }
      let mayUse = verdicts[file.path]?.reasons ?? []
      let mayMatter = !unasked.isDisjoint(with: mayUse) && target.answers(for: file.path)
      guard mayMatter || !wanted.isEmpty, !used.contains(file.path),
        let bytes = try? tree.read(file.path),
        mayMatter
          || bytes.withUnsafeBytes({ bytes in
            wanted.contains { $0.mayBeIn(bytes, file.language) }
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
        wanted.removeAll { wanted in reading.calls.contains { $0.api == wanted.api } }
      }
    }
  }

  /// An API that matters to a rule only because of what other sources of the target contain.
  private struct Wanted {
    var api: PlatformAPI
    /// Whether a source may use it, judging by its bytes.
    var mayBeIn: (UnsafeRawBufferPointer, SourceFile.Language) -> Bool

    /// The APIs that are still to be looked for in a target after some sources were read.
    static func apis(for target: AppTarget, beside readings: [SourceReading]) -> [Wanted] {
      func some(_ isSuch: (PlatformCall) -> Bool) -> Bool {
        readings.contains { $0.calls.contains(where: isSuch) }
      }
      var wanted: [Wanted] = []
      if some(\.surroundings.isInInitializer), !some({ $0.api == .madeAtLaunch }) {
        wanted.append(
          Wanted(api: .madeAtLaunch) { $1 == .swift && SourceFilter.mayBeEntry($0) })
      }
      if some({ !$0.surroundings.runningMethods.isEmpty }), !some({ $0.api == .calledAtLaunch }) {
        wanted.append(
          Wanted(api: .calledAtLaunch) { $1 == .swift && SourceFilter.mayBeLaunch($0) })
      }
      if some(\.isIdleOnDenial), !some({ $0.api == .bluetoothDenial }) {
        wanted.append(
          Wanted(api: .bluetoothDenial) { bytes, _ in SourceFilter.mayTreatDenial(bytes) })
      }
      if target.declaresWhenInUse, !some(\.mayAsk) {
        wanted.append(Wanted(api: .webView) { bytes, _ in SourceFilter.mayShowPages(bytes) })
      }
      return wanted
    }
  }
}

extension AppTarget {
  /// Whether the bundle has no privacy manifest in some configuration, as far as the tree shows all.
  var owesPrivacyManifest: Bool {
    guard !hasLooseSources, bundle != .watch, bundle != nil else { return false }
    return configurations.contains { $0.privacyManifest == nil && !$0.copiesPrivacyManifest }
  }

  /// Whether an Info.plist holds the When In Use text, and no storyboard shows a web view that may be
  /// what the text is for.
  fileprivate var declaresWhenInUse: Bool {
    configurations.contains {
      $0.infoPlist?[InfoPlistKey.whenInUse.rawValue] != nil && !$0.showsWebView
    }
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
  /// Whether it asks for location or uses it, or shows pages that may.
  fileprivate var mayAsk: Bool { api == .webView || [PlatformAPI].location.contains(api) }

  /// Whether it is a Bluetooth delegate that does nothing where the radio is not on.
  fileprivate var isIdleOnDenial: Bool { api == .bluetoothState && argument == .boolean(false) }
}

import PlatformModel

extension Subject {
  /// The releases between a first and a last one that the target runs on, such as "iOS 15-27".
  ///
  /// nil if it runs on none of them, and for watch apps, whose releases are not modeled.
  func systems(from first: OSVersion = .oldestIOS, to last: OSVersion = .newestIOS) -> String? {
    guard bundle != .watch else { return nil }
    let start = max(first, deploymentTarget ?? .oldestIOS)
    return start <= last ? OSVersion.Span(start, last).description : nil
  }

  /// The releases that read a key and that the target runs on.
  func systems(reading key: InfoPlistKey) -> String? {
    guard let entry = key.entry else { return systems() }
    guard let span = entry.versions else { return nil }
    return systems(from: span.first, to: span.last)
  }

  /// The releases on which one of some uses bites and that the target runs on.
  func systems(of releases: [OSVersion]) -> String? {
    guard let first = releases.min(), let last = releases.max() else { return nil }
    return systems(from: first, to: last)
  }

  /// The releases from one on that run one of some uses.
  func systems(from first: OSVersion, running uses: [Use]) -> String? {
    systems(
      of: OSVersion.allIOS.filter { version in
        version >= first && uses.contains { $0.runs(on: version) }
      })
  }

  /// Whether the target is known to run on a release before the given one.
  func runs(before version: OSVersion) -> Bool {
    deploymentTarget.map { $0 < version } ?? false
  }
}

extension OSVersion {
  /// The oldest modeled release that a deployment target such as "12.6" or "7.0" admits.
  ///
  /// nil if the text is no version, or asks for a release newer than any that is modeled.
  init?(deploymentTarget text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    let minor = parts.count > 1 ? parts[1] ?? 0 : 0
    let match = OSVersion.allIOS.first { ($0.major, $0.minor) >= (major, minor) }
    guard let match else { return nil }
    self = match
  }
}

import AppArtifacts
import ServiceNeeds

extension NeedsChoice {
  /// The services under the version of the SDK that a target links, where its files tell one.
  ///
  /// The oldest version of a range represents all. If the services change within the range, the newest
  /// services that it allows count.
  func found(among libraries: [LinkedLibrary]) -> NeedsChoice {
    let names = profile.libraries.map { $0.lowercased() }
    let versions = libraries.lazy
      .filter { $0.names.contains { names.contains($0.lowercased()) } }
      .compactMap(\.versions).first
    guard let versions, let oldest = SDKVersion(versions.oldestVersion) else { return self }
    let bounds = profile.services.flatMap { [$0.from, $0.until] }.compactMap(\.self)
    let changes = bounds.filter { versions.lies(before: $0.description) == nil }
    guard let last = changes.max() else { return found(in: oldest) }
    let isNewest = !bounds.contains { versions.lies(before: $0.description) == true }
    return isNewest ? self : found(in: last)
  }
}

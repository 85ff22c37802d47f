import AppArtifacts
import ServiceNeeds

extension NeedsChoice {
  /// The services under the version of the SDK that a target links, where its files tell one.
  ///
  /// Of a range its oldest version stands for all, unless the services change within it.
  func found(among libraries: [LinkedLibrary]) -> NeedsChoice {
    let names = profile.libraries.map { $0.lowercased() }
    let versions = libraries.lazy
      .filter { $0.names.contains { names.contains($0.lowercased()) } }
      .compactMap(\.versions).first
    guard let versions, let version = SDKVersion(versions.oldestVersion) else { return self }
    let bounds = profile.services.flatMap { [$0.from, $0.until] }.compactMap(\.self)
    let isOne = bounds.allSatisfy { versions.lies(before: $0.description) != nil }
    return isOne ? found(in: version) : self
  }
}

import Findings

/// Merges manifests as the Android Gradle plugin does, and keeps who brought what (AND-MRG-001).
///
/// Followed are permissions, features and components with `tools:node`, `tools:remove` and
/// `tools:selector`. Two values of one attribute stop a build; here the stronger manifest's stays.
struct ManifestMerger {
  /// The merged manifest; what is marked for removal leaves in the end.
  private var merged: AndroidManifest
  /// Where each permission of `merged` is first, by element and name.
  private var places: [String: Int] = [:]

  /// Begins with the manifest that wins against all others.
  init(_ strongest: AndroidManifest) {
    merged = strongest
    for (place, request) in merged.permissions.enumerated() {
      if places[Self.key(request)] == nil { places[Self.key(request)] = place }
    }
  }

  /// Adds a weaker manifest.
  mutating func add(_ manifest: AndroidManifest, from origin: AndroidManifest.Origin) {
    if merged.package == nil { merged.package = manifest.package }
    if merged.minimumSDK == nil { merged.minimumSDK = manifest.minimumSDK }
    if merged.targetSDK == nil {
      merged.targetSDK = manifest.targetSDK
      merged.targetPosition = manifest.targetPosition
    }
    for request in manifest.permissions where !isRemoved(request, from: manifest) {
      add(request, from: origin)
    }
    for component in manifest.components {
      add(component, of: manifest, from: origin)
    }
    for feature in manifest.features {
      if let known = merged.features.firstIndex(where: { $0.name == feature.name }) {
        // Required by one is required by the app.
        if feature.isRequired { merged.features[known].isRequired = true }
      } else {
        merged.features.append(feature)
      }
    }
    let place = merged.permissions.count
    merged.definitionPlaces += manifest.definedPermissions.map { _ in place }
    merged.definedPermissions += manifest.definedPermissions
    merged.queriedPackages += manifest.queriedPackages
    merged.ignored += manifest.ignored
  }

  /// The result, without what `tools:node` removes.
  var result: AndroidManifest {
    var result = merged
    let removing = result.permissions.filter { ["remove", "removeAll"].contains($0.merging.node) }
    result.removedPermissions.formUnion(removing.map(\.name))
    result.permissions.removeAll { ["remove", "removeAll"].contains($0.merging.node) }
    result.components.removeAll { $0.merging.node == "remove" }
    return result
  }

  private static func key(_ request: AndroidManifest.PermissionRequest) -> String {
    request.element.rawValue + " " + request.name
  }

  private func isRemoved(
    _ request: AndroidManifest.PermissionRequest, from manifest: AndroidManifest
  ) -> Bool {
    merged.permissions.contains {
      guard $0.element == request.element,
        $0.merging.selector == nil || $0.merging.selector == manifest.package
      else { return false }
      return $0.merging.node == "removeAll"
        || $0.merging.node == "remove" && $0.name == request.name
    }
  }

  private mutating func add(
    _ request: AndroidManifest.PermissionRequest, from origin: AndroidManifest.Origin
  ) {
    guard let place = places[Self.key(request)] else {
      var request = request
      request.origin = origin
      places[Self.key(request)] = merged.permissions.count
      merged.permissions.append(request)
      return
    }
    let known = merged.permissions[place]
    guard known.merging.node != "replace", known.merging.node != "strict" else { return }
    let removed = known.merging.remove
    if known.maximumSDK == nil, let cap = request.maximumSDK,
      !removed.contains("android:maxSdkVersion")
    {
      merged.permissions[place].maximumSDK = cap
      merged.permissions[place].capOrigin = origin
    }
    if known.flags.isEmpty, !removed.contains("android:usesPermissionFlags") {
      merged.permissions[place].flags = request.flags
    }
  }

  private mutating func add(
    _ component: AndroidManifest.Component, of manifest: AndroidManifest,
    from origin: AndroidManifest.Origin
  ) {
    let name = Self.qualified(component.name, in: manifest)
    let known = merged.components.firstIndex {
      $0.kind == component.kind && Self.qualified($0.name, in: merged) == name
    }
    guard let known else {
      var component = component
      component.name = name
      component.origin = origin
      merged.components.append(component)
      return
    }
    if !merged.components[known].hasForegroundType {
      merged.components[known].foregroundTypes = component.foregroundTypes
      merged.components[known].hasForegroundType = component.hasForegroundType
    }
    merged.components[known].actions += component.actions
  }

  /// The class with its package.
  private static func qualified(_ name: String, in manifest: AndroidManifest) -> String {
    name.hasPrefix(".") ? (manifest.package ?? "") + name : name
  }
}

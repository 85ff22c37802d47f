import Findings

/// A built package: an `.apk`, a bundle, a set of splits or a library, with its manifests.
public struct AndroidPackage: Hashable, Sendable {
  /// The file, relative to the root.
  public var file: String
  /// What it is.
  public var form: Form
  /// Its parts that have a manifest of their own, the base first.
  public var modules: [Module]
  /// What was odd about it, and what could not be read.
  public var problems: [ReadingProblem]

  /// The forms in which apps and their parts are packed.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case apk
    case bundle
    /// An `.apks`, `.xapk` or `.apkm` file: packages that are installed together.
    case splitSet
    /// An `.aar` file.
    case library
  }

  /// A part of a package with a manifest of its own.
  public struct Module: Hashable, Sendable {
    /// "base", or the name of the feature or split.
    public var name: String
    /// Its manifest.
    public var manifest: AndroidManifest
  }
}

extension AndroidPackage {
  /// The endings of the files that are packages, in lower case.
  public static let endings = FileEndings.androidPackages

  /// Whether the base is missing, so that what is here is not all that the app asks for.
  public var isPartial: Bool { !modules.contains { $0.manifest.split == nil } }

  /// Everything that its modules ask for in one manifest, each entry with the module that brings
  /// it.
  ///
  /// Installing a feature adds what it asks for (AND-AAB-002); what it asks for as another does is
  /// listed once. Versions are those of the base.
  public var manifest: AndroidManifest? {
    guard
      let base = modules.first(where: { $0.manifest.split == nil }) ?? modules.first
    else { return nil }
    var union = base.manifest
    if form != .library, !isPartial, union.targetSDK == nil {
      // A package has no build to set it any more (AND-MAN-007).
      union.targetSDK = union.minimumSDK ?? .api(1)
    }
    var told = Set(union.permissions.map(\.asked))
    for module in modules where module != base {
      let origin = AndroidManifest.Origin.module(module.name)
      for request in module.manifest.permissions where told.insert(request.asked).inserted {
        union.permissions.append(request.brought(by: origin))
      }
      union.components += module.manifest.components.map {
        var component = $0
        component.origin = origin
        return component
      }
      union.features += module.manifest.features
      let place = union.permissions.count
      union.definitionPlaces += module.manifest.definedPermissions.map { _ in place }
      union.definedPermissions += module.manifest.definedPermissions
      union.ignored += module.manifest.ignored
    }
    return union
  }
}

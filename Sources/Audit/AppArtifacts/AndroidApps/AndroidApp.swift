import Findings

/// An Android app that was found: a Gradle module, a manifest alone or a package.
public struct AndroidApp: Hashable, Sendable {
  /// The module's folder name or the file's.
  public var name: String
  /// The build script, manifest or package, relative to the root.
  public var project: String
  /// What it was read from.
  public var form: Form
  /// The variants that the build makes, in the order of flavours and build types; one for packages.
  public var variants: [Variant]
  /// What the tree does not show, one phrase each.
  public var unknowns: [String]
  /// Whether code in another language than Kotlin and Java may do what they do: that of Flutter, React
  /// Native, Cordova or Capacitor.
  public var isScripted: Bool

  /// An Android app that was found.
  public init(
    name: String, project: String, form: Form, variants: [Variant], unknowns: [String] = [],
    isScripted: Bool = false
  ) {
    self.name = name
    self.project = project
    self.form = form
    self.variants = variants
    self.unknowns = unknowns
    self.isScripted = isScripted
  }
}

extension AndroidApp {
  /// What tells it from other targets.
  public var id: TargetID { TargetID(name, in: project) }

  /// Whether it was read from a package.
  package var isPackage: Bool { if case .package = form { true } else { false } }
}

extension AndroidApp {
  /// What an app was read from.
  public enum Form: Hashable, Sendable {
    case module
    case manifest
    /// A source file alone: the app that compiles it has the manifest.
    case source
    case package(AndroidPackage.Form)
  }

  /// What one choice of flavours and build type gives.
  public struct Variant: Hashable, Sendable {
    /// "debug", "freeRelease"; "release" for what knows no variants.
    public var name: String
    /// The merged manifest, each entry with who brought it.
    public var manifest: AndroidManifest
    /// The Kotlin and Java sources that are compiled in, those of modules included.
    public var sources: [String]
    /// Those of them that come from modules the app depends on.
    public var moduleSources: [String]

    /// What one choice of flavours and build type gives.
    public init(
      _ name: String, manifest: AndroidManifest, sources: [String] = [],
      moduleSources: [String] = []
    ) {
      self.name = name
      self.manifest = manifest
      self.sources = sources
      self.moduleSources = moduleSources
    }
  }
}

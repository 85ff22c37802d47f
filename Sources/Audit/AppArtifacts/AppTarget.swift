import Findings

/// A target of a project: an app, an extension, a library, a test bundle.
public struct AppTarget: Hashable, Sendable {
  /// Its name in the project.
  public var name: String
  /// The project file or folder that declares it, relative to the root.
  public var project: String
  /// What it builds.
  public var kind: Kind
  /// The platforms it builds for, as SDK names ("iphoneos", "watchos", "macosx"); empty if unknown.
  public var platforms: [String]
  /// Its build configurations, in project order.
  public var configurations: [TargetConfiguration]
  /// Sources compiled into its own binary, statically linked targets included.
  public var sources: [SourceFile]
  /// Sources that reach the process through dynamic frameworks of the same tree.
  public var frameworkSources: [SourceFile]
  /// Libraries that are linked and whose sources the tree may not show: pods, plugins, packages.
  public var libraries: [LinkedLibrary]
  /// Whether the tree holds sources of which nothing shows whether this target links them.
  ///
  /// Only without a project: a generator's modules lie outside the folder of the Info.plist.
  public var hasLooseSources = false
  /// The sources that its project lists and that are not there.
  public var absentSources: [String] = []
  /// Folders of packages with a privacy manifest of their own, which speaks for their code.
  public var manifestedFolders: [String] = []
  /// The app that embeds this bundle, by target name; nil for an app.
  public var container: String?
  /// Whether it was built already: its sources are compiled files then.
  public var isBuilt = false
  /// Whether it is code by itself: a source file, or a product of a Swift package.
  ///
  /// The app that compiles it has the Info.plist, and may have code that changes what this code does.
  public var isCodeAlone = false

  /// A target of a project.
  public init(
    name: String, project: String, kind: Kind, platforms: [String] = ["iphoneos"],
    configurations: [TargetConfiguration], sources: [SourceFile] = [],
    frameworkSources: [SourceFile] = [], libraries: [LinkedLibrary] = [], container: String? = nil
  ) {
    self.name = name
    self.project = project
    self.kind = kind
    self.platforms = platforms
    self.configurations = configurations
    self.sources = sources
    self.frameworkSources = frameworkSources
    self.libraries = libraries
    self.container = container
  }
}

extension AppTarget {
  /// What tells it from other targets.
  public var id: TargetID { TargetID(name, in: project) }
}

extension AppTarget {
  /// What a target builds.
  public enum Kind: Hashable, Sendable {
    case app
    case appClip
    /// An app extension; the point is the value of NSExtensionPointIdentifier where it is known.
    case appExtension(point: String?)
    /// A watch app, with or without an extension of its own.
    case watchApp
    case framework
    case staticLibrary
    case test
    /// Command-line tools, bundles, aggregates: never checked.
    case other
  }
}

extension AppTarget.Kind {
  /// Whether the target builds a bundle that asks for permissions in a process of its own.
  var isJudged: Bool {
    switch self {
    case .app, .appClip, .appExtension, .watchApp: true
    case .framework, .staticLibrary, .test, .other: false
    }
  }
}

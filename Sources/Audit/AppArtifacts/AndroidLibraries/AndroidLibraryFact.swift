import Findings

/// What the merged manifest of an app gets from a well-known library, though the tree does not show
/// it.
public struct AndroidLibraryFact: Hashable, Sendable {
  /// Its names: "group:name" in a repository of Maven's, a package of Dart's or of npm's.
  public var names: [String]
  /// The first version for which the row is true; nil if no older one is known to differ.
  public var since: String?
  /// The permissions that it asks for.
  public var permissions: [Asked]
  /// The services that it declares.
  public var services: [Service]
  /// Whether the row, with what the library depends on, is all that matters of it here.
  public var isWhole: Bool
  /// Where this is known from: a public repository and what was read there, or a vendor's page.
  public var source: String

  /// A permission, with its cap.
  public struct Asked: Hashable, Sendable {
    /// The permission, such as "android.permission.INTERNET".
    public var name: String
    /// The last level on which it counts; nil for no cap.
    public var cap: AndroidManifest.Level?
    /// What `usesPermissionFlags` promises.
    public var flags: AndroidManifest.PermissionRequest.Flags
    /// Which element it is.
    public var element: AndroidManifest.PermissionRequest.Element

    init(
      _ name: String, upTo cap: AndroidManifest.Level? = nil,
      _ flags: AndroidManifest.PermissionRequest.Flags = [],
      _ element: AndroidManifest.PermissionRequest.Element = .usesPermission
    ) {
      (self.name, self.cap, self.flags, self.element) = (name, cap, flags, element)
    }
  }

  /// A service, with its types; nil if the app sets them.
  public struct Service: Hashable, Sendable {
    /// Its class.
    public var name: String
    /// The types of foreground service that it may run as; nil if the app sets them.
    public var types: AndroidManifest.ForegroundTypes?

    init(_ name: String, _ types: AndroidManifest.ForegroundTypes? = []) {
      (self.name, self.types) = (name, types)
    }
  }

  /// A row of the table.
  init(
    _ names: String..., since: String? = nil, asks permissions: [Asked] = [],
    services: [Service] = [], isWhole: Bool = true, from source: String
  ) {
    self.names = names
    self.since = since
    self.permissions = permissions
    self.services = services
    self.isWhole = isWhole
    self.source = source
  }
}

extension AndroidLibraryFact {
  /// The manifest that it amounts to; its entries are where the library is named.
  func manifest(at position: SourcePosition) -> AndroidManifest {
    var manifest = AndroidManifest(file: position.file)
    manifest.permissions = permissions.map {
      .init(
        $0.name, element: $0.element, maximumSDK: $0.cap, flags: $0.flags, at: position)
    }
    manifest.components = services.map {
      .init(
        .service, $0.name, foregroundTypes: $0.types ?? [],
        hasForegroundType: $0.types.map { !$0.isEmpty } ?? true, at: position)
    }
    return manifest
  }
}

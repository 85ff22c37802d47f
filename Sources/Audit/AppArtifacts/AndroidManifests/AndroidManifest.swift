import Findings

/// What an AndroidManifest.xml says of permissions: text, binary XML and protocol buffer alike.
///
/// The names and numbers are the platform's. Nothing is checked: an entry that Android ignores is
/// in `ignored`, with the reason.
public struct AndroidManifest: Hashable, Sendable {
  /// The file, or the package that holds it, relative to the root.
  public var file: String
  /// The attribute `package`; nil in sources that leave it to the build.
  public var package: String?
  /// The name of the split, for a part of a package; nil for a base.
  public var split: String?
  /// The oldest API level that it installs on.
  public var minimumSDK: Level?
  /// The API level whose behavior it asks for.
  public var targetSDK: Level?
  /// Where the target is set; nil if nothing sets it.
  public var targetPosition: SourcePosition?
  /// The setting of a script that sets the target, such as "targetSdkVersion 34".
  public var targetSetting: String?
  /// The permissions it asks for, in order, duplicates included.
  public var permissions: [PermissionRequest] = []
  /// The permissions it defines, in order.
  public var definedPermissions: [String] = []
  /// For each permission that it defines, how many it has asked for before, in the document.
  public var definitionPlaces: [Int] = []
  /// The hardware and software it says it uses, in order.
  public var features: [Feature] = []
  /// Its activities, services, receivers and providers, in order.
  public var components: [Component] = []
  /// The packages it wants to see, in order.
  public var queriedPackages: [String] = []
  /// The permissions that the app takes out of what its libraries declare.
  public var removedPermissions: Set<String> = []
  /// The entries that Android ignores.
  public var ignored: [IgnoredEntry] = []

  /// An empty manifest.
  public init(file: String) { self.file = file }
}

extension AndroidManifest {
  /// An API level as a manifest writes it.
  public enum Level: Hashable, Sendable {
    case api(Int)
    /// The name of a release under development, such as "CinnamonBun".
    case codename(String)
    /// Text that could not be resolved: a placeholder, a reference.
    case unresolved(String)
  }

  /// Hardware or software that an app says it uses.
  public struct Feature: Hashable, Sendable {
    /// Its name, such as "android.hardware.location.gps".
    public var name: String
    /// Whether the store keeps the app from devices without it.
    public var isRequired: Bool
    /// Where it is.
    public var position: SourcePosition

    /// Hardware or software that an app says it uses.
    public init(_ name: String, isRequired: Bool = true, at position: SourcePosition) {
      self.name = name
      self.isRequired = isRequired
      self.position = position
    }
  }

  /// An entry that Android ignores, with the reason.
  public struct IgnoredEntry: Hashable, Sendable {
    /// What it asks for, as far as that can be said.
    public var name: String
    /// Why Android ignores it.
    public var reason: Reason
    /// Where it is.
    public var position: SourcePosition

    /// An entry that Android ignores.
    public init(_ name: String, _ reason: Reason, at position: SourcePosition) {
      self.name = name
      self.reason = reason
      self.position = position
    }

    /// Why Android ignores an entry.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      /// It is below `application`, and only children of `manifest` count (AND-MAN-006).
      case misplaced
      /// Its name refers to a resource, and only a literal counts (AND-MAN-001).
      case reference
      /// It has no name.
      case nameless
    }
  }
}

extension AndroidManifest.Level {
  /// The number; nil if it is a name or unknown.
  public var api: Int? { if case .api(let level) = self { level } else { nil } }

  /// Reads "30", "36.1", a codename, or what could not be resolved.
  init(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count <= 2, let first = parts.first, let level = first, !parts.contains(nil) {
      // A minor release brings interfaces and changes no behavior of the level.
      self = .api(level)
    } else if !text.utf8.allSatisfy(Self.isLetter) || text.isEmpty {
      self = .unresolved(text)
    } else {
      self = .codename(text)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
